import type { HandPosition } from '../notation/hand.ts';
import type { RoundPosition } from '../notation/round.ts';
import type { RowPosition } from '../notation/row.ts';
import type { ScorePosition } from '../notation/score.ts';
import type { TrickPosition } from '../notation/trick.ts';
import type { WheelCard } from '../rules/cards.ts';
import type { Game } from '../rules/game.ts';
import type { Edition } from '../rules/readings.ts';
import type { Seat } from '../rules/round.ts';
import type { Ending } from './ending.ts';
import type { CountAsk, Stage } from './stage.ts';

/** What the learner wants from the card to be played. */
export type Aim = 'avoid' | 'take' | 'win-lead' | 'nobody';

/** One question to the learner. Everything about its answers is asked of the engine: `answers.ts`. */
export type Task =
  | TrickTask
  | CardTask
  | PlayTask
  | OpenTask
  | RowTask
  | ScoreTask
  | GameTask
  | LastTask
  | CountTask
  | ComeTask;

/** Who takes the wind card; who leads next. */
export interface TrickTask {
  readonly ask: 'taker' | 'leader';
  readonly position: TrickPosition;
}

/** What one card of a trick counts: in points, or as full, half or zero. */
export interface CardTask {
  readonly ask: 'worth' | 'share';
  readonly place: number;
  readonly position: TrickPosition;
}

/** Which card of a hand to play into a trick, the others' cards being known. */
export interface PlayTask {
  readonly ask: Aim;
  readonly place: number;
  /** Each card of the hand with the trick it would complete. */
  readonly choices: readonly { readonly card: WheelCard; readonly position: TrickPosition }[];
}

/** Which card of a hand may be led. */
export interface OpenTask {
  readonly ask: 'open';
  readonly position: HandPosition;
}

/** Which wind card this trick is about; which one the next trick is about. */
export interface RowTask {
  readonly ask: 'now' | 'next';
  readonly position: RowPosition;
}

/** A column of one seat's score; or which sets it should discard for the highest total. */
export interface ScoreTask {
  readonly ask: 'damage' | 'points' | 'total' | 'sets';
  readonly seat: Seat;
  readonly position: ScorePosition;
}

/** Who starts the next round; who wins. */
export interface GameTask {
  readonly ask: 'starter' | 'winner';
  readonly edition: Edition;
  readonly game: Game;
  /** The seats that were last on a sinking ship. */
  readonly sunk: readonly Seat[];
}

/** In the last tricks, all hands open: the card with the least damage, whatever the others play. */
export interface LastTask {
  readonly ask: 'last';
  readonly ending: Ending;
}

/** How many there are of something at this stage of a round. */
export interface CountTask {
  readonly ask: CountAsk;
  readonly stage: Stage;
}

/** Which of these cards can still be played after the tricks so far. */
export interface ComeTask {
  readonly ask: 'to-come';
  readonly cards: readonly WheelCard[];
  readonly position: RoundPosition;
}
