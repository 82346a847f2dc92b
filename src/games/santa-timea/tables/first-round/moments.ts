import type { Wind } from '../../../../core/compass.ts';
import { rulesFor } from '../../notation/ruleset.ts';
import type { WheelCard, WindCard } from '../../rules/cards.ts';
import { TRICKS } from '../../rules/deal.ts';
import type { Seat } from '../../rules/round.ts';
import { heldTriplets, tripletOf } from '../../rules/score.ts';
import { resolveTrick, type Trick, type TrickRuling } from '../../rules/trick.ts';
import type { Rules } from '../../rules/variants.ts';
import { heightOf } from '../../rules/worth.ts';
import {
  cardsOf,
  type JudgedRound,
  notedAt,
  tricksOver,
  wholeTrick,
} from '../judge/judge-round.ts';

/** What is explained once, when it happens for the first time at a table. */
export const MOMENTS = [
  'zero',
  'half',
  'tie',
  'piratess',
  'led',
  'nobody',
  'set',
  'half-time',
] as const;

/** What only the cards of a trick can tell, and who took it cannot. */
const BY_CARDS = ['zero', 'half', 'tie', 'piratess'] as const;

export const newIn = (explained: readonly Moment['key'][]) =>
  BY_CARDS.filter((key) => !explained.includes(key));

export interface Moment {
  readonly key: (typeof MOMENTS)[number];
  readonly cards: readonly WheelCard[];
  readonly winds?: readonly WindCard[];
  readonly seat?: Seat;
}

export function momentsIn(judged: JudgedRound): readonly Moment[] {
  const over = tricksOver(judged);
  const rules = rulesFor(judged);
  const inTricks = Array.from({ length: over }, (_, at): readonly Moment[] => {
    const note = notedAt(judged, at);
    const wind = judged.winds[at];
    const nobody: Moment = { key: 'nobody', cards: [], winds: wind ? [wind] : [] };
    if (note) return note.taker === null ? [nobody] : [];
    const trick = wholeTrick(judged, at);
    if (!trick) return [];
    const ruling = resolveTrick(trick, rules);
    return [...momentsOf(trick, ruling, rules), ...(ruling.taker === null ? [nobody] : [])];
  });
  const sets = cardsOf(judged).map(heldTriplets);
  const seat = sets.findIndex((own) => own.length > 0);
  return [
    ...inTricks.flat(),
    ...(seat >= 0 ? [{ key: 'set' as const, cards: [], winds: setOf(sets[seat]), seat }] : []),
    ...(over >= TRICKS / 2 ? [{ key: 'half-time' as const, cards: [], winds: setOf() }] : []),
  ];
}

function momentsOf({ plays }: Trick, ruling: TrickRuling, rules: Rules): Moment[] {
  const { worths, ties } = ruling;
  const cardsBy = (by: string) => plays.filter((_, place) => worths[place]?.by === by);
  const isNumber = (place: number) => plays[place]?.kind === 'number';
  const tied = ties.find((group) => group.filter(isNumber).length > 1)?.filter(isNumber) ?? [];
  const found: Moment[] = [
    { key: 'zero', cards: cardsBy('zero').slice(0, 1) },
    { key: 'half', cards: decidedByHalf(ruling, rules).flatMap((place) => plays[place] ?? []) },
    { key: 'tie', cards: tied.flatMap((place) => plays[place] ?? []) },
    { key: 'piratess', cards: cardsBy('copy').slice(0, 1) },
    { key: 'led', cards: cardsBy('led').slice(0, 1) },
  ];
  return found.filter(({ cards }) => cards.length > 0);
}

/** [V4] Two cards half a point apart of which one takes or leads: rounded, they would be equal. */
function decidedByHalf({ worths, ties, taker, lead }: TrickRuling, rules: Rules): number[] {
  const left = worths
    .flatMap((worth, place) => (ties.flat().includes(place) ? [] : [{ worth, place }]))
    .sort((a, b) => heightOf(a.worth, rules) - heightOf(b.worth, rules));
  for (const [index, low] of left.entries()) {
    const high = left[index + 1];
    const isEnd = low.place === taker || high?.place === lead;
    if (high && isEnd && low.worth.halves > 0 && high.worth.halves - low.worth.halves === 1) {
      return [low.place, high.place];
    }
  }
  return [];
}

export const setOf = ([wind = 'E']: readonly Wind[] = []): readonly WindCard[] => tripletOf(wind);
