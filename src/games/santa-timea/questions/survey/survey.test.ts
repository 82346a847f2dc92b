import { describe, expect, it } from 'vitest';
import { WINDS } from '../../../../core/compass.ts';
import stored from '../../proof.json' with { type: 'json' };
import { wheelDeck } from '../../rules/cards.ts';
import { resolveTrick } from '../../rules/trick.ts';
import { addTally, type Tally } from '../../twin/census.ts';
import { MISREADINGS, misreadTaker, PUZZLE_RULES } from '../misreadings.ts';
import { allTricks, newTally, type Survey, surveyOf, surveyPart, surveyParts } from './survey.ts';

/** Counted with the readable engine: every ordered trick of two of the sixty cards under four winds. */
function countedSlowly(): Omit<Survey, 'checksum'> {
  const count = { tricks: 0, takers: [0, 0], nobody: 0, leads: [0, 0], numbered: 0 };
  const wrong = Object.fromEntries(MISREADINGS.map((id) => [id, 0])) as Record<string, number>;
  const add = (counts: number[], place: number) => {
    counts[place] = (counts[place] ?? 0) + 1;
  };
  for (const wind of WINDS) {
    for (const [at, first] of wheelDeck().entries()) {
      for (const second of wheelDeck().toSpliced(at, 1)) {
        const trick = { wind: { wind, damage: 1 }, carried: [], plays: [first, second] };
        const { taker, lead } = resolveTrick(trick, PUZZLE_RULES);
        count.tricks += 1;
        if (taker === null) count.nobody += 1;
        else add(count.takers, taker);
        add(count.leads, lead);
        if (wind !== 'N' || first.kind === 'piratess') continue;
        count.numbered += 1;
        for (const id of MISREADINGS) {
          wrong[id] = (wrong[id] ?? 0) + Number(misreadTaker(trick, PUZZLE_RULES, id) !== taker);
        }
      }
    }
  }
  return { seats: 2, ...count, wrong: wrong as Survey['wrong'] };
}

function tallied(): Tally {
  const sum = newTally();
  for (const wind of WINDS) {
    for (const part of surveyParts(2, wind)) addTally(sum, surveyPart(part));
  }
  return sum;
}

describe('the survey of two players', () => {
  it('[T4] [T6] [X3] [V1] [P1] counts what the readable engine finds trick by trick', () => {
    expect(surveyOf(2, tallied())).toMatchObject(countedSlowly());
  });

  it('ends in the checksum of the stored proof, eight digits long', () => {
    expect(surveyOf(2, tallied()).checksum).toBe(stored.surveys[0]?.checksum);
    expect(surveyOf(2, { ...newTally(), checksum: 0xabc }).checksum).toBe('00000abc');
  });
});

it('[C1] all tricks are four winds times the ordered choices of sixty cards', () => {
  expect([2, 3, 5].map(allTricks)).toEqual([
    4 * 60 * 59,
    4 * 60 * 59 * 58,
    4 * 60 * 59 * 58 * 57 * 56,
  ]);
});
