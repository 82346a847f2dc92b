import { expect, it } from 'vitest';
import { FENCE_LANGUAGES } from '../src/games/fences.ts';
import { GAMES } from '../src/games/index.ts';

it('the configuration knows the fences of every game', () => {
  expect(FENCE_LANGUAGES).toEqual(GAMES.map(({ fenceLanguage }) => fenceLanguage));
});
