import type { WheelCard } from '../rules/cards.ts';
import type { ClauseId } from '../rules/clauses.ts';

/** What is left in a round, and what is gone. */
export type StageStep = { readonly clause: ClauseId } & (
  | {
      readonly key: 'stage-tricks' | 'stage-cards' | 'stage-unused' | 'stage-shuffled';
      /** How many there are in all, how many of them are used, and how many are not. */
      readonly all: number;
      readonly used: number;
      readonly count: number;
    }
  | { readonly key: 'stage-discards'; readonly cards: readonly WheelCard[] }
  | {
      readonly key: 'stage-comes' | 'stage-whatever';
      /** Who plays from a hand that is not seen, and a card that may come out of it. */
      readonly place: number;
      readonly card: WheelCard;
    }
);
