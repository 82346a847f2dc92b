import { explainStart, explainWinners } from '../../explain/game.ts';
import { createSpeech, sayGameStepToYou } from '../../explain/say.ts';
import { type Sentence, sentenceOf } from '../../explain/sentence.ts';
import type { Translate } from '../../explain/words.ts';
import type { Match } from '../../players/match.ts';
import { gameBefore, gameWith } from '../../rules/dealt-game.ts';
import { isGameOver, ROUNDS, startPlayer, totals, winners } from '../../rules/game.ts';
import type { Round, Seat } from '../../rules/round.ts';

/** Where a game stands that has several rounds. */
export interface GameView {
  /** Which round of how many. */
  readonly title: string;
  /** Every player’s victory points of each round that is over, one round a row. */
  readonly rounds: readonly (readonly number[])[];
  readonly totals: readonly number[];
  readonly names: readonly string[];
  /** Behind a score: who leads the next round, or who wins, and why. */
  readonly sentences: readonly Sentence[];
  /** The last of these, said to whoever looks on where it is about nobody else; empty before. */
  readonly heading: string;
  /** The seats of those who win; none before the end. */
  readonly winners: readonly number[];
  readonly isOver: boolean;
}

/**
 * @param isScored whether the round counts already.
 * @param names the players by seat.
 * @param you who is told all this; nobody alone where several people play.
 */
export function viewGame(
  match: Match,
  round: Round,
  isScored: boolean,
  names: readonly string[],
  you: Seat | undefined,
  t: Translate,
  lang: string,
): GameView | null {
  const found = gameBefore(match);
  if (!match.isGame || !found.ok) return null;
  const before = found.value.game;
  const game = isScored ? gameWith(match, match, before, round) : before;
  const isOver = isGameOver(game);
  const won = isOver ? winners(game) : null;
  const start = startPlayer(game);
  const steps = won ? explainWinners(game, won) : explainStart(game, start);
  const { seats } = won ?? start;
  const speech = createSpeech(t, lang, names, you);
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
    heading:
      isYours && isScored
        ? t(isOver ? 'play.you-win' : 'play.you-start')
        : (sentences.at(-1)?.text ?? ''),
    winners: won?.seats ?? [],
    isOver,
  };
}
