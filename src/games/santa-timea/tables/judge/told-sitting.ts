import { openQuestion } from '../../explain/editions.ts';
import { namesAt } from '../../explain/player-names.ts';
import { createSpeech, type Speech, sayTaking } from '../../explain/say.ts';
import type { Sentence } from '../../explain/sentence.ts';
import type { Translate } from '../../explain/words.ts';
import { rulesFor } from '../../notation/ruleset.ts';
import { makeScore } from '../../notation/score.ts';
import type { WindCard } from '../../rules/cards.ts';
import { QUESTIONS, type Question } from '../../rules/readings.ts';
import { resolveTrick, type Trick } from '../../rules/trick.ts';
import { newGame, writeGame } from '../score/game-sheet.ts';
import { type Known, NOTHING_KNOWN } from '../sea/fleet.ts';
import type { Lane } from '../sea/Sea.tsx';
import { judgeTrick, tableCard } from '../trick/judged-trick.ts';
import {
  isLastTrick,
  nextTarget,
  type Sitting,
  standingOf,
  type Target,
  takenIn,
  wholeTrick,
} from './sitting.ts';

/** A sitting with all that the judge shows of it, as plain data. */
export interface ToldSitting {
  readonly sitting: Sitting;
  /** Everybody at the table, clockwise. */
  readonly names: readonly string[];
  /** The seat that leads this trick. */
  readonly leader: number;
  readonly row: readonly WindCard[];
  readonly carried: readonly WindCard[];
  /** In playing order. */
  readonly lanes: readonly Lane[];
  readonly known: Known;
  /** What is to be entered next; null once the trick is whole. */
  readonly target: Target | null;
  readonly ruling: ToldRuling | null;
  /** The wind cards taken so far, in notation; null for none. */
  readonly taken: string | null;
  /** The sheet of a game of the same players, as text. */
  readonly game?: string;
}

export interface ToldRuling {
  readonly outcome: string;
  readonly sentences: readonly Sentence[];
  /** What may be said against it: a line for each open point that decides it. */
  readonly quarrels: readonly string[];
  /** Whether the round is over with it. */
  readonly isLast: boolean;
}

export function tellSitting(sitting: Sitting, t: Translate, lang: string): ToldSitting {
  const { edition, variant } = sitting;
  const { leader, row, carried, plays } = standingOf(sitting);
  const names = namesAt(sitting.names, t);
  const inOrder = [...names.slice(leader), ...names.slice(0, leader)];
  const trick = wholeTrick(sitting);
  const taken = takenIn(sitting);
  const verdict =
    trick && judgeTrick({ kind: 'trick', edition, variant, trick }, t, lang, inOrder).verdict;
  return {
    sitting,
    names,
    leader,
    row,
    carried,
    lanes: inOrder.map((name, place) => {
      const play = plays[place];
      return {
        name,
        played: play ? { play, name: tableCard(play, rulesFor(sitting), t).name } : null,
        missing: t('bench.missing'),
        worth: verdict?.worths[place],
      };
    }),
    known: verdict?.known.at(-1) ?? NOTHING_KNOWN,
    target: nextTarget(sitting),
    ruling: verdict && {
      outcome: verdict.outcome,
      sentences: verdict.sentences,
      quarrels: quarrelsAbout(sitting, trick, verdict.outcome, createSpeech(t, lang, inOrder)),
      isLast: isLastTrick(sitting),
    },
    taken: taken && makeScore(taken),
    ...(taken && { game: writeGame({ ...newGame(names.length), names: sitting.names }) }),
  };
}

/** Every other answer to an open point that changes who takes or leads. */
function quarrelsAbout(
  sitting: Sitting,
  trick: Trick,
  ours: string,
  { t, name }: Speech,
): string[] {
  const rules = rulesFor(sitting);
  const answers = (Object.keys(QUESTIONS) as Question[])
    .filter((question) => openQuestion(question) !== null)
    .flatMap((question) => QUESTIONS[question].answers.map((answer) => ({ question, answer })));
  return answers.flatMap(({ question, answer }) => {
    const { taker, lead } = resolveTrick(trick, { ...rules, [question]: answer });
    const outcome = sayTaking(taker === null ? null : name(taker), name(lead), t);
    if (outcome === ours) return [];
    const said = t(`dispute.${question}.${answer}`);
    return [t('bench.quarrel', { ask: t(`dispute.ask.${question}`), answer: said, outcome })];
  });
}
