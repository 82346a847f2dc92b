import { expect, it } from 'vitest';
import { chooseCard } from '../../players/bot.ts';
import { type Turn, turnOf } from '../../players/match.ts';
import { playedOn, readMatch } from '../../players/test-kit.ts';
import { createThinker, type Question, type Thought } from './think.ts';

/** A worker that answers only when it is told to, in any order. */
class LateWorker extends EventTarget {
  readonly asked: Question[] = [];
  postMessage = (question: Question) => this.asked.push(question);
  terminate = () => {};
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  answer(index: number): void {
    const { number, view } = this.asked[index] as Question;
    const data: Thought = { number, card: cardFor(view) };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const cardFor = ({ hand }: Turn['view']) => hand[0] as (typeof hand)[number];

/** Two opponents of one moment, of whom the second plays after the first. */
function turns(): readonly [Turn, Turn] {
  const start = readMatch('game seed 7 seats 5 strong');
  const found = [...Array(5).keys()].map((count) => turnOf(playedOn(start, count)));
  return found.filter((turn) => turn !== null).slice(0, 2) as [Turn, Turn];
}

const [first, second] = turns();

it('answers each question with its own card, however late and in whatever order', async () => {
  const worker = new LateWorker();
  const { think, thinksAlone } = createThinker(() => worker);
  const early = think(first, { level: 'strong', way: 'leads' });
  const late = think(second, { level: 'strong' });
  expect(worker.asked.map(({ way }) => way)).toEqual(['leads', undefined]);
  worker.answer(1);
  worker.answer(0);
  expect(await late).toEqual(cardFor(second.view));
  expect(await early).toEqual(cardFor(first.view));
  expect(cardFor(first.view)).not.toEqual(cardFor(second.view));
  // What was asked before the game went another way says nothing to what is asked now.
  think(first, { level: 'able' });
  const now = think(second, { level: 'able' });
  worker.answer(2);
  worker.answer(3);
  expect(await now).toEqual(cardFor(second.view));
  expect(thinksAlone()).toBe(false);
});

it('has the gentle player answer all that waits where the worker fails, or there is none', async () => {
  const worker = new LateWorker();
  const failing = createThinker(() => worker);
  const waiting = [
    failing.think(first, { level: 'strong', way: 'collects' }),
    failing.think(second, { level: 'strong' }),
  ];
  worker.dispatchEvent(new Event('error'));
  const gentle = [
    chooseCard(first.view, first.seed, 'collects'),
    chooseCard(second.view, second.seed),
  ];
  expect(await Promise.all(waiting)).toEqual(gentle);
  expect(failing.thinksAlone()).toBe(true);
  const none = createThinker(() => {
    throw new Error('no worker');
  });
  expect(await none.think(first, { level: 'able', way: 'collects' })).toEqual(gentle[0]);
  expect(none.thinksAlone()).toBe(true);
});
