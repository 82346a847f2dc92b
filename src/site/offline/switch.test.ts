import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startOffline } from './switch.ts';

/** A worker that writes down what it was told. */
class Listener extends EventTarget {
  state = 'installing';
  readonly told: unknown[] = [];

  postMessage(message: unknown): void {
    this.told.push(message);
  }

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

const VISITED = [{ visited: '/de/turn/' }];

let installing: Listener;
let active: Listener;

beforeEach(() => {
  installing = new Listener();
  active = new Listener();
  const ready = Promise.resolve({ installing, waiting: null, active });
  vi.stubGlobal('location', { pathname: '/de/turn/' });
  vi.stubGlobal('navigator', { serviceWorker: { register: () => ready, ready } });
});

afterEach(() => vi.unstubAllGlobals());

it('the newest worker is told, not the one it is about to replace', async () => {
  await startOffline();
  installing.become('activated');
  expect([installing.told, active.told]).toEqual([VISITED, []]);
});

it('where the newest cannot be installed, the one that stays is told', async () => {
  await startOffline();
  installing.become('redundant');
  expect(active.told).toEqual(VISITED);
});

it('a browser that refuses is no trouble', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { register: () => Promise.reject(new Error()) } });
  expect(await startOffline()).toBe(false);
});
