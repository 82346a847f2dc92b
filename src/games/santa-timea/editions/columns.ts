import {
  BOOKS,
  type Edition,
  OPEN_POINTS,
  type OpenPoint,
  type PrintedEdition,
  type Reading,
  readingOf,
} from '../rules/readings.ts';
import { type Played, partingStep, playOut, sameOutcome } from './play.ts';
import { WITNESSES } from './witness.ts';

/** One column of a witness: what a book rules on it, or a reading that no book prints. */
export interface Column {
  readonly of: PrintedEdition | 'ours' | 'other';
  /**
   * A book `prints` an answer to the question; or it is `silent` and both answers fit its words; or it is
   * silent, but its other rules decide this position whatever the answer: then the question is `idle`.
   */
  readonly stand: 'prints' | 'silent' | 'idle' | 'reading';
  readonly answer: Reading[OpenPoint] | null;
  /** The reading under which it is played; where it gives no answer, with one that it allows. */
  readonly reading: Reading;
  readonly played: Played;
  /** How many steps of this it decides: where it is silent, those on which all answers agree. */
  readonly decided: number;
}

/** The three books in their order; then, besides, every answer that none of them prints, ours first. */
export function columnsOf(question: OpenPoint): readonly Column[] {
  const { answers, printed } = OPEN_POINTS[question];
  const said: { readonly [E in PrintedEdition]?: Reading[OpenPoint] } = printed;
  const under = (edition: Edition, answer: Reading[OpenPoint]) => {
    const reading = { ...readingOf(edition), [question]: answer };
    const played = playOut(WITNESSES[question], reading);
    return { answer, reading, played, decided: played.steps.length };
  };
  const silentIn = (of: PrintedEdition): Column => {
    const all = answers.map((answer) => ({ ...under(of, answer), of, answer: null }));
    const [first, ...others] = all as [(typeof all)[number], ...typeof all];
    const { outcome, steps } = first.played;
    if (others.every(({ played }) => sameOutcome(played.outcome, outcome))) {
      return { ...first, stand: 'idle' };
    }
    const parting = others.map(({ played }) => partingStep(steps, played.steps) ?? steps.length);
    return { ...first, stand: 'silent', decided: Math.min(...parting) };
  };
  const unread = (answers as readonly Reading[OpenPoint][]).filter(
    (answer) => !Object.values(said).includes(answer),
  );
  return [
    ...BOOKS.map((of): Column => {
      const answer = said[of];
      return answer ? { ...under(of, answer), of, stand: 'prints' } : silentIn(of);
    }),
    ...unread.map((answer): Column => {
      const of = answer === readingOf('house')[question] ? 'ours' : 'other';
      return { ...under('house', answer), of, stand: 'reading' };
    }),
  ];
}
