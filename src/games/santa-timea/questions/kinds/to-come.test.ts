import { expect, it } from 'vitest';
import rulings from '../../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import tasks from '../../../../../content/en/santa-timea/tasks.json' with { type: 'json' };
import { createTranslate } from '../../explain/words.ts';
import { cards } from '../../rules/test-kit.ts';
import { QUESTIONS } from '../index.ts';
import { question } from '../test-kit.ts';

const t = createTranslate({ ...rulings, ...tasks }, 'en');

const TASK = question('to-come S1 W9 in round N2: N9 S1; E1: E5 P');

it('[T7] the reason names every card that lies on the discard pile, trick by trick', () => {
  const { right, reply } = QUESTIONS.view(TASK, t, 'en');
  expect(right.flatMap((code) => reply(code).sentences)).toContainEqual({
    text: 'Cards that have been played stay on the discard pile until the round is over: North\u00a09, South\u00a01, East\u00a05 and Piratess.',
    clause: 'T7',
    ours: false,
  });
});

it('[T7] shows the tricks so far and the cards to choose from', () => {
  expect(QUESTIONS.sceneOf(TASK)).toMatchObject({
    kind: 'tricks',
    cards: cards('S1 W9'),
    position: { tricks: [{ plays: cards('N9 S1') }, { plays: cards('E5 P') }] },
  });
});
