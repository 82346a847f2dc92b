import type { WheelCard, WindCard } from './cards.ts';
import type { Rules } from './variants.ts';
import { heightOf, trickWorths, type Worth } from './worth.ts';

/** A complete trick. Plays are in playing order; play 0 is the leader's. */
export interface Trick {
  readonly wind: WindCard;
  /** [B2] Wind cards that earlier tricks left without a taker, oldest first. */
  readonly carried: readonly WindCard[];
  /** Two to five cards. */
  readonly plays: readonly WheelCard[];
}

type TakerBy = 'lowest' | 'only-card' | 'led-piratess' | 'nobody';
type LeadBy = 'highest' | 'only-card' | 'stays';

/** What the rules say about a trick. All indices are places in playing order. */
export interface TrickRuling {
  readonly worths: readonly Worth[];
  /** Groups of plays that knock each other out, lowest first. */
  readonly ties: readonly (readonly number[])[];
  readonly taker: number | null;
  readonly takerBy: TakerBy;
  /** Who leads the next trick. */
  readonly lead: number;
  readonly leadBy: LeadBy;
  /** The wind cards the taker receives. */
  readonly takes: readonly WindCard[];
  /** The wind cards that wait for the next taker. */
  readonly carried: readonly WindCard[];
  /** The wind cards that leave the round. */
  readonly aside: readonly WindCard[];
}

/** Judges a trick: what each card counts, who is out, who takes, who leads next. */
export function resolveTrick(trick: Trick, rules: Rules): TrickRuling {
  const worths = trickWorths(trick.plays, trick.wind.wind, rules);
  return settleTrick(trick, worths, rules);
}

/** The second half of a ruling, for worths however they were found. */
export function settleTrick(trick: Trick, worths: readonly Worth[], rules: Rules): TrickRuling {
  const places = worths.map((_, place) => place);
  const ties = knockedOut(places, worths);
  const out = ties.flat();
  const survivors = places.filter((place) => !out.includes(place));
  const taking = takerOf(survivors, worths, rules);
  return {
    worths,
    ties,
    ...taking,
    ...nextLead(leadContenders(places, survivors, worths, rules), worths, rules),
    ...windCards(trick, taking, rules),
  };
}

/** [X1] [A16] Cards of equal strength knock each other out. [A17] Nothing else removes a card. */
function knockedOut(
  places: readonly number[],
  worths: readonly Worth[],
): readonly (readonly number[])[] {
  return [...Map.groupBy(places, (place) => (worths[place] as Worth).strength)]
    .filter(([, group]) => group.length > 1)
    .sort(([a], [b]) => a - b)
    .map(([, group]) => group);
}

type Ordering = Pick<Rules, 'cardOrder'>;

const heightAt = (place: number, worths: readonly Worth[], rules: Ordering): number =>
  heightOf(worths[place] as Worth, rules);

type Taking = Pick<TrickRuling, 'taker' | 'takerBy'>;

/**
 * [T4] The lowest card left takes the wind card; [X2] one card left is the lowest; [X3] none left:
 * nobody takes. [P6] A led Piratess takes whatever follows; [A2] even when a Piratess follows her.
 */
function takerOf(
  survivors: readonly number[],
  worths: readonly Worth[],
  rules: Pick<Rules, 'secondPiratess'> & Ordering,
): Taking {
  const led = worths[0]?.by === 'led';
  if (led && (rules.secondPiratess === 'leader-takes' || survivors.includes(0))) {
    return { taker: 0, takerBy: 'led-piratess' };
  }
  const [first, ...rest] = survivors;
  if (first === undefined) return { taker: null, takerBy: 'nobody' };
  const taker = rest.reduce(
    (low, place) => (heightAt(place, worths, rules) < heightAt(low, worths, rules) ? place : low),
    first,
  );
  return { taker, takerBy: rest.length > 0 ? 'lowest' : 'only-card' };
}

/** [P5] [A3] Who may win the lead: every survivor, or also a second Piratess whom no third one ties. */
function leadContenders(
  places: readonly number[],
  survivors: readonly number[],
  worths: readonly Worth[],
  rules: Pick<Rules, 'secondPiratessLead'>,
): readonly number[] {
  const twoPiratesses = worths[0]?.by === 'led' && worths[1]?.by === 'copy';
  if (!twoPiratesses || rules.secondPiratessLead === 'tied') return survivors;
  const followers = places.slice(1);
  const out = knockedOut(followers, worths).flat();
  return followers.filter((place) => !out.includes(place));
}

/** [T6] The highest card left leads next; [X2] one card left is the highest; [X3] none: the lead stays. */
function nextLead(
  contenders: readonly number[],
  worths: readonly Worth[],
  rules: Ordering,
): Pick<TrickRuling, 'lead' | 'leadBy'> {
  const [first, ...rest] = contenders;
  if (first === undefined) return { lead: 0, leadBy: 'stays' };
  const lead = rest.reduce(
    (high, place) =>
      heightAt(place, worths, rules) > heightAt(high, worths, rules) ? place : high,
    first,
  );
  return { lead, leadBy: rest.length > 0 ? 'highest' : 'only-card' };
}

/**
 * [X3] A wind card without a taker leaves the round; [B2] in the advanced game it waits for the next
 * taker, several wait together. [A14] A led Piratess takes the waiting cards too.
 */
function windCards(
  trick: Trick,
  taking: Taking,
  rules: Pick<Rules, 'untaken' | 'severalCarried' | 'ledPiratessTakes'>,
): Pick<TrickRuling, 'takes' | 'carried' | 'aside'> {
  const { wind, carried } = trick;
  if (taking.taker !== null) {
    const leaves = taking.takerBy === 'led-piratess' && rules.ledPiratessTakes === 'new-card-only';
    return leaves
      ? { takes: [wind], carried, aside: [] }
      : { takes: [wind, ...carried], carried: [], aside: [] };
  }
  if (rules.untaken === 'aside') return { takes: [], carried: [], aside: [wind, ...carried] };
  return rules.severalCarried === 'all'
    ? { takes: [], carried: [...carried, wind], aside: [] }
    : { takes: [], carried: [wind], aside: carried };
}
