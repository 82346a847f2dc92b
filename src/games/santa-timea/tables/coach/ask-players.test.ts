import { expect, it, vi } from 'vitest';
import { chooseCard } from '../../players/bot.ts';
import { type Turn, turnOf } from '../../players/match.ts';
import { playedOn, readMatch } from '../../players/test-kit.ts';
import { think, thinksAlone } from './ask-players.ts';

const match = playedOn(readMatch('game seed 7 seats 5 strong ways'), 1);
const { view, seed } = turnOf(match) as Turn;

it('has the gentle player answer where the worker fails, and asks none again', async () => {
  const failing = vi.fn(
    class extends EventTarget {
      postMessage = () => this.dispatchEvent(new Event('error'));
      terminate = () => {};
    },
  );
  vi.stubGlobal('Worker', failing);
  const gentle = chooseCard(view, seed, 'collects');
  expect(thinksAlone()).toBe(false);
  expect([await think(match), await think(match)]).toEqual([gentle, gentle]);
  expect(thinksAlone()).toBe(true);
  expect(failing).toHaveBeenCalledOnce();
});
