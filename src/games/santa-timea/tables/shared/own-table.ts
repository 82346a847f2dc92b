import { tidyName } from '../../../../core/people.ts';
import type { Ruleset } from '../../notation/ruleset.ts';
import { makeScore, type ScorePosition } from '../../notation/score.ts';
import { sameWindCard, type WindCard } from '../../rules/cards.ts';
import type { Seat } from '../../rules/round.ts';
import type { Holding } from '../../rules/score.ts';
import {
  caughtUp,
  type FirstRound,
  type Guide,
  newFirstRound,
  readGuide,
  writeGuide,
} from '../first-round/first-round.ts';
import {
  hasCards,
  holdingsIn,
  isPlayed,
  newRound,
  newSitting,
  readSitting,
  type Sitting,
  writeSitting,
} from '../judge/sitting.ts';
import {
  type GameSheet,
  leaveOrReturn,
  newGame,
  nextStarter,
  playersIn,
  readGame,
  withRound,
  writeGame,
} from '../score/game-sheet.ts';
import { forSeats } from '../score/score-cards.ts';
import { parseScore } from '../score/score-view.ts';

/** A game at somebody's own table: first round, judge and score sheet go on with the same, on this phone or another. */
export interface OwnTable extends GameSheet {
  readonly now: Omit<Sitting, 'names'>;
  /** What is to be scored of it, once somebody has said more than the judge has seen. */
  readonly form?: readonly Holding[] | undefined;
  /** How far these players were led through their first round; left out where they are not. */
  readonly guide?: Guide | undefined;
}

export function newTable(names: readonly string[], ruleset: Ruleset): OwnTable {
  const { names: _, ...now } = newSitting(names.length, ruleset);
  return { ...newGame(names.length), names, now };
}

/** Whether there is something that another game must not replace. */
export const isBegun = (table: OwnTable): boolean =>
  table.rounds.length > 0 ||
  table.form !== undefined ||
  hasCards(sittingOf(table)) ||
  (table.guide?.screen ?? 'who') !== 'who';

export const playersNow = (game: GameSheet): readonly Seat[] => playersIn(game, game.rounds.length);

const namesNow = (game: GameSheet): readonly string[] =>
  playersNow(game).map((seat) => game.names[seat] ?? '');

export const sittingOf = (table: OwnTable): Sitting => ({ ...table.now, names: namesNow(table) });

export function withSitting(table: OwnTable, sitting: Sitting): OwnTable {
  const { names, ...now } = sitting;
  const players = playersNow(table);
  const isFirst = table.rounds.length === 0;
  return {
    ...table,
    names: isFirst ? names : table.names.map((name, seat) => names[players.indexOf(seat)] ?? name),
    now,
    form: table.form && followed(forSeats(table.form, names.length), sittingOf(table), sitting),
  };
}

const NO_CARDS: Holding = { cards: [], discarded: [] };

/**
 * What stands on the sheet once the judge has seen more: what somebody has entered there stays, the rest is the judge's.
 * With other cards a player has other sets, so what is discarded of them is proposed again.
 */
function followed(form: readonly Holding[], before: Sitting, now: Sitting): readonly Holding[] {
  const [seen, sees] = [holdingsIn(before), holdingsIn(now)];
  return form.map((holding, seat) => {
    const next = sees[seat] ?? NO_CARDS;
    const isSeen = [NO_CARDS, seen[seat] ?? NO_CARDS].some((one) => holdsTheSame(one, holding));
    return isSeen && !holdsTheSame(next, holding) ? next : holding;
  });
}

/** Whether it is the same, whatever is discarded of it; both are sorted. */
const holdsTheSame = (one: Holding, other: Holding): boolean =>
  one.damage === other.damage &&
  one.cards.length === other.cards.length &&
  one.cards.every((card, at) => sameWindCard(card, other.cards[at] as WindCard));

/** The judge begins the round again; players who are led through it go on with its first wind card. */
export function restarted(table: OwnTable): OwnTable {
  const { guide } = table;
  return {
    ...withSitting(table, newRound(sittingOf(table))),
    form: undefined,
    guide: guide && { ...guide, screen: 'wind', guess: {} },
  };
}

export const withName = (table: OwnTable, seat: Seat, name: string): OwnTable => ({
  ...table,
  names: table.names.with(seat, tidyName(name)),
});

export function firstRoundOf(table: OwnTable): FirstRound {
  const { names, guide, now } = table;
  if (!guide) return newFirstRound(now, names);
  return caughtUp({ ...guide, sitting: sittingOf(table), form: table.form });
}

export const withFirstRound = (
  table: OwnTable,
  { sitting, form, ...guide }: FirstRound,
): OwnTable => ({ ...withSitting({ ...table, form }, sitting), guide });

export function roundOf(table: OwnTable): ScorePosition {
  const { form, now } = table;
  const { edition, variant } = now;
  return { kind: 'score', edition, variant, holdings: form ?? holdingsIn(sittingOf(table)) };
}

export const withForm = (
  table: OwnTable,
  { edition, variant, holdings }: ScorePosition,
): OwnTable => ({ ...table, now: { ...table.now, edition, variant }, form: holdings });

/** A round comes onto the sheet, or is corrected there; behind the last one the next begins. */
export function entered(table: OwnTable, index: number, round: ScorePosition): OwnTable {
  const isNew = index === table.rounds.length;
  const sitting = sittingOf(table);
  const starter = table.rounds.length === 0 ? table.now.leader : table.starter;
  const next = { ...table, ...withRound({ ...table, starter }, index, round) };
  if (!isNew) return led(next);
  // Who has begun to play the next round already goes on with it; a first round that is led is this one.
  const isOver = table.guide !== undefined || !hasCards(sitting) || isPlayed(sitting);
  const now = isOver ? { ...table.now, winds: [], tricks: [[]] } : table.now;
  return led({ ...next, now, form: undefined, guide: undefined });
}

/** [S5] [S6] Until a round has begun, the sheet says who leads it. */
function led(table: OwnTable): OwnTable {
  if (table.rounds.length === 0 || hasCards(sittingOf(table))) return table;
  const seat = nextStarter(table);
  const leader = seat === null ? null : playersNow(table).indexOf(seat);
  return { ...table, now: { ...table.now, leader } };
}

export const starterOf = ({ rounds, now, starter }: OwnTable): Seat | null =>
  rounds.length === 0 ? now.leader : starter;

export const withStarter = (table: OwnTable, seat: Seat): OwnTable =>
  table.rounds.length === 0
    ? { ...table, now: { ...table.now, leader: seat } }
    : led({ ...table, starter: seat });

/** A player leaves in the middle, or comes back before the next round: the one under way begins again among the others. */
export function withLeaver(table: OwnTable, seat: Seat): OwnTable {
  const place = playersNow(table).indexOf(seat);
  const form = place < 0 ? undefined : table.form?.filter((_, at) => at !== place);
  const now = { ...table.now, winds: [], tricks: [[]] };
  return led({ ...table, ...leaveOrReturn(table, seat), now, form });
}

/** The sheet's first line, the round under way, what was entered of it, how far it is led; then the rounds and the names. */
export function writeTable(table: OwnTable): string {
  const [head, ...lines] = writeGame(table).split('\n');
  const [now] = writeSitting(sittingOf(table)).split('\n');
  const form = table.form ? makeScore(roundOf(table)) : '';
  const guide = table.guide ? writeGuide(table.guide) : '';
  return [head, now, form, guide, ...lines].join('\n');
}

/** Reads what `writeTable` wrote; null where anything is not as it writes it. */
export function readTable(text: string): OwnTable | null {
  const [head, now, form, guide, ...lines] = text.split('\n');
  const game = readGame([head, ...lines].join('\n'));
  const sitting = game && readSitting([now, ...namesNow(game)].join('\n'));
  if (!sitting) return null;
  const { names, ...round } = sitting;
  const table: OwnTable = { ...game, now: round };
  const scored = form ? parseScore(form) : null;
  const led = guide ? readGuide(guide, names.length) : undefined;
  if (led === null || (scored && !(scored.ok && scored.value.holdings.length === names.length))) {
    return null;
  }
  return {
    ...(scored ? withForm(table, scored.value) : table),
    ...(led && { guide: led }),
  };
}
