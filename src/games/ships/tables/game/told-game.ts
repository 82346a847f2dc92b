import type { ToldReason } from '../../../../kit/question/told.ts';
import type { GameRecord } from '../../rules/replay.ts';
import type { ToldScene } from '../scene/told-scene.ts';

/** Where the cards of one kind are. */
export interface ToldKind {
  readonly name: string;
  /** In the hand of each player, then in the deck and among the discards. */
  readonly counts: readonly [number, number, number];
}

/** A game with open hands, at a moment. */
export interface ToldGame {
  readonly record: GameRecord;
  readonly scene: ToldScene;
  /** How many cards are left to deal, and how many were discarded, said. */
  readonly supply: string;
  /** What happened last, and what is to be chosen now. */
  readonly steps: readonly ToldReason[];
  readonly kinds: readonly ToldKind[];
  readonly isOver: boolean;
  readonly canGoBack: boolean;
}
