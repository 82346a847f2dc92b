import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testRecord } from '../../../../tests/device-kit.ts';
import { QUESTIONS } from '../questions/index.ts';
import { stormRecord, withRun } from './progress.ts';
import {
  FULL_LEAD,
  hasEnded,
  hasEscaped,
  leadOf,
  milesOf,
  nextCard,
  type Pace,
  type StormRun,
  startRun,
} from './storm.ts';

/** Answers in so many milliseconds each until the run is over. */
function sail(isRight: (index: number) => boolean, ms: number, pace: Pace = 'clock'): StormRun {
  let run = startRun(1, pace);
  while (!hasEnded(run, 0)) {
    const answer = { item: nextCard(run), answer: '', isRight: isRight(run.answers.length), ms };
    run = { ...run, answers: [...run.answers, { ...answer, isNew: false }] };
  }
  return run;
}

const always = () => true;
const seconds = (run: StormRun) => run.answers.reduce((sum, { ms }) => sum + ms / 1000, 0);

describe('a run before the storm', () => {
  it('is caught by the clock if nobody answers, and by answers alone if no clock runs', () => {
    expect(leadOf(startRun(1, 'clock'), 0)).toBe(FULL_LEAD);
    expect(leadOf(startRun(1, 'clock'), 10_000)).toBe(FULL_LEAD - 10);
    expect(hasEnded(startRun(1, 'clock'), FULL_LEAD * 1000)).toBe(true);
    expect(hasEnded(startRun(1, 'calm'), 3_600_000)).toBe(false);
  });

  it('lasts a minute or more with right answers, and no more than a minute and a half', () => {
    for (const ms of [500, 2000, 3000, 4000, 5000]) {
      const run = sail(always, ms);
      expect(seconds(run)).toBeGreaterThanOrEqual(60);
      expect(seconds(run)).toBeLessThanOrEqual(95);
      expect(hasEscaped(run, 0)).toBe(ms <= 2000);
    }
    expect(milesOf(sail(always, 1000))).toBe(90);
  });

  it('wins water by right answers, but never more than at the start', () => {
    expect(leadOf(sail(always, 100), 0)).toBe(FULL_LEAD);
  });

  it('without the clock it is as long for everybody, and forgives one mistake', () => {
    expect(milesOf(sail(always, 60_000, 'calm'))).toBe(40);
    expect(
      hasEscaped(
        sail((index) => index !== 9, 60_000, 'calm'),
        0,
      ),
    ).toBe(true);
    expect(
      hasEscaped(
        sail((index) => index % 5 > 0, 60_000, 'calm'),
        0,
      ),
    ).toBe(false);
  });

  it('[V1] [V2] [V3] shows the same cards for the same seed, as often full as half and zero', () => {
    const run = sail(always, 1000);
    const cards = run.answers.map(({ item }) => item.question);
    expect(sail(always, 1000).answers.map(({ item }) => item.question)).toEqual(cards);
    const right = cards.map((question) => QUESTIONS.answersOf(question).right[0]);
    for (const share of ['full', 'half', 'zero']) {
      expect(right.filter((one) => one === share).length).toBeGreaterThan(20);
    }
    const winds = cards.map(({ position }) => position.trick.wind.wind);
    for (let place = 4; place < winds.length; place += 4) {
      expect(winds[place]).not.toBe(winds[place - 1]);
      expect(new Set(winds.slice(place, place + 4)).size).toBe(1);
    }
  });
});

describe('the best runs', () => {
  testRecord(stormRecord, fc.record({ clock: fc.nat(), calm: fc.nat() }));

  it('are the longer ones', () => {
    expect(withRun({ clock: 5, calm: 9 }, 'clock', 7)).toEqual({ clock: 7, calm: 9 });
    expect(withRun({ clock: 5, calm: 9 }, 'calm', 7)).toEqual({ clock: 5, calm: 9 });
  });

  it.each([[null], [[]], [{ clock: 1 }], [{ clock: -1, calm: 0 }], [{ clock: '1', calm: 0 }]])(
    'refuses %j',
    (data) => expect(stormRecord.read(data)).toBeNull(),
  );
});
