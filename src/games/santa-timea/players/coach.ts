import type { Wind } from '../../../core/compass.ts';
import { createRandom } from '../../../core/random.ts';
import { sameCard, type WheelCard } from '../rules/cards.ts';
import { type Seat, seatAt } from '../rules/round.ts';
import { resolveTrick, type TrickRuling } from '../rules/trick.ts';
import { heightOf, numberWorth } from '../rules/worth.ts';
import { cardOf } from '../simulator/cards.ts';
import { type Advice, adviceOn, advise } from './advice.ts';
import { knownOf } from './search/known.ts';
import type { Aim } from './search/minds.ts';
import { type Effort, race, type Tally } from './search/race.ts';
import { aimOf, strongEffort } from './strong.ts';
import { othersToPlay, unseenCards, type View } from './view.ts';

/** What the coach says before a card. */
export interface Counsel {
  readonly aim: Aim;
  /** Whether every way in which the cards may lie was gone through, and nobody else had a choice left. */
  readonly isExact: boolean;
  /** How often the hidden cards were dealt for the cards that are close. */
  readonly deals: number;
  /** Every card that may be played, the best first; any two Piratesses once. */
  readonly cards: readonly Counselled[];
}

/** A card as the coach sees it. */
export interface Counselled {
  readonly card: WheelCard;
  /** How likely it takes this trick, 0 to 1. */
  readonly takes: number;
  /** Whether that is proven: it takes, or it does not, whatever comes. */
  readonly isProven: boolean;
  /** What the round comes to with it: damage, or victory points. */
  readonly expected: number;
  /** Nineteen times in twenty more deals would find it within so much; 0 where it is exact. */
  readonly within: number;
  /** How much worse than the best card on the same deals, and the same uncertainty of that. */
  readonly cost: number;
  readonly costWithin: number;
  readonly reasons: readonly Reason[];
}

/** Why a card is as it is, as rules see it; worths are in half points. */
export type Reason =
  /** [X1] Both count the same, so both are out. */
  | { readonly id: 'tie'; readonly seat: Seat; readonly halves: number }
  /** [P6] Whoever leads a Piratess takes. */
  | { readonly id: 'led-piratess' }
  /** [T4] Nobody is left to play, and it is the lowest. */
  | { readonly id: 'lowest-last'; readonly halves: number }
  /** [T4] Nothing that can still come lies below. */
  | { readonly id: 'none-below'; readonly halves: number }
  /** [T4] Whatever comes, another lies below. */
  | { readonly id: 'above'; readonly seat: Seat; readonly halves: number }
  /** Whatever comes, somebody else takes, or nobody. */
  | { readonly id: 'safe' }
  /** [T4] It is the lowest; so many of the cards not seen count less. */
  | {
      readonly id: 'lowest';
      readonly below: number;
      readonly unseen: number;
      readonly left: number;
    }
  /** [T4] It leads; so many of the cards not seen count less. */
  | { readonly id: 'led'; readonly below: number; readonly unseen: number; readonly left: number }
  /** [X1] Another lies below, but a twin of that card may come. */
  | { readonly id: 'twin'; readonly seat: Seat; readonly twins: number }
  /** [V1] [T5] Its own wind comes next, and then it counts in full. */
  | { readonly id: 'wind-next'; readonly wind: Wind; readonly now: number; readonly next: number };

/** The coach says the same as often as it is asked. */
const SAME = 1;
/** More than a player may take: whoever asks waits for the answer. */
const PLAYS = 600_000;
/** Standard errors in which nineteen of twenty means lie. */
const SURE = 2;

/** Of a bad card, too, one wants to know what it costs. */
const BATCH = 200;

const WORTHS: { readonly [A in Aim]: Effort['worth'] } = {
  damage: ({ damage }) => -damage,
  points: ({ points }) => points,
};

/**
 * What is to be expected of every card that may be played, and why. It imagines deals that agree with
 * what the seat may know, the same for every card, and plays them to the end of the round.
 * @param seed the same view and seed give the same answer.
 */
export function counsel(view: View, seed = SAME, plays = PLAYS): Counsel {
  const random = createRandom(seed + view.tricks.length * 5 + view.seat);
  const aim = aimOf(view);
  const { best, tallies, isExact } = race(
    knownOf(view),
    view.rules,
    { ...strongEffort(view), batch: BATCH, worth: WORTHS[aim], plays },
    random,
  );
  const advice = advise(view);
  const sign = aim === 'damage' ? -1 : 1;
  const cards = tallies.map((tally): Counselled => {
    const card = cardOf(tally.card);
    const known = adviceOn(advice, card) as Advice;
    const [worth, within] = estimate(tally.values, isExact);
    const gaps = tally.values.map((value, deal) => (best.values[deal] as number) - value);
    const [cost, costWithin] = estimate(gaps, isExact);
    return {
      card,
      takes: takesOf(known, tally),
      isProven: known.outlook !== 'open',
      expected: sign * worth,
      within,
      cost,
      costWithin,
      reasons: reasonsFor(view, known),
    };
  });
  // Nothing that is imagined longer comes out worse than what dropped out, but for chance.
  const isBest = ({ card }: Counselled): number => Number(sameCard(card, cardOf(best.card)));
  return {
    aim,
    isExact,
    deals: best.values.length,
    cards: cards.toSorted((a, b) => isBest(b) - isBest(a) || a.cost - b.cost),
  };
}

function takesOf({ outlook }: Advice, { takes, values }: Tally): number {
  if (outlook === 'open') return takes / values.length;
  return outlook === 'takes' ? 1 : 0;
}

/** The mean, and how far more deals may move it. */
function estimate(values: readonly number[], isExact: boolean): readonly [number, number] {
  const mean = average(values);
  if (isExact) return [mean, 0];
  const spread = average(values.map((value) => (value - mean) ** 2));
  return [mean, SURE * Math.sqrt(spread / values.length)];
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Why the card takes the trick or does not, and what becomes of it in the next. */
function reasonsFor(view: View, advice: Advice): Reason[] {
  return [reasonNow(view, advice), ...windNext(view, advice)];
}

function reasonNow(view: View, { card, worth, outlook, isOut, isLowest }: Advice): Reason {
  const { plays, rules } = view;
  const place = plays.length;
  const left = othersToPlay(view);
  const ruling = resolveTrick({ ...view, plays: [...plays, card] }, rules);
  const { halves } = worth;
  if (place === 0 && card.kind === 'piratess' && outlook === 'takes') return { id: 'led-piratess' };
  if (isOut) {
    const [twin = 0] = ruling.ties.find((tie) => tie.includes(place)) ?? [];
    return { id: 'tie', seat: seatOf(view, twin), halves };
  }
  const lowest = lowestBefore(ruling, view);
  if (outlook === 'takes') return { id: left === 0 ? 'lowest-last' : 'none-below', halves };
  if (outlook === 'safe') {
    const stays = lowest && (left === 0 || twinsOf(lowest.place, ruling, view) === 0);
    return stays ? { id: 'above', ...lowest.lies } : { id: 'safe' };
  }
  const unseen = unseenCards(view);
  if (place > 0 && !isLowest && lowest) {
    const twins = twinsOf(lowest.place, ruling, view);
    return twins > 0
      ? { id: 'twin', seat: lowest.lies.seat, twins }
      : { id: 'above', ...lowest.lies };
  }
  const height = heightOf(worth, rules);
  const below = unseen.filter(
    (other) => other.kind === 'number' && heightIn(view, other) < height,
  ).length;
  if (below === 0) return { id: 'none-below', halves };
  return { id: place === 0 ? 'led' : 'lowest', below, unseen: unseen.length, left };
}

/** Who would take if the trick ended with this card, and it is not the one who plays it. */
function lowestBefore({ taker, worths }: TrickRuling, view: View) {
  if (taker === null || taker === view.plays.length) return null;
  const lies = { seat: seatOf(view, taker), halves: worths[taker]?.halves ?? 0 };
  return { place: taker, lies };
}

const seatOf = ({ seat, seats, plays }: View, place: number): Seat =>
  seatAt(seat, seats - plays.length + place, seats);

const heightIn = ({ wind, rules }: View, card: WheelCard): number =>
  card.kind === 'number' ? heightOf(numberWorth(card, wind.wind, rules), rules) : 0;

/** How many of the cards not seen count the same as the one in this place. */
function twinsOf(place: number, { worths }: TrickRuling, view: View): number {
  const { wind, rules } = view;
  return unseenCards(view).filter(
    (card) =>
      card.kind === 'number' &&
      numberWorth(card, wind.wind, rules).strength === worths[place]?.strength,
  ).length;
}

/** [V1] [T5] What the card counts in the next trick, if its own wind comes. */
function windNext({ hand, open, wind, rules }: View, { card, worth }: Advice): Reason[] {
  const next = open[1]?.wind;
  if (card.kind !== 'number' || hand.length < 2 || card.wind !== next || wind.wind === next) {
    return [];
  }
  const { halves } = numberWorth(card, next, rules);
  return [{ id: 'wind-next', wind: next, now: worth.halves, next: halves }];
}
