import { writeNumber } from '../../../../core/words.ts';
import { raceOf } from '../../../../kit/play/race.ts';
import { explainStart, explainWinners } from '../../explain/game.ts';
import { createSpeech, namesAt, sayGameStep, sentenceOf } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { rulesFor, USUAL } from '../../notation/ruleset.ts';
import type { ScorePosition } from '../../notation/score.ts';
import { MIN_SEATS } from '../../rules/deal.ts';
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
import { damageOf, type Holding, MOST_DAMAGE, type Score, scoreRound } from '../../rules/score.ts';

export interface GameSheet {
  /** What the players are called, by seat; empty where nobody has said so. */
  readonly names: readonly string[];
  /** Who led the first trick of the game; null where nobody has said so. */
  readonly starter: Seat | null;
  readonly rounds: readonly ScorePosition[];
  /** Who left in the middle, by seat: after how many rounds. */
  readonly gone?: Readonly<Record<Seat, number>> | undefined;
}

export const playersIn = ({ names, gone }: GameSheet, round: number): Seat[] =>
  names.flatMap((_, seat) => ((gone?.[seat] ?? Number.POSITIVE_INFINITY) > round ? [seat] : []));

type Points = readonly (number | undefined)[];

export function viewGame(game: GameSheet, t: Translate) {
  const names = namesAt(game.names, t);
  const staying = playersIn(game, game.rounds.length);
  const last = game.rounds.at(-1);
  const { edition } = last ?? USUAL;
  const { played, rows } = playedIn(game);
  const isOver = isGameOver(played);
  const sums = totals(played);
  const won = winners(played);
  const steps = isOver ? explainWinners(played, won) : explainStart(played, startPlayer(played));
  const players = staying.map((seat) => names[seat] as string);
  const points = rows.map((row) => staying.map((seat) => row[seat] ?? 0));
  const speech = createSpeech(t, players);
  return {
    names,
    rows,
    totals: names.map((_, seat) => sums[staying.indexOf(seat)]),
    sentences: last
      ? steps.map((step) => sentenceOf(sayGameStep(step, speech), step, edition))
      : [],
    winner: isOver
      ? `${speech.list(won.seats.map(speech.name))} · ${t('scored.points', { count: sums[won.seats[0] as Seat] as number })}`
      : '',
    lanes: raceOf(players, points, ROUNDS, won.seats),
  };
}

type SheetView = ReturnType<typeof viewGame>;

function playedIn(game: GameSheet): { played: Game; rows: Points[] } {
  const staying = playersIn(game, game.rounds.length);
  let played = startGame(staying.length, rulesFor(game.rounds.at(-1) ?? USUAL));
  // Where the first leader has left, the next player in turn starts.
  let starter = Math.max(
    0,
    staying.findIndex((seat) => seat >= (game.starter ?? 0)),
  );
  const rows = game.rounds.map((round, index) => {
    const players = playersIn(game, index);
    const scores = scoreRound(round.holdings, rulesFor(round));
    const scoreOf = (seat: Seat) => scores[players.indexOf(seat)];
    // A thirteenth trick is not entered; our reading does not ask who would have led it.
    played = recordRound(played, {
      starter,
      nextLeader: starter,
      scores: staying.map((seat) => scoreOf(seat) as Score),
    });
    starter = startPlayer(played).seats[0] ?? starter;
    return game.names.map((_, seat) => scoreOf(seat)?.total);
  });
  return { played, rows };
}

/** [S5] [S6] Who leads the next round; null where the sheet has none yet, or all, or that hangs on what nobody has said. */
export function nextStarter(game: GameSheet): Seat | null {
  if (game.starter === null) {
    const [seat = null, ...others] = new Set(
      game.names.map((_, starter) => nextStarter({ ...game, starter })),
    );
    return others.length === 0 ? seat : null;
  }
  const { played } = playedIn(game);
  if (game.rounds.length === 0 || isGameOver(played)) return null;
  const { seats } = startPlayer(played);
  const staying = playersIn(game, game.rounds.length);
  return seats.length === 1 ? (staying[seats[0] as Seat] as Seat) : null;
}

/** A player leaves after the rounds played so far, or comes back before the next; two at least play on. */
export function leaveOrReturn(game: GameSheet, seat: Seat): GameSheet {
  const now = game.rounds.length;
  const { [seat]: since, ...others } = game.gone ?? {};
  if (since === undefined) {
    return playersIn(game, now).length > MIN_SEATS
      ? { ...game, gone: { ...others, [seat]: now } }
      : game;
  }
  if (since < now) return game;
  return { ...game, gone: Object.keys(others).length > 0 ? others : undefined };
}

/** With names and without a table, so that it can be read in any font and aloud. */
export function resultText({ names, rows, totals, sentences }: SheetView, t: Translate): string {
  const line = (label: string, points: Points): string =>
    [
      label,
      ...points.flatMap((count, seat) =>
        count === undefined ? [] : [`${names[seat]} ${writeNumber(count)}`],
      ),
    ].join(' · ');
  const round = (points: Points, index: number): string =>
    line(t('game-sheet.round', { number: index + 1 }), points);
  const outcome = sentences.at(-1)?.text ?? '';
  return [...rows.map(round), line(t('game-sheet.sum'), totals), outcome].join('\n');
}

/** Whose damage is not known yet: who has neither cards nor a damage, unless the others have laid cards alone. */
export function missingIn(holdings: readonly Holding[]): number[] {
  const isNoted = holdings.some(({ damage }) => damage !== undefined);
  const isLaid = holdings.some(({ cards }) => cards.length > 0);
  if (isLaid && !isNoted) return [];
  return holdings.flatMap(({ cards, damage }, seat) =>
    cards.length === 0 && damage === undefined ? [seat] : [],
  );
}

/** [C3] [O2] Whether all together took more than the twelve worst wind cards hold. */
export const isTooMuch = (holdings: readonly Holding[]): boolean =>
  holdings.reduce((sum, holding) => sum + damageOf(holding), 0) > MOST_DAMAGE;
