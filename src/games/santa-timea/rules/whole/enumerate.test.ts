/** Laws that hold on every ordered trick of two and of three cards, under each of the four winds. */
import { beforeAll, describe, expect, it } from 'vitest';
import { WINDS, type Wind } from '../../../../core/compass.ts';
import type { WheelCard } from '../cards.ts';
import { everyTrick, HOUSE, spell, turn } from '../test-kit.ts';
import { resolveTrick, type TrickRuling } from '../trick.ts';

interface Case {
  readonly plays: readonly WheelCard[];
  readonly ruling: TrickRuling;
}

const isLed = ({ plays }: Case): boolean => plays[0]?.kind === 'piratess';

const isOut = ({ ruling }: Case, place: number): boolean =>
  ruling.ties.some((group) => group.includes(place));

const survivors = (seen: Case): number[] =>
  seen.plays.flatMap((_, place) => (isOut(seen, place) ? [] : [place]));

/** What must be so in every case; a title opens with the clauses that say it. */
const LAWS: { readonly [title: string]: (seen: Case) => boolean } = {
  '[X1] a card is out exactly when another counts the same': (seen) =>
    seen.ruling.worths.every(({ strength }, place) => {
      const alike = seen.ruling.worths.filter((other) => other.strength === strength);
      return alike.length > 1 === isOut(seen, place);
    }),

  '[X3] [P6] nobody takes exactly when nothing is left and no Piratess was led': (seen) => {
    const nobody = survivors(seen).length === 0 && !isLed(seen);
    return (seen.ruling.taker === null) === nobody && (seen.ruling.takerBy === 'nobody') === nobody;
  },

  '[X2] one card left takes and leads': (seen) => {
    const [only, ...more] = survivors(seen);
    if (only === undefined || more.length > 0) return true;
    const { taker, takerBy, lead, leadBy } = seen.ruling;
    const takes = isLed(seen) || (taker === only && takerBy === 'only-card');
    return takes && lead === only && leadBy === 'only-card';
  },

  '[X2] going on from a tie to the next card comes to the same as taking the ties out first': (
    seen,
  ) => {
    const strengths = seen.ruling.worths.map(({ strength }) => strength);
    const isAlone = (one: number) => strengths.filter((other) => other === one).length === 1;
    const upwards = strengths.toSorted((a, b) => a - b);
    const placeOf = (alone: number | undefined) =>
      alone === undefined ? null : strengths.indexOf(alone);
    const takes = isLed(seen) || seen.ruling.taker === placeOf(upwards.find(isAlone));
    return takes && seen.ruling.lead === (placeOf(upwards.findLast(isAlone)) ?? 0);
  },

  '[T4] [T6] of several left the lowest takes and another, the highest, leads': (seen) => {
    const left = survivors(seen);
    if (left.length < 2) return true;
    const { worths, taker, takerBy, lead, leadBy } = seen.ruling;
    const strengths = left.map((place) => worths[place]?.strength ?? Number.NaN);
    const lowest = left[strengths.indexOf(Math.min(...strengths))];
    const highest = left[strengths.indexOf(Math.max(...strengths))];
    const takes = isLed(seen) || (taker === lowest && takerBy === 'lowest');
    return takes && lead === highest && leadBy === 'highest' && taker !== lead;
  },

  '[X3] the lead stays exactly when nothing is left': (seen) =>
    survivors(seen).length === 0
      ? seen.ruling.leadBy === 'stays' && seen.ruling.lead === 0
      : seen.ruling.leadBy !== 'stays',

  '[P1] [P2] [P5] a Piratess and the card she copies are both out': (seen) =>
    seen.plays.every(
      (card, place) =>
        place === 0 ||
        card.kind === 'number' ||
        (isOut(seen, place) && isOut(seen, place - 1) && seen.ruling.worths[place]?.by === 'copy'),
    ),

  '[P5] who is out neither takes nor wins the lead': (seen) => {
    const { taker, lead, leadBy } = seen.ruling;
    const mayTake = taker === null || isLed(seen) || !isOut(seen, taker);
    return mayTake && (leadBy === 'stays' || !isOut(seen, lead));
  },

  '[P6] [A2] a led Piratess takes': (seen) =>
    isLed(seen) === (seen.ruling.takerBy === 'led-piratess') &&
    (!isLed(seen) || seen.ruling.taker === 0),
};

/** Everything that a law asks of a ruling. */
const asked = ({ taker, takerBy, lead, leadBy, ties, worths }: TrickRuling): string =>
  `${taker} ${takerBy} ${lead} ${leadBy} ${ties.join('/')} ${worths
    .map(({ strength, halves, by }) => `${strength} ${halves} ${by}`)
    .join('/')}`;

/** So laws that hold in the north wind hold in every wind. */
const TURNING = '[V1] [V2] [V3] turning the compass changes nothing';

/** How many tricks of 60 cards end how, over all winds. */
const ENDS = ['lowest', 'only-card', 'led-piratess', 'nobody'] as const;

function survey(size: number) {
  const broken: { [title: string]: string[] } = { [TURNING]: [] };
  const totals = { lowest: 0, 'only-card': 0, 'led-piratess': 0, nobody: 0 };
  const rules = Object.entries(LAWS);
  for (const [title] of rules) broken[title] = [];
  const note = (title: string, wind: Wind, plays: readonly WheelCard[]) => {
    const list = broken[title] ?? [];
    // Ten are enough to see what is wrong.
    if (list.length < 10) list.push(`${wind}: ${plays.map(spell).join(' ')}`);
  };
  everyTrick(size, (plays, times) => {
    let north = '';
    for (const [turns, wind] of WINDS.entries()) {
      const turned = turns === 0 ? plays : plays.map((card) => turn(card, turns));
      const trick = { wind: { wind, damage: 1 }, carried: [], plays: turned };
      const ruling = resolveTrick(trick, HOUSE);
      totals[ruling.takerBy] += times;
      if (turns > 0) {
        if (asked(ruling) !== north) note(TURNING, wind, turned);
        continue;
      }
      north = asked(ruling);
      for (const [title, holds] of rules) {
        if (!holds({ plays, ruling })) note(title, wind, plays);
      }
    }
  });
  return { broken, totals };
}

/**
 * The totals under one wind can be counted by hand. Of two numbered cards 28 pairs tie: 14 times east
 * and west of one number, twice 7 times a number and its double across. Seven triples tie.
 * Two cards, nobody: 2 × 28, and 56 × 4 with a Piratess second. Led: 4 × 59.
 * Three cards, nobody: 6 × 7; a Piratess second or third to a tie, 2 × 56 × 4; two Piratesses, 56 × 12.
 * Only card: 6 × (28 × 54 - 3 × 7); a Piratess second or third to no tie, 2 × (56 × 55 - 56) × 4.
 */
const COUNTED = {
  2: { all: 60 * 59, nobody: 280, 'led-piratess': 236, 'only-card': 0 },
  3: { all: 60 * 59 * 58, nobody: 1162, 'led-piratess': 13_688, 'only-card': 33_138 },
};

describe.each([2, 3] as const)('every trick of %i cards', (size) => {
  let found: ReturnType<typeof survey>;
  beforeAll(() => {
    found = survey(size);
  }, 60_000);

  it.each([...Object.keys(LAWS), TURNING])('%s', (title) => {
    expect(found.broken[title]).toEqual([]);
  });

  it('[X3] [X2] [P6] ends as often in each way as counting by hand says', () => {
    const { all, ...some } = COUNTED[size];
    const lowest = all - some.nobody - some['led-piratess'] - some['only-card'];
    const perWind = ENDS.map((end) => [end, found.totals[end] / WINDS.length]);
    expect(Object.fromEntries(perWind)).toEqual({ ...some, lowest });
  });
});
