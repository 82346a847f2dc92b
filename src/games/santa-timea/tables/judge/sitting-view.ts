import { openQuestion } from '../../explain/editions.ts';
import { namesAt } from '../../explain/player-names.ts';
import { createSpeech, type Speech, sayCard, sayTaking, sayWindCard } from '../../explain/say.ts';
import type { Sentence } from '../../explain/sentence.ts';
import type { Translate } from '../../explain/words.ts';
import { rulesFor } from '../../notation/ruleset.ts';
import { makeScore } from '../../notation/score.ts';
import { damageOn, type WindCard } from '../../rules/cards.ts';
import { OPEN_POINTS, type OpenPoint } from '../../rules/readings.ts';
import type { Seat } from '../../rules/round.ts';
import { resolveTrick, type Trick } from '../../rules/trick.ts';
import { newGame, writeGame } from '../score/game-sheet.ts';
import { type Known, NOTHING_KNOWN } from '../sea/fleet.ts';
import type { Lane } from '../sea/Sea.tsx';
import { viewTrick } from '../trick/trick-view.ts';
import {
  cardsOf,
  doubtsIn,
  isLastTrick,
  isOver,
  nextTarget,
  notedAt,
  onTable,
  type Sitting,
  standingOf,
  type Target,
  takenIn,
  unnamedIn,
  wholeTrick,
} from './sitting.ts';

/** A sitting with all that the judge shows of it, as plain data. */
export interface SittingView {
  readonly sitting: Sitting;
  /** Which trick is shown, counted from none. */
  readonly at: number;
  /** Everybody at the table, clockwise. */
  readonly names: readonly string[];
  /** The seat that leads this trick. */
  readonly leader: number;
  readonly row: readonly (WindCard | null)[];
  readonly carried: readonly WindCard[];
  /** In playing order. */
  readonly lanes: readonly Lane[];
  readonly known: Known;
  /** What is to be entered next; null once the trick is whole. */
  readonly target: Target | null;
  readonly ruling: RulingView | null;
  /** Who took the card where only that was noted: the seat, null for nobody; undefined where cards lie. */
  readonly taker: Seat | null | undefined;
  /** Who took a wind card that nobody has named, once the round is over; null for nobody. */
  readonly unnamed: {
    readonly name: string;
    readonly count: number;
    readonly trick: number;
  } | null;
  /** What each seat has taken so far; what is said of it where it is heard, with what nobody has named. */
  readonly damage: readonly {
    readonly cards: number;
    readonly points: string;
    readonly aloud: string;
  }[];
  /** What cannot be right, and the tricks in which it lies. */
  readonly doubts: readonly { readonly text: string; readonly tricks: readonly number[] }[];
  /** The wind cards taken so far, in notation; null for none. */
  readonly taken: string | null;
  /** The sheet of a game of the same players, as text. */
  readonly game?: string;
}

interface RulingView {
  readonly outcome: string;
  readonly sentences: readonly Sentence[];
  /** What may be said against it: a line for each open point that decides it. */
  readonly quarrels: readonly string[];
}

/** @param at the trick that is shown. */
export function viewSitting(
  sitting: Sitting,
  t: Translate,
  lang: string,
  at = onTable(sitting),
): SittingView {
  const { edition, variant } = sitting;
  const { leader, row, carried, plays } = standingOf(sitting, at);
  const names = namesAt(sitting.names, t);
  const inOrder = [...names.slice(leader), ...names.slice(0, leader)];
  const trick = wholeTrick(sitting, at);
  const taken = takenIn(sitting);
  const { list } = createSpeech(t, lang, names);
  const without = unnamedIn(sitting);
  const first = without[0];
  const unnamed = first && {
    name: names[first.seat] as string,
    count: without.filter(({ seat }) => seat === first.seat).length,
    trick: first.trick,
  };
  const verdict = trick && viewTrick({ kind: 'trick', edition, variant, trick }, t, lang, inOrder);
  return {
    sitting,
    at,
    names,
    leader,
    row,
    carried,
    lanes: inOrder.map((name, place) => {
      const play = plays[place];
      return {
        name,
        played: play ?? null,
        missing: t('bench.missing'),
        worth: verdict?.worths[place],
      };
    }),
    known: verdict?.known.at(-1) ?? NOTHING_KNOWN,
    target: nextTarget(sitting, at),
    ruling: verdict && {
      outcome: verdict.outcome,
      sentences: verdict.sentences,
      quarrels: quarrelsAbout(sitting, trick, verdict.outcome, createSpeech(t, lang, inOrder)),
    },
    taker: notedAt(sitting, at)?.taker,
    unnamed: unnamed && isLastTrick(sitting) && isOver(sitting) ? unnamed : null,
    damage: cardsOf(sitting).map((cards, seat) => {
      const hidden = without.filter((one) => one.seat === seat).length;
      const points = damageOn(cards);
      const said = t('damage', { count: points });
      const more = { name: names[seat] ?? '', count: hidden };
      return {
        cards: cards.length + hidden,
        points: hidden > 0 ? `${points} + ?` : `${points}`,
        aloud: hidden > 0 ? `${said}. ${t('bench.unnamed', more)}` : said,
      };
    }),
    doubts: doubtsIn(sitting).map((doubt) => ({
      text: t('bench.doubt', {
        card: doubt.list === 'row' ? sayWindCard(doubt.card, t) : sayCard(doubt.card, t),
        tricks: list(doubt.tricks.map((trick) => `${trick + 1}`)),
      }),
      tricks: [...new Set(doubt.tricks)],
    })),
    taken: taken && makeScore(taken),
    ...(taken && {
      game: writeGame({
        ...newGame(names.length),
        names: sitting.names,
        starter: sitting.leader ?? 0,
      }),
    }),
  };
}

/** Every other answer to an open point that changes who takes or leads. */
function quarrelsAbout(sitting: Sitting, trick: Trick, ours: string, speech: Speech): string[] {
  const { t } = speech;
  const rules = rulesFor(sitting);
  const answers = (Object.keys(OPEN_POINTS) as OpenPoint[])
    .filter((question) => openQuestion(question) !== null)
    .flatMap((question) => OPEN_POINTS[question].answers.map((answer) => ({ question, answer })));
  return answers.flatMap(({ question, answer }) => {
    const outcome = sayTaking(resolveTrick(trick, { ...rules, [question]: answer }), speech);
    if (outcome === ours) return [];
    const said = t(`dispute.${question}.${answer}`);
    return [t('bench.quarrel', { ask: t(`dispute.ask.${question}`), answer: said, outcome })];
  });
}
