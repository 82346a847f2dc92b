import type { Wind } from '../../../core/compass.ts';
import type { Card, Shot } from '../rules/cards.ts';
import type { ClauseId } from '../rules/clauses.ts';
import type { Phase, Refusal } from '../rules/legal.ts';
import type { OpenPoint } from '../rules/readings.ts';
import type { Seat } from '../rules/seats.ts';
import type { Stat } from '../rules/ship.ts';

export type RulingStep = {
  readonly clause: ClauseId;
  readonly question?: OpenPoint;
} & (
  | SeatStep
  | CardsStep
  | CountStep
  | HitStep
  | CompareStep
  | { readonly key: PlainKey }
  | { readonly key: 'refused'; readonly code: Refusal['code'] }
  | {
      readonly key: 'full-deck';
      readonly cards: number;
      readonly kinds: number;
      readonly copies: number;
    }
  | { readonly key: 'most-winds'; readonly counts: readonly [number, number] }
  | { readonly key: 'opposite'; readonly winds: readonly [Wind, Wind] }
);

type PlainKey =
  | 'equals-none'
  | 'both-may-fire'
  | 'nobody-may-fire'
  | 'beyond-zero'
  | 'draw'
  | 'both-lose'
  | 'replay'
  | 'shuffled'
  | 'dealt-in-turn'
  | 'dealt-hand-by-hand'
  | 'fresh-shuffled-in'
  | 'fresh-left-out'
  | 'face-down'
  | 'face-up'
  | 'strike-together'
  | 'two-ships'
  | 'nobody-down'
  | 'no-opposites'
  | 'no-shot'
  | 'no-threat'
  | `allowed-${Phase}`
  | `next-${Phase}`;

interface SeatStep {
  readonly key:
    | 'shows-none'
    | 'may-fire'
    | 'may-not-fire'
    | 'holds-fire'
    | 'sinks'
    | 'adrift'
    | 'perished'
    | 'wins'
    | 'keeps'
    | 'retires-none';
  readonly seat: Seat;
}

interface CardsStep {
  readonly key: 'shows';
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

interface CountStep {
  readonly key:
    | 'reloads'
    | 'retires'
    | 'loads'
    | 'new-ships'
    | 'can-show'
    | 'equals'
    | 'one-kind'
    | 'safe-with'
    | 'never-safe';
  readonly seat: Seat;
  readonly count: number;
}

interface HitStep {
  readonly key: 'fires' | 'would' | 'threat';
  readonly seat: Seat;
  readonly shot: Shot;
  readonly count: number;
  readonly stat: Stat;
  readonly from: number;
  readonly to: number;
}

interface CompareStep {
  readonly key: 'advantaged';
  readonly seat: Seat;
  readonly more: number;
  readonly fewer: number;
}
