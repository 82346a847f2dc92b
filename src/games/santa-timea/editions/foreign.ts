import { bearing, rotate, type Wind } from '../../../core/compass.ts';
import type { NumberCard, WheelCard, WindCard } from '../rules/cards.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { currentWind, type Row } from '../rules/deal.ts';
import { type Declaration, declarationOptions } from '../rules/declare.ts';
import {
  type Game,
  leaders,
  type StartRuling,
  startPlayer,
  totals,
  winners,
} from '../rules/game.ts';
import { legalCards } from '../rules/legal.ts';
import { OPEN_POINTS, type OpenPoint, type Reading } from '../rules/readings.ts';
import type { Seat } from '../rules/round.ts';
import { type Holding, pairsOf, SCORING, type Score, scoreRound } from '../rules/score.ts';
import { resolveTrick, settleTrick, type Trick, type TrickRuling } from '../rules/trick.ts';
import type { Rules } from '../rules/variants.ts';
import { numberWorth, trickWorths, type Worth } from '../rules/worth.ts';

interface Points {
  readonly [question: string]: {
    readonly clauses: readonly ClauseId[];
    readonly answers: readonly string[];
  };
}

/**
 * Answers that no printed book gives, but a new translation may: by question the clauses it belongs to and the
 * answers, first the one of all printed books. What they do is in the functions below; a game that is played
 * here never asks for them.
 */
export const FOREIGN = {
  windCard: { clauses: ['S3'], answers: ['furthest', 'nearest', 'middle'] },
  nextStarter: { clauses: ['S5'], answers: ['most-points', 'fewest-points', 'clockwise'] },
  taker: { clauses: ['T4'], answers: ['lowest', 'highest'] },
  nextLead: { clauses: ['T6'], answers: ['highest', 'taker', 'clockwise'] },
  opposite: { clauses: ['V2'], answers: ['zero', 'half', 'full'] },
  across: {
    clauses: ['V3', 'V4'],
    answers: ['half', 'rounded-up', 'rounded-down', 'full', 'zero'],
  },
  zeros: { clauses: ['V2', 'V6'], answers: ['ranked', 'tie', 'reversed'] },
  copies: { clauses: ['P1', 'P2'], answers: ['before', 'led', 'highest'] },
  copied: { clauses: ['P5'], answers: ['both-out', 'she-stays', 'she-goes'] },
  leadHer: { clauses: ['P4'], answers: ['nothing-else', 'last-card', 'always'] },
  ledPiratess: { clauses: ['P6'], answers: ['takes', 'highest', 'nothing'] },
  ties: { clauses: ['X1'], answers: ['all-out', 'first-stays', 'last-stays'] },
  lowestOut: { clauses: ['X2'], answers: ['next-lowest', 'nobody'] },
  untakenCard: { clauses: ['X3'], answers: ['leaves', 'waits'] },
  untakenLead: { clauses: ['X3'], answers: ['stays', 'passes'] },
  sets: { clauses: ['R2'], answers: ['may', 'must'] },
  places: { clauses: ['R5'], answers: ['one-for-last', 'none-for-last'] },
  twoPlayers: { clauses: ['R6'], answers: ['two-none', 'two-one'] },
  halfPoints: { clauses: ['R8'], answers: ['up', 'down', 'kept'] },
  waiting: { clauses: ['B2'], answers: ['waits', 'leaves'] },
  bonus: { clauses: ['B3'], answers: ['damage', 'one-each', 'both-cards'] },
  setAndPair: { clauses: ['B7'], answers: ['once', 'both'] },
  pairDamage: { clauses: ['B8'], answers: ['counts', 'none'] },
  penaltyStep: { clauses: ['B4'], answers: ['four-three', 'three', 'four'] },
  finalCount: { clauses: ['E2'], answers: ['as-printed', 'least-damage', 'last-round'] },
} as const satisfies Points;

export type ForeignPoint = keyof typeof FOREIGN;

export type AnyReading = Reading & {
  readonly [Q in ForeignPoint]?: (typeof FOREIGN)[Q]['answers'][number];
};

export type AnyRules = Rules & AnyReading;

export type AnyPoint = OpenPoint | ForeignPoint;

export const ASKED = [...Object.keys(OPEN_POINTS), ...Object.keys(FOREIGN)] as AnyPoint[];

const both: Points = { ...OPEN_POINTS, ...FOREIGN };

export const isAsked = (word: string): word is AnyPoint => Object.hasOwn(both, word);

export const answersTo = (question: AnyPoint): readonly string[] => both[question]?.answers ?? [];

export const clausesOf = (question: AnyPoint): readonly ClauseId[] => both[question]?.clauses ?? [];

export const isForeign = (question: string): question is ForeignPoint =>
  Object.hasOwn(FOREIGN, question);

export const answerIn = (reading: AnyReading, question: AnyPoint): string =>
  reading[question] ?? (isForeign(question) ? FOREIGN[question].answers[0] : '');

export const TRICK_POINTS = [
  'taker',
  'nextLead',
  'opposite',
  'across',
  'zeros',
  'copies',
  'copied',
  'ledPiratess',
  'ties',
  'lowestOut',
  'untakenLead',
] as const satisfies readonly ForeignPoint[];

/** [V2] [V3] [V4] [V6] A number's worth: it counts as if it, or the wind, were another. */
function worthOf(card: NumberCard, wind: Wind, rules: AnyRules): Worth {
  const like = (rank: number, as: Wind): Worth => ({
    ...numberWorth({ ...card, rank }, as, rules),
    origin: card,
  });
  const { rank } = card;
  const [along, across, against] = [card.wind, rotate(card.wind, 1), rotate(card.wind, 2)];
  const zero = like(rank, against);
  switch (bearing(card.wind, wind)) {
    case 'across':
      if (rules.across === 'rounded-up') return like(rank + (rank % 2), across);
      if (rules.across === 'rounded-down') return like(rank - (rank % 2), across);
      if (rules.across === 'full') return like(rank, along);
      if (rules.across !== 'zero') break;
      return zero;
    case 'against':
      if (rules.opposite === 'half') return like(rank, across);
      if (rules.opposite === 'full') return like(rank, along);
      // Still below whatever counts something, and above a led Piratess.
      if (rules.zeros === 'tie') return { ...zero, strength: -1 };
      if (rules.zeros === 'reversed') return { ...zero, strength: -rank };
      break;
    case 'along':
  }
  return numberWorth(card, wind, rules);
}

const highestOf = (worths: readonly Worth[]): Worth | undefined =>
  worths.toSorted((a, b) => b.strength - a.strength)[0];

function copiedBy({ copies }: AnyRules) {
  return (before: readonly Worth[]): Worth | undefined => {
    if (copies === 'led') return before[0];
    return copies === 'highest' ? highestOf(before) : before.at(-1);
  };
}

const TOP = 10_000;

/** [P5] [P6] [X1] The places that are out before the engine settles the rest. */
function outFirst(worths: readonly Worth[], rules: AnyRules): Set<number> {
  const out = new Set<number>();
  worths.forEach((worth, place) => {
    if (worth.by !== 'copy' || !worth.origin) return;
    if (rules.copied === 'she-goes') out.add(place);
    if (rules.copied === 'she-stays') {
      worths.slice(0, place).forEach(({ origin }, other) => {
        if (origin === worth.origin) out.add(other);
      });
    }
  });
  if (rules.ledPiratess === 'nothing' && worths[0]?.by === 'led') out.add(0);
  if (rules.ties === 'first-stays' || rules.ties === 'last-stays') {
    const order = [...worths.keys()].filter((place) => !out.has(place));
    if (rules.ties === 'last-stays') order.reverse();
    const seen = new Set<number>();
    for (const place of order) {
      const { strength } = worths[place] as Worth;
      if (seen.has(strength)) out.add(place);
      seen.add(strength);
    }
  }
  return out;
}

/** A trick under any reading: what no book prints is done before and after the engine settles it. */
export function judgeTrick(trick: Trick, rules: AnyRules): TrickRuling {
  const printed = ([...TRICK_POINTS, 'untakenCard', 'waiting'] as const).every(
    (question) => answerIn(rules, question) === FOREIGN[question].answers[0],
  );
  if (printed) return resolveTrick(trick, rules);
  const ways = {
    numberWorth: (card: NumberCard, wind: Wind) => worthOf(card, wind, rules),
    copied: copiedBy(rules),
  };
  let worths = trickWorths(trick.plays, trick.wind.wind, rules, ways);
  if (rules.ledPiratess === 'highest') {
    worths = worths.map((worth) =>
      worth.origin === null ? { ...worth, by: 'copy', strength: TOP } : worth,
    );
  }
  const out = outFirst(worths, rules);
  const kept = [...worths.keys()].filter((place) => !out.has(place));
  const untaken = rules.untaken === 'aside' ? rules.untakenCard : (rules.waiting ?? 'waits');
  const settled = settleTrick(
    trick,
    kept.map((place) => worths[place] as Worth),
    { ...rules, untaken: untaken === 'waits' ? 'carried' : 'aside' },
  );
  const ruling: TrickRuling = {
    ...settled,
    worths,
    ties: [
      ...settled.ties.map((group) => group.map((place) => kept[place] ?? 0)),
      ...[...out].map((place) => [place]),
    ],
    taker: settled.taker === null ? null : (kept[settled.taker] ?? null),
    lead: settled.leadBy === 'stays' ? 0 : (kept[settled.lead] ?? 0),
  };
  return changeEnds(ruling, trick, rules);
}

/** [T4] [T6] [X2] [X3] Who takes and who leads, where a book says otherwise. */
function changeEnds(ruling: TrickRuling, trick: Trick, rules: AnyRules): TrickRuling {
  let { taker, lead } = ruling;
  const isLed = ruling.takerBy === 'led-piratess';
  if (rules.taker === 'highest' && taker !== null && !isLed) taker = lead;
  const lowest = Math.min(...ruling.worths.map(({ strength }) => strength));
  const tiedLowest = ruling.worths.filter(({ strength }) => strength === lowest).length > 1;
  const nobody = rules.lowestOut === 'nobody' && !isLed && tiedLowest;
  if (nobody) taker = null;
  if (ruling.leadBy === 'stays' && rules.untakenLead === 'passes') lead = 1;
  if (rules.nextLead === 'taker') lead = taker ?? lead;
  if (rules.nextLead === 'clockwise') lead = 1;
  return { ...ruling, taker, lead, ...(nobody ? { takes: [], aside: [trick.wind] } : {}) };
}

/** [S3] Which of the open wind cards a trick is played for. */
export function windOf(row: Row, { windCard }: AnyReading): WindCard | undefined {
  if (windCard === 'nearest') return row.open.at(-1);
  return windCard === 'middle' ? row.open[1] : currentWind(row);
}

/** [P4] What the leader may play. */
export function leadsFrom(hand: readonly WheelCard[], { leadHer }: AnyReading): WheelCard[] {
  if (leadHer === 'always') return [...hand];
  if (leadHer === 'last-card' && hand.length > 1) {
    return hand.filter((card) => card.kind === 'number');
  }
  return legalCards(hand, true);
}

/** [R2] What a player may discard; if a set must be discarded, as many as may be. */
export function setsFrom(cards: readonly WindCard[], rules: AnyRules): readonly Declaration[] {
  const options = declarationOptions(cards, rules);
  const most = Math.max(...options.map(({ length }) => length));
  return rules.sets === 'must' ? options.filter(({ length }) => length === most) : options;
}

export function scoreOf(holdings: readonly Holding[], rules: AnyRules): Score[] {
  const rounding = { up: Math.ceil, down: Math.floor, kept: (points: number) => points };
  const pairsBy = (held: Holding) =>
    pairsOf(rules.setAndPair === 'both' ? { ...held, discarded: [] } : held);
  return scoreRound(holdings, rules, {
    ...SCORING,
    rounded: rounding[rules.halfPoints ?? 'up'],
    placePoints(place, seats) {
      if (seats === 2 && rules.twoPlayers === 'two-one') return 3 - place;
      const less = seats > 2 && rules.places === 'none-for-last' ? 1 : 0;
      return SCORING.placePoints(place, seats) - less;
    },
    pairsOf: pairsBy,
    bonusOf({ damage }) {
      if (rules.bonus === 'one-each') return 1;
      return rules.bonus === 'both-cards' ? 2 * damage : damage;
    },
    damageOf(held) {
      const spared = pairsBy(held).reduce((sum, { damage }) => sum + 2 * damage, 0);
      return SCORING.damageOf(held) - (rules.pairBonus && rules.pairDamage === 'none' ? spared : 0);
    },
    penaltyStep(seats) {
      if (rules.penaltyStep === 'three') return 3;
      return rules.penaltyStep === 'four' ? 4 : SCORING.penaltyStep(seats);
    },
  });
}

/** [S5] Who starts a round. */
export function starterOf(game: Game, rules: AnyRules, sunk: readonly Seat[] = []): StartRuling {
  const last = game.results.at(-1);
  if (last && rules.nextStarter === 'clockwise') {
    return { seats: [(last.starter + 1) % game.seats], by: 'starter-stays' };
  }
  if (last && rules.nextStarter === 'fewest-points') {
    const fewest = leaders(totals(game).map((points) => -points));
    if (fewest.length === 1) return { seats: fewest, by: 'most-points' };
    return { seats: [last.starter], by: 'starter-stays' };
  }
  return startPlayer(game, sunk);
}

/** [E2] Who wins. */
export function winnersOf(game: Game, rules: AnyRules): readonly Seat[] {
  const ruled = winners(game);
  const { finalCount = 'as-printed' } = rules;
  if (ruled.by === 'most-points' || finalCount === 'as-printed') return ruled.seats;
  const tied = leaders(totals(game));
  const countOf = (seat: Seat): number =>
    finalCount === 'last-round'
      ? (game.results.at(-1)?.scores[seat]?.total ?? 0)
      : -game.results.reduce((sum, { scores }) => sum + (scores[seat]?.damage ?? 0), 0);
  const best = Math.max(...tied.map(countOf));
  return tied.filter((seat) => countOf(seat) === best);
}
