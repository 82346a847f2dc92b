import type { Wind } from '../../../core/compass.ts';
import { createRandom } from '../../../core/random.ts';
import { type Company, type Opponents, opponentAt } from '../notation/levels.ts';
import { damageOn, sameCard, type WheelCard } from '../rules/cards.ts';
import { TRICKS } from '../rules/deal.ts';
import { type Seat, seatAt } from '../rules/round.ts';
import { heldTriplets, type Score, scoreRound } from '../rules/score.ts';
import { resolveTrick, type TrickRuling } from '../rules/trick.ts';
import { heightOf, numberWorth, type Worth } from '../rules/worth.ts';
import { cardOf } from '../simulator/cards.ts';
import { aimOfWay } from './bot.ts';
import { knownOf } from './search/known.ts';
import { goodPolicy, imaginedPolicy } from './search/policy.ts';
import { type Effort, errorOf, lossesOf, mean, race } from './search/race.ts';
import { type Aim, aimOf, othersToPlay, unseenCards, type View } from './view.ts';

type Outlook = 'takes' | 'safe' | 'open';

export interface Advice {
  readonly card: WheelCard;
  readonly worth: Worth;
  readonly isOut: boolean;
  readonly outlook: Outlook;
}

const TRIED = 2;

/** What is certain about each legal card: `safe` and `takes` are proven by trying all plays, `open` is the rest. */
export function advise(view: View): Advice[] {
  const unseen = unseenCards(view);
  return view.legal.map((card) => {
    const place = view.plays.length;
    const now = rule(view, [card]);
    return {
      card,
      worth: now.worths[place] as Worth,
      isOut: isOut(now, place),
      outlook: outlookOf(view, card, now, unseen),
    };
  });
}

function outlookOf(
  view: View,
  card: WheelCard,
  now: TrickRuling,
  unseen: readonly WheelCard[],
): Outlook {
  const place = view.plays.length;
  const left = othersToPlay(view);
  if (left > 0) {
    // [P6] [A2] Once a Piratess was led, no later card saves her player.
    if (card.kind === 'piratess' && place === 0) {
      if (view.rules.secondPiratess === 'leader-takes') return 'takes';
    } else if (isOut(now, place)) {
      // [X1] A card that is out stays out.
      return 'safe';
    }
    if (left > TRIED) return 'open';
  }
  const seen = new Set<boolean>();
  tryAll(view, [card], left, unseen, (ruling) => {
    seen.add(ruling.taker === place);
    return seen.size < 2;
  });
  if (seen.size > 1) return 'open';
  return seen.has(true) ? 'takes' : 'safe';
}

function tryAll(
  view: View,
  more: readonly WheelCard[],
  left: number,
  unseen: readonly WheelCard[],
  go: (ruling: TrickRuling) => boolean,
): boolean {
  if (left === 0) return go(rule(view, more));
  return unseen.every((card, index) => {
    // Any two Piratesses are alike.
    if (card.kind === 'piratess' && unseen[index - 1]?.kind === 'piratess') return true;
    return tryAll(view, [...more, card], left - 1, unseen.toSpliced(index, 1), go);
  });
}

const rule = ({ wind, carried, plays, rules }: View, more: readonly WheelCard[]): TrickRuling =>
  resolveTrick({ wind, carried, plays: [...plays, ...more] }, rules);

const isOut = ({ ties }: TrickRuling, place: number): boolean => ties.flat().includes(place);

const adviceOn = (advice: readonly Advice[], card: WheelCard): Advice | undefined =>
  advice.find((one) => sameCard(one.card, card));

export interface Counsel {
  readonly aim: Aim;
  readonly against: Company;
  /** Whether every way in which the cards may lie was gone through, and nobody else had a choice left. */
  readonly isExact: boolean;
  readonly deals: number;
  readonly cards: readonly Counselled[];
}

export interface Counselled {
  readonly card: WheelCard;
  readonly takes: number;
  /** The share of imagined rounds in which it takes it. */
  readonly imagined: number;
  readonly isProven: boolean;
  readonly expected: number;
  /** Nineteen times in twenty more deals would find it within so much; 0 where it is exact. */
  readonly within: number;
  /** How much worse than the best card on the same deals, and the same uncertainty of that. */
  readonly cost: number;
  readonly costWithin: number;
  readonly reasons: readonly CoachReason[];
}

interface CardBelow {
  readonly seat: Seat;
  readonly halves: number;
}

interface Below {
  readonly below: number;
  readonly unseen: number;
  readonly count: number;
}

export type CoachReason =
  | { readonly id: 'led-piratess' | 'safe' | 'most' | 'dodge' | 'rid' | 'lead' }
  | { readonly id: 'lowest-last' | 'none-below'; readonly halves: number }
  | ({ readonly id: 'above' } & CardBelow)
  /** [X1] [P1] So many cards lie that are equal, a copied one the last of them. */
  | ({ readonly id: 'tie'; readonly count: number } & CardBelow)
  | ({ readonly id: 'lowest' | 'led' } & Below)
  /** [X1] Another lies below, but a card equal to it may come. */
  | { readonly id: 'may-tie'; readonly seat: Seat; readonly count: number }
  | { readonly id: 'wind-next'; readonly wind: Wind; readonly now: number; readonly next: number }
  | { readonly id: 'set'; readonly wind: Wind }
  | { readonly id: 'pair' | 'penalty'; readonly count: number }
  | { readonly id: 'waiting'; readonly count: number; readonly damage: number };

/** More than a computer player may take: here a person has asked and waits. */
const PLAYS = 600_000;

const BATCH = 200;

/** Standard errors in which nineteen of twenty means lie. */
const SURE = 2;

const WORTHS: { readonly [A in Aim]: Effort['worth'] } = {
  damage: ({ damage }) => -damage,
  points: ({ points }) => points,
};

/** Plays imagined deals that agree with what the seat knows to the end of the round, the same deals for every card. */
export function counsel(view: View, table: Opponents, seed = 1, plays = PLAYS): Counsel {
  const random = createRandom(seed + view.tricks.length * 5 + view.seat);
  const aim = aimOf(view);
  const policies = Array.from({ length: view.seats }, (_, seat) => {
    if (seat === view.seat) return goodPolicy(aim, view.seats);
    const { level, way } = opponentAt(table, seat);
    return imaginedPolicy(level, aimOfWay(view, way), view.seats);
  });
  const effort = { plays, batch: BATCH, worth: WORTHS[aim], policies };
  const { best, tallies, isExact } = race(knownOf(view), view.rules, effort, random);
  const advice = advise(view);
  const sure = (values: readonly number[]): number => (isExact ? 0 : SURE * errorOf(values));
  const cards = tallies.map((tally): Counselled => {
    const { values } = tally;
    const known = adviceOn(advice, cardOf(tally.card)) as Advice;
    const losses = lossesOf(tally, best);
    const imagined = tally.takes / values.length;
    return {
      card: known.card,
      takes: isExact ? imagined : takesOf(known, imagined, table.level),
      imagined,
      isProven: known.outlook !== 'open',
      expected: (aim === 'damage' ? -1 : 1) * mean(values),
      within: sure(values),
      cost: mean(losses),
      costWithin: sure(losses),
      reasons: reasonsFor(view, known, imagined, tally.leads / values.length),
    };
  });
  // Nothing that is imagined longer comes out worse than what dropped out, but for chance.
  const isBest = ({ card }: Counselled): number => Number(sameCard(card, cardOf(best.card)));
  return {
    aim,
    against: table.level,
    isExact,
    deals: best.values.length,
    cards: cards.toSorted((a, b) => isBest(b) - isBest(a) || a.cost - b.cost),
  };
}

/**
 * How many of a hundred cards really take that take in none, in half and in all of the imagined rounds: nobody plays
 * by a policy alone. `npm run strength -- --coach 2000` measures it.
 */
const SEEN: { readonly [C in Company]: readonly [number, number, number] } = {
  gentle: [0, 50, 100],
  able: [6, 50, 92],
  strong: [8, 58, 93],
  mixed: [7, 53, 94],
};

function takesOf({ outlook }: Advice, imagined: number, level: Company): number {
  if (outlook !== 'open') return outlook === 'takes' ? 1 : 0;
  const [none, half, all] = SEEN[level];
  const twice = 2 * imagined;
  return (twice < 1 ? none + twice * (half - none) : half + (twice - 1) * (all - half)) / 100;
}

const LIKELY = 0.5;

const SELDOM = 0.25;

const HARDLY = 0.1;

const LOW = 7;

function reasonsFor(view: View, advice: Advice, takes: number, leads: number): CoachReason[] {
  const { card, outlook } = advice;
  const now = reasonNow(view, advice);
  const dodged = (now.id === 'led' || now.id === 'lowest') && 2 * now.below >= now.unseen;
  const others = view.hand.filter((other) => other.kind === 'number');
  const isLowest = card.kind === 'number' && others.every(({ rank }) => rank >= card.rank);
  const leadsOn = view.plays.length > 0 || leads > SELDOM || view.hand.length === 1;
  const isRid = takes <= HARDLY && isLowest && card.rank <= LOW && others.length > 1;
  const found: (CoachReason | false)[] = [
    now,
    dodged && takes > LIKELY && { id: 'dodge' },
    ...(takes > LIKELY && outlook !== 'safe' ? gains(view, card) : []),
    isRid && { id: 'rid' },
    !leadsOn && { id: 'lead' },
    windNext(view, advice),
  ];
  return found.filter((reason) => reason !== false);
}

function gains(view: View, card: WheelCard): (CoachReason | false)[] {
  const { wind, carried, collected, seat, plays, rules } = view;
  const { taker, takes } = resolveTrick({ ...view, plays: [...plays, card] }, rules);
  const stake = taker === plays.length ? takes : [wind, ...carried];
  const scored = (piles: View['collected']): Score =>
    scoreRound(
      piles.map((cards) => ({ cards, discarded: heldTriplets(cards) })),
      rules,
    )[seat] as Score;
  const held = collected[seat] ?? [];
  const after = [...held, ...stake];
  const [had, has] = [scored(collected), scored(collected.with(seat, after))];
  const sets = heldTriplets(after).filter((one) => !heldTriplets(held).includes(one));
  return [
    ...sets.map((one): CoachReason => ({ id: 'set', wind: one })),
    has.bonus > had.bonus && { id: 'pair', count: has.bonus - had.bonus },
    has.penalty > had.penalty && { id: 'penalty', count: has.counted },
    stake.length > 1 && { id: 'waiting', count: stake.length, damage: damageOn(stake) },
  ];
}

function reasonNow(view: View, { card, worth, outlook, isOut }: Advice): CoachReason {
  const { plays, rules } = view;
  const place = plays.length;
  const left = othersToPlay(view);
  const ruling = resolveTrick({ ...view, plays: [...plays, card] }, rules);
  const { halves } = worth;
  if (place === 0 && card.kind === 'piratess' && outlook === 'takes') return { id: 'led-piratess' };
  if (isOut) {
    const tie = ruling.ties.find((places) => places.includes(place)) ?? [];
    const others = tie.filter((other) => other !== place);
    return { id: 'tie', seat: seatOf(view, Math.max(...others)), count: others.length, halves };
  }
  if (outlook === 'takes') return { id: left === 0 ? 'lowest-last' : 'none-below', halves };
  const lowest = lowestBefore(ruling, view);
  const equals = left > 0 && lowest ? lowest.equals : 0;
  if (lowest && equals === 0) return { id: 'above', ...lowest.card };
  if (outlook === 'safe') return { id: 'safe' };
  if (lowest) return { id: 'may-tie', seat: lowest.card.seat, count: equals };
  const height = heightOf(worth, rules);
  const heightNow = (other: WheelCard) => {
    const counted = worthNow(view, other);
    return counted && heightOf(counted, rules);
  };
  // Of a few tricks most cards are not dealt: to count them all says little.
  const isShort = view.tricks.length + view.hand.length < TRICKS;
  if (isShort && view.hand.every((held) => (heightNow(held) ?? Infinity) <= height)) {
    return { id: 'most' };
  }
  const unseen = unseenCards(view);
  const below = unseen.filter((other) => (heightNow(other) ?? height) < height).length;
  if (below === 0) return { id: 'none-below', halves };
  return { id: place === 0 ? 'led' : 'lowest', below, unseen: unseen.length, count: left };
}

function lowestBefore({ taker, worths }: TrickRuling, view: View) {
  if (taker === null || taker === view.plays.length) return null;
  const { strength, halves } = worths[taker] as Worth;
  const isEqual = (card: WheelCard) => worthNow(view, card)?.strength === strength;
  const card: CardBelow = { seat: seatOf(view, taker), halves };
  return { card, equals: unseenCards(view).filter(isEqual).length };
}

const seatOf = ({ seat, seats, plays }: View, place: number): Seat =>
  seatAt(seat, seats - plays.length + place, seats);

const worthNow = ({ wind, rules }: View, card: WheelCard): Worth | null =>
  card.kind === 'number' ? numberWorth(card, wind.wind, rules) : null;

function windNext({ hand, open, wind, rules }: View, { card, worth }: Advice): CoachReason | false {
  const next = open[1]?.wind;
  const isNext = card.kind === 'number' && card.wind === next && wind.wind !== next;
  if (!isNext || hand.length < 2) return false;
  const { halves } = numberWorth(card, card.wind, rules);
  return { id: 'wind-next', wind: card.wind, now: worth.halves, next: halves };
}
