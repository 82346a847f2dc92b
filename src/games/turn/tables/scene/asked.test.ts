import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../core/random.ts';
import { english as t } from '../../explain/test-kit.ts';
import { makeCard } from '../../notation/cards.ts';
import { QUESTIONS, type TurnQuestion } from '../../questions/index.ts';
import { gameAt } from '../../questions/table.ts';
import { DIRECTIONS } from '../../rules/directions.ts';
import { arbSeed } from '../../rules/test-kit.ts';
import type { TableSpot, TableView } from '../field/field.ts';
import { answerAt, askedOf, restOf } from './asked.ts';
import { viewScene } from './scene.ts';

/** All that lies on a table, as it is drawn, each under a name by which it can be told apart. */
const spotsOf = ({ places, piles, hands }: TableView): [string, TableSpot][] => [
  ...places.map(({ direction: code, label }): [string, TableSpot] => [
    `places ${code}`,
    { part: 'places', code, label },
  ]),
  ...piles.map(({ direction: code, label }): [string, TableSpot] => [
    `piles ${code}`,
    { part: 'piles', code, label },
  ]),
  ['piles @', { part: 'piles', code: '@', label: '' }],
  ...hands.flatMap(({ cards }, seat) =>
    cards.map(({ code, label }, index): [string, TableSpot] => [
      `hand ${seat} ${index}`,
      { part: 'hand', code, label, seat, index },
    ]),
  ),
];

/** Where each answer can be touched, and `rest` where it is offered below. Null where no spot is an answer. */
function offers(question: TurnQuestion): Record<string, string[]> | null {
  const { answers } = QUESTIONS.view(question, t, 'en');
  const scene = askedOf(viewScene(QUESTIONS.sceneOf(question), t, 'en'));
  if (!scene) return null;
  const rest = restOf(scene, answers).map(({ code, label }) =>
    answerAt(scene, answers, { part: 'rest', code, label }),
  );
  const spots = spotsOf(scene.table);
  return Object.fromEntries(
    answers.map(({ code }, index) => [
      code,
      [
        ...spots
          .filter(([, spot]) => answerAt(scene, answers, spot) === index)
          .map(([name]) => name),
        ...(rest.includes(index) ? ['rest'] : []),
      ],
    ]),
  );
}

function question(text: string): TurnQuestion {
  const parsed = QUESTIONS.parse(text);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
}

describe('an answer is given', () => {
  it('where a card goes: on a place of the field, or below it for nowhere', () => {
    expect(offers(question('place E in table ^ 1 2 5 10 20 * 50 1: E T @S: N; Tv'))).toEqual({
      ...Object.fromEntries(DIRECTIONS.map((place) => [place, [`places ${place}`]])),
      nowhere: ['rest'],
    });
  });

  it('which pile to cover: on a pile that has cards', () => {
    const text =
      'bury B in table ^ * * * 5 * 1 * *: SW N S B / N NE W W @: E E @N: NE @E: SE; SW:SW';
    expect(offers(question(text))).toEqual({ N: ['piles N'], E: ['piles E'] });
  });

  it('which card: on the own cards, and on either of two of a kind', () => {
    expect(offers(question('fits in table ^ 5 * * 10 * 2 * *: NE NE T B / NE T'))).toEqual({
      NE: ['hand 0 0', 'hand 0 1'],
      T: ['hand 0 2'],
      B: ['hand 0 3'],
    });
    const text = 'guard W in table ^ * * 5 * * * * 2: NW E W N / S N NE T @: NE SE; NW:NW';
    expect(offers(question(text))).toEqual({
      E: ['hand 0 1'],
      W: ['hand 0 2'],
      N: ['hand 0 0'],
    });
  });

  it('by whoever is to move once the turn has gone on', () => {
    const text =
      'fits in table ^ 5 20 * 10 * 2 * 1: N NE E B / SE W W NW @: N E S W; N:N -B:S +@ +@';
    expect(offers(question(text))).toEqual({
      SE: ['hand 1 0'],
      W: ['hand 1 1', 'hand 1 2'],
      NW: ['hand 1 3'],
    });
  });

  it.each([
    'earn in table ^ 1 2 5 10 20 * 50 1: E; E:E',
    'order in table ^ * * * * 5 * * *: N E T',
    'winner in loot 200 C / 5 C C / .',
  ])('in words where it does not lie on the table: %s', (text) => {
    expect(offers(question(text))).toBeNull();
  });
});

/** What the engine says of a table: the places, the piles with cards, the cards of whoever is to move. */
function found(asked: TurnQuestion): Record<string, string[]> | null {
  switch (asked.ask) {
    case 'place':
      return {
        ...Object.fromEntries(DIRECTIONS.map((place) => [place, [`places ${place}`]])),
        nowhere: ['rest'],
      };
    case 'bury': {
      const { discards } = gameAt(asked).game;
      const full = DIRECTIONS.filter((pile) => discards[pile].length > 0);
      return Object.fromEntries(full.map((pile) => [pile, [`piles ${pile}`]]));
    }
    case 'fits':
    case 'guard': {
      const { players, turn } = gameAt(asked).game;
      const spots: Record<string, string[]> = {};
      for (const [index, card] of (players[turn.seat]?.hand ?? []).entries()) {
        spots[makeCard(card)] = [...(spots[makeCard(card)] ?? []), `hand ${turn.seat} ${index}`];
      }
      return spots;
    }
    default:
      return null;
  }
}

it('every answer of a question made at random is on the spots that the engine says, or below', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.constantFrom(...QUESTIONS.practised), arbSeed, (ask, seed) => {
      const made = QUESTIONS.kindOf({ ask }).draft?.(ask, createRandom(seed), {});
      if (!made) return;
      seen.add(ask);
      expect(offers(made)).toEqual(found(made));
    }),
  );
  expect(seen.size).toBe(QUESTIONS.practised.length);
});
