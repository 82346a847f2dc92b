import { explainStart, explainWinners } from '../../explain/game.ts';
import { createSpeech, sayGameStepToYou, sentenceOf } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { gameAt, type Match } from '../../players/match.ts';
import { gameWith } from '../../rules/dealt-game.ts';
import { isGameOver, ROUNDS, startPlayer, totals, winners } from '../../rules/game.ts';
import type { Round, Seat } from '../../rules/round.ts';

export interface SeatedMatch {
  readonly match: Match;
  readonly names: readonly string[];
  /** Who is told all this; nobody alone where several people play. */
  readonly you: Seat | undefined;
  readonly t: Translate;
}

export type GameView = NonNullable<ReturnType<typeof viewGame>>;

/**
 * Where a game stands that has several rounds; null for a round that stands alone.
 * @param isScored whether the round counts already.
 */
export function viewGame({ match, names, you, t }: SeatedMatch, round: Round, isScored: boolean) {
  if (!match.isGame) return null;
  const earlier = gameAt(match);
  const game = isScored ? gameWith(match, match, earlier, round) : earlier;
  const isOver = isGameOver(game);
  const won = isOver ? winners(game) : null;
  const start = startPlayer(game);
  const steps = won ? explainWinners(game, won) : explainStart(game, start);
  const { seats } = won ?? start;
  const speech = createSpeech(t, names, you);
  const sentences = isScored
    ? steps.map((step) => sentenceOf(sayGameStepToYou(step, speech), step, match.edition))
    : [];
  const isYours = seats.length === 1 && seats[0] === you;
  return {
    title: t('play.round', { number: match.before.length + 1, count: ROUNDS }),
    rounds: game.results.map(({ scores }) => scores.map(({ total }) => total)),
    totals: totals(game),
    names,
    sentences,
    /** The last of these sentences, addressed to the reader where it is about nobody else; empty before the end. */
    heading:
      isYours && isScored
        ? t(isOver ? 'play.you-win' : 'play.you-start')
        : (sentences.at(-1)?.text ?? ''),
    winners: won?.seats ?? [],
    isOver,
  };
}

/** Who wins, and with how much. @param won the seats, where not all with the most points win. */
export function sayWinners(
  { names, you, t }: SeatedMatch,
  points: readonly number[],
  won?: readonly Seat[],
): string {
  const most = Math.max(...points);
  const seats = won ?? [...names.keys()].filter((seat) => points[seat] === most);
  const { list, name } = createSpeech(t, names);
  const said = points.toSorted((a, b) => b - a).join('\u202f:\u202f');
  return seats.length === 1 && seats[0] === you
    ? t('play.end.you', { points: said })
    : t('play.end.wins', { count: seats.length, names: list(seats.map(name)), points: said });
}
