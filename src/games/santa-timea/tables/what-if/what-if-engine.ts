import { playText, playWitness, sameOutcome } from '../../editions/play.ts';
import { WITNESSES } from '../../editions/witness.ts';
import { type Question, type Reading, readingOf } from '../../rules/readings.ts';

/** Whether a position, or the witness of a question, comes out otherwise than by our reading. */
export type Asked = { readonly text: string } | { readonly question: Question };

const house = readingOf('house');

/** A record of a round that a reading no longer lets be played has changed too. */
export function changes(asked: Asked, reading: Reading): boolean {
  if ('question' in asked) {
    const witness = WITNESSES[asked.question];
    return !sameOutcome(playWitness(witness, house).outcome, playWitness(witness, reading).outcome);
  }
  const [ours, other] = [playText(asked.text, house), playText(asked.text, reading)];
  return !ours || !other ? ours !== other : !sameOutcome(ours.outcome, other.outcome);
}
