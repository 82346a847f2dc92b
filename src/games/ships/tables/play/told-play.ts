import type { ToldReason } from '../../../../kit/question/told.ts';
import type { ToldCard, ToldStat } from '../scene/told-scene.ts';

/** What one player has chosen in the phase before: cards that lie open, or how many there were. */
export interface ToldChoice {
  readonly name: string;
  /** Null where only the number is known. */
  readonly cards: readonly ToldCard[] | null;
  readonly count: string;
}

/** A game at a moment, as the learner sees it. */
export interface ToldPlay {
  /** What `readMatch` reads. */
  readonly text: string;
  readonly title: string;
  readonly ships: readonly { readonly name: string; readonly stats: readonly ToldStat[] }[];
  /** How many cards the enemy holds, said. */
  readonly enemyHand: string;
  readonly hand: readonly ToldCard[];
  /** What to do now, or how it has ended. */
  readonly ask: string;
  readonly isOver: boolean;
  /** What the button says that makes the choice of so many cards. */
  readonly commit: string;
  /** What happened in the phase before; null at the start. */
  readonly before: {
    readonly title: string;
    readonly choices: readonly ToldChoice[];
    readonly steps: readonly ToldReason[];
  } | null;
  readonly canGoBack: boolean;
}
