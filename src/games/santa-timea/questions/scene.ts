import { type Ending, seatToPlay } from '../notation/ending.ts';
import type { GamePoints } from '../notation/game-points.ts';
import type { HandPosition } from '../notation/hand.ts';
import type { RoundPosition } from '../notation/round.ts';
import type { RowPosition } from '../notation/row.ts';
import type { ScorePosition } from '../notation/score.ts';
import type { TrickPosition } from '../notation/trick.ts';
import type { WheelCard } from '../rules/cards.ts';
import type { Seat } from '../rules/round.ts';
import type { Stage } from './kinds/stage.ts';

export interface Choice {
  readonly card: WheelCard;
  readonly position: TrickPosition;
}

interface OwnPlay {
  readonly place: number;
  readonly choices: readonly Choice[];
  readonly isFollowed: boolean;
}

export interface TrickScene {
  readonly kind: 'trick';
  readonly position: TrickPosition;
  readonly asked: number | null;
  readonly own: OwnPlay | null;
  readonly isWindAsked?: boolean;
}

export const isOnShips = ({ asked, own }: TrickScene): boolean => asked === null && own === null;

export type Scene =
  | TrickScene
  | HandPosition
  | RowPosition
  | { readonly kind: 'score'; readonly position: ScorePosition; readonly seat: Seat | null }
  | ({ readonly kind: 'game'; readonly isOver: boolean } & GamePoints)
  | { readonly kind: 'ending'; readonly ending: Ending }
  | { readonly kind: 'stage'; readonly stage: Stage }
  | {
      readonly kind: 'tricks';
      readonly position: RoundPosition;
      readonly cards: readonly WheelCard[];
    };

export function handIn(scene: Scene): readonly WheelCard[] {
  switch (scene.kind) {
    case 'trick':
      return (scene.own?.choices ?? []).map(({ card }) => card);
    case 'hand':
    case 'tricks':
      return scene.cards;
    case 'ending':
      return scene.ending.hands[seatToPlay(scene.ending)] as readonly WheelCard[];
    default:
      return [];
  }
}

export function learnerIn(scene: Scene): Seat | null {
  if (scene.kind === 'trick') return scene.own?.place ?? null;
  return scene.kind === 'ending' ? seatToPlay(scene.ending) : null;
}

/** How many players a question is about; 0 where that does not matter. */
export function seatsIn(scene: Scene): number {
  switch (scene.kind) {
    case 'trick':
      return scene.position.trick.plays.length + Number(scene.own?.isFollowed ?? false);
    case 'hand':
    case 'row':
      return 0;
    case 'score':
      return scene.position.holdings.length;
    case 'game':
      return scene.game.seats;
    case 'ending':
      return scene.ending.hands.length;
    case 'stage':
      return scene.stage.seats;
    case 'tricks':
      return scene.position.tricks[0]?.plays.length ?? 0;
  }
}
