import { tidyName } from '../../../../core/people.ts';
import type { Ruleset } from '../../notation/ruleset.ts';
import { makeScore, type ScorePosition } from '../../notation/score.ts';
import { sameWindCard, type WindCard } from '../../rules/cards.ts';
import { MAX_SEATS } from '../../rules/deal.ts';
import { ROUNDS } from '../../rules/game.ts';
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
  type JudgedRound,
  newJudged,
  newRound,
  readJudged,
  writeJudged,
} from '../judge/judge-round.ts';
import { type GameSheet, leaveOrReturn, nextStarter, playersIn } from '../score/game-sheet.ts';
import { forSeats } from '../score/score-cards.ts';
import { parseScore } from '../score/score-view.ts';

/** A game at somebody's own table: first round, judge and score sheet go on with the same, on this phone or another. */
export interface OwnTable extends GameSheet {
  readonly now: Omit<JudgedRound, 'names'>;
  /** What is to be scored of it, once somebody has said more than the judge has seen. */
  readonly form?: readonly Holding[] | undefined;
  /** How far these players were led through their first round; left out where they are not. */
  readonly guide?: Guide | undefined;
}

export function newTable(names: readonly string[], ruleset: Ruleset): OwnTable {
  const { names: _, ...now } = newJudged(names.length, ruleset);
  return { names, starter: 0, rounds: [], now };
}

/** Whether there is something that another game must not replace. */
export const isBegun = (table: OwnTable): boolean =>
  table.rounds.length > 0 ||
  table.form !== undefined ||
  hasCards(judgedOf(table)) ||
  (table.guide?.screen ?? 'who') !== 'who';

export const playersNow = (game: GameSheet): readonly Seat[] => playersIn(game, game.rounds.length);

const namesNow = (game: GameSheet): readonly string[] =>
  playersNow(game).map((seat) => game.names[seat] ?? '');

export const judgedOf = (table: OwnTable): JudgedRound => ({
  ...table.now,
  names: namesNow(table),
});

export function withJudged(table: OwnTable, judged: JudgedRound): OwnTable {
  const { names, ...now } = judged;
  const players = playersNow(table);
  const isFirst = table.rounds.length === 0;
  return {
    ...table,
    names: isFirst ? names : table.names.map((name, seat) => names[players.indexOf(seat)] ?? name),
    now,
    form: table.form && followed(forSeats(table.form, names.length), judgedOf(table), judged),
  };
}

const NO_CARDS: Holding = { cards: [], discarded: [] };

/**
 * What stands on the sheet once the judge has seen more: what somebody has entered there stays, the rest is the judge's.
 * With other cards a player has other sets, so what is discarded of them is proposed again.
 */
function followed(
  form: readonly Holding[],
  before: JudgedRound,
  now: JudgedRound,
): readonly Holding[] {
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
    ...withJudged(table, newRound(judgedOf(table))),
    form: undefined,
    guide: guide && { ...guide, screen: 'wind', guess: {} },
  };
}

export function firstRoundOf(table: OwnTable): FirstRound {
  const { names, guide, now } = table;
  if (!guide) return newFirstRound(now, names);
  return caughtUp({ ...guide, judged: judgedOf(table), form: table.form });
}

export const withFirstRound = (
  table: OwnTable,
  { judged, form, ...guide }: FirstRound,
): OwnTable => ({ ...withJudged({ ...table, form }, judged), guide });

export function roundOf(table: OwnTable): ScorePosition {
  const { form, now } = table;
  const { edition, variant } = now;
  return { kind: 'score', edition, variant, holdings: form ?? holdingsIn(judgedOf(table)) };
}

export const withForm = (
  table: OwnTable,
  { edition, variant, holdings }: ScorePosition,
): OwnTable => ({ ...table, now: { ...table.now, edition, variant }, form: holdings });

/** A round comes onto the sheet, or is corrected there; behind the last one the next begins. */
export function entered(table: OwnTable, index: number, round: ScorePosition): OwnTable {
  const isNew = index === table.rounds.length;
  const judged = judgedOf(table);
  const rounds = table.rounds.toSpliced(index, 1, round);
  const next = { ...table, starter: starterOf(table), rounds };
  if (!isNew) return led(next);
  // Who has begun to play the next round already goes on with it; a first round that is led is this one.
  const isOver = table.guide !== undefined || !hasCards(judged) || isPlayed(judged);
  const now = isOver ? { ...table.now, winds: [], tricks: [[]] } : table.now;
  return led({ ...next, now, form: undefined, guide: undefined });
}

/** [S5] [S6] Until a round has begun, the sheet says who leads it. */
function led(table: OwnTable): OwnTable {
  if (table.rounds.length === 0 || hasCards(judgedOf(table))) return table;
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

const NOBODY = '?';

/**
 * Who led first, how many rounds there are and who left after which; the round under way; what was entered of it; how far
 * it is led. Then the rounds and the names, one per line.
 */
export function writeTable(table: OwnTable): string {
  const { names, starter, rounds, gone, now, form, guide } = table;
  const left = Object.entries(gone ?? {}).map(([seat, round]) => `${seat}=${round}`);
  return [
    [starter ?? NOBODY, rounds.length, ...left].join(' '),
    writeJudged(now),
    form ? makeScore(roundOf(table)) : '',
    guide ? writeGuide(guide) : '',
    ...rounds.map(makeScore),
    ...names,
  ].join('\n');
}

/** Reads what `writeTable` wrote; null where anything is not as it writes it. */
export function readTable(text: string): OwnTable | null {
  const [head = '', now = '', form, guide, ...lines] = text.split('\n');
  const written = /^([\d?]) (\d)((?: \d=\d)*)$/.exec(head);
  if (!written) return null;
  const starter = written[1] === NOBODY ? null : Number(written[1]);
  const count = Number(written[2]);
  const left = [...(written[3] as string).matchAll(/(\d)=(\d)/g)];
  const gone = Object.fromEntries(left.map(([, seat, round]) => [seat, Number(round)]));
  const names = lines.slice(count).map(tidyName);
  const isSeat = (seat: Seat) => seat < names.length;
  const isGone = left.every(([, seat, round]) => isSeat(Number(seat)) && Number(round) <= count);
  if (names.length > MAX_SEATS || !isSeat(starter ?? 0) || count > ROUNDS || !isGone) return null;
  const game = { names, starter, rounds: [], ...(left.length > 0 && { gone }) };
  const readRound = (line: string, index: number) => {
    const read = parseScore(line);
    const fits = read.ok && read.value.holdings.length === playersIn(game, index).length;
    return fits ? [read.value] : [];
  };
  const rounds = lines.slice(0, count).flatMap(readRound);
  const players = playersIn(game, count).map((seat) => names[seat] ?? '');
  const judged = readJudged(now, players);
  const [scored] = form ? readRound(form, count) : [];
  const led = guide ? readGuide(guide, players.length) : undefined;
  if (rounds.length < count || !judged || (form && !scored) || led === null) return null;
  const { names: _, ...round } = judged;
  const table = { ...game, rounds, now: round, ...(led && { guide: led }) };
  return scored ? withForm(table, scored) : table;
}
