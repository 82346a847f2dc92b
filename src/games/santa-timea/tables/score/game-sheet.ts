import { writeNumber } from '../../../../core/words.ts';
import { explainStart, explainWinners } from '../../explain/game.ts';
import { namesAt, tidyName } from '../../explain/player-names.ts';
import { createSpeech, sayGameStep } from '../../explain/say.ts';
import { type Sentence, sentenceOf } from '../../explain/sentence.ts';
import type { Translate } from '../../explain/words.ts';
import { parserOf } from '../../notation/error.ts';
import { rulesFor, USUAL } from '../../notation/ruleset.ts';
import { makeScore, readScore, type ScorePosition } from '../../notation/score.ts';
import { MAX_SEATS, MIN_SEATS } from '../../rules/deal.ts';
import {
  type Game,
  isGameOver,
  ROUNDS,
  recordRound,
  startGame,
  startPlayer,
  totals,
  winners,
} from '../../rules/game.ts';
import type { Seat } from '../../rules/round.ts';
import { scoreRound } from '../../rules/score.ts';

/** The rounds of a game at somebody's table, as they were entered. */
export interface GameSheet {
  /** What the players are called, by seat; empty where nobody has said so. */
  readonly names: readonly string[];
  /** Who led the first trick of the game. */
  readonly starter: Seat;
  readonly rounds: readonly ScorePosition[];
}

export const newGame = (seats: number): GameSheet => ({
  names: Array.from({ length: seats }, () => ''),
  starter: 0,
  rounds: [],
});

/** A sheet with all that is shown of it, as plain data. */
export interface ToldGame {
  readonly game: GameSheet;
  readonly names: readonly string[];
  /** A row for each round entered: what each seat scored, and for how much damage. */
  readonly rows: readonly (readonly { readonly points: number; readonly damage: number }[])[];
  readonly totals: readonly number[];
  /** Who starts the next round or has won, and why; nothing before the first. */
  readonly sentences: readonly Sentence[];
  readonly text: string;
}

export function tellGame(game: GameSheet, t: Translate, lang: string): ToldGame {
  const names = namesAt(game.names, t);
  const last = game.rounds.at(-1);
  const { edition } = last ?? USUAL;
  const played = playedIn(game);
  const steps = isGameOver(played)
    ? explainWinners(played, winners(played))
    : explainStart(played, startPlayer(played));
  const speech = createSpeech(t, lang, names);
  return {
    game,
    names,
    rows: played.results.map(({ scores }) =>
      scores.map(({ total, damage }) => ({ points: total, damage })),
    ),
    totals: totals(played),
    sentences: last
      ? steps.map((step) => sentenceOf(sayGameStep(step, speech), step, edition))
      : [],
    text: writeGame(game),
  };
}

/** The rounds of a sheet, scored. */
function playedIn({ names, starter: first, rounds }: GameSheet): Game {
  let played = startGame(names.length, rulesFor(rounds.at(-1) ?? USUAL));
  let starter = first;
  for (const round of rounds) {
    const scores = scoreRound(round.holdings, rulesFor(round));
    // A thirteenth trick is not entered; our reading does not ask who would have led it.
    played = recordRound(played, { starter, nextLeader: starter, scores });
    starter = startPlayer(played).seats[0] ?? starter;
  }
  return played;
}

/** [S5] [S6] Who leads the next round; null where the sheet has none yet, or all, or lots are drawn. */
export function nextStarter(game: GameSheet): Seat | null {
  const played = playedIn(game);
  if (game.rounds.length === 0 || isGameOver(played)) return null;
  const { seats } = startPlayer(played);
  return seats.length === 1 ? (seats[0] as Seat) : null;
}

/** Puts a round in its place, or behind the last; null for another number of players or a sixth round. */
export function withRound(game: GameSheet, index: number, round: ScorePosition): GameSheet | null {
  const others = game.rounds.filter((_, place) => place !== index);
  const seats = round.holdings.length;
  const fits = others.every(({ holdings }) => holdings.length === seats);
  if (!fits || index >= ROUNDS) return null;
  const names = newGame(seats).names.map((_, seat) => game.names[seat] ?? '');
  const rounds = [...game.rounds.slice(0, index), round, ...game.rounds.slice(index + 1)];
  return { names, starter: Math.min(game.starter, seats - 1), rounds };
}

/** Another number of players, before there is a round. @param known names of seats that were there before. */
export const withSeats = (game: GameSheet, seats: number, known: readonly string[]): GameSheet => ({
  ...game,
  names: newGame(seats).names.map((_, seat) => game.names[seat] ?? known[seat] ?? ''),
  starter: Math.min(game.starter, seats - 1),
});

/**
 * The sheet as a text to pass on, a line for each round: whoever reads it in letters of unequal width, or hears it,
 * knows whose the points are. Behind the sum stands who has won, or starts the next round.
 */
export function resultText({ names, rows, totals, sentences }: ToldGame, t: Translate): string {
  const line = (label: string, points: readonly number[]): string =>
    [label, ...points.map((count, seat) => `${names[seat]} ${writeNumber(count)}`)].join(' · ');
  const round = (scores: ToldGame['rows'][number], index: number): string =>
    line(
      t('game-sheet.round', { number: index + 1 }),
      scores.map(({ points }) => points),
    );
  const outcome = sentences.at(-1)?.text ?? '';
  return [...rows.map(round), line(t('game-sheet.sum'), totals), outcome].join('\n');
}

/**
 * What is shown of a game that was sent and of one's own, and which of one's own waits behind it. A game without
 * rounds brings no more than its players, as the judge sends them: it never stands before rounds.
 */
export function meetGames(sent: GameSheet | null, mine: GameSheet | null) {
  if (!sent || (sent.rounds.length === 0 && mine && mine.rounds.length > 0)) {
    return { shown: mine, own: null };
  }
  if (sent.rounds.length > 0) {
    return { shown: sent, own: mine && writeGame(mine) !== writeGame(sent) ? mine : null };
  }
  const known = withSeats(mine ?? sent, sent.names.length, []);
  const names = sent.names.map((name, seat) => name || (known.names[seat] as string));
  return { shown: { ...known, names, starter: sent.starter }, own: null };
}

/** Whether nothing of a round was entered: twelve tricks leave a card with somebody. */
export const isBlank = ({ holdings }: ScorePosition): boolean =>
  holdings.every(({ cards, damage }) => cards.length === 0 && damage === undefined);

export const withName = (game: GameSheet, seat: number, name: string): GameSheet => ({
  ...game,
  names: game.names.with(seat, tidyName(name)),
});

/** Who led first and how many rounds there are; then the rounds and the names, one on a line. */
export const writeGame = ({ names, starter, rounds }: GameSheet): string =>
  [`${starter} ${rounds.length}`, ...rounds.map(makeScore), ...names].join('\n');

const parse = parserOf({ score: readScore });

/** Reads what `writeGame` wrote; null where anything is not as it writes it. */
export function readGame(text: string): GameSheet | null {
  const [head = '', ...lines] = text.split('\n');
  const [starter = Number.NaN, count = Number.NaN] = head.split(' ').map(Number);
  const names = lines.slice(count).map(tidyName);
  const seats = names.length;
  const isTable = seats >= MIN_SEATS && seats <= MAX_SEATS && starter >= 0 && starter < seats;
  if (!isTable || !Number.isInteger(starter) || !Number.isInteger(count)) return null;
  const rounds = lines.slice(0, count).flatMap((line) => {
    const read = parse(line);
    return read.ok && read.value.holdings.length === seats ? [read.value] : [];
  });
  return rounds.length === count && count <= ROUNDS ? { names, starter, rounds } : null;
}
