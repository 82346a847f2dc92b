/** The supply of daily puzzles as a collection: ten years, balanced, unchanged, every answer judged. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCollection, SEALS, sealsOf, supplyFiles } from '../src/cli/mine/folder.ts';
import { supplyTables, thumbTables } from '../src/cli/mine/tables.ts';
import { tooOften } from '../src/cli/mine/thumb-rows.ts';
import { BANDS } from '../src/core/band.ts';
import { dayAfter, daysBetween } from '../src/core/day.ts';
import { sayHalves } from '../src/games/santa-timea/explain/say.ts';
import { makeCard } from '../src/games/santa-timea/notation/cards.ts';
import { editionOf } from '../src/games/santa-timea/questions/common.ts';
import {
  DAILY_FILE,
  FIRST_DAY,
  readDays,
  type TimeaPuzzle,
} from '../src/games/santa-timea/questions/file.ts';
import { QUESTIONS, type TimeaQuestion } from '../src/games/santa-timea/questions/index.ts';
import { MISREADINGS, type MisreadingId } from '../src/games/santa-timea/questions/misreadings.ts';
import { seatsIn } from '../src/games/santa-timea/questions/scene.ts';
import { bandOfDay } from '../src/games/santa-timea/questions/supply/plan.ts';
import { thumbsOn } from '../src/games/santa-timea/questions/thumbs.ts';
import { NOBODY } from '../src/games/santa-timea/questions/trick.ts';
import { readFiles } from '../src/kit/question/supply.ts';
import { simulatorRight } from './simulator-right.ts';

const { answersOf } = QUESTIONS;

const FILES = supplyFiles();
const read = readDays(FILES);
const DAILY: readonly TimeaPuzzle[] = read.ok ? read.value : [];

const LAST_DAY = '2036-10-31';

/** How many puzzles fall to each key. */
const spread = <K>(keyOf: (puzzle: TimeaPuzzle) => K): Map<K, number> =>
  new Map([...Map.groupBy(DAILY, keyOf)].map(([key, puzzles]) => [key, puzzles.length]));

/** The largest share of all over the smallest. */
const unevenness = (counts: Iterable<number>): number => {
  const all = [...counts];
  return Math.max(...all) / Math.min(...all);
};

describe('the supply', () => {
  it('has one puzzle for every day of ten years', () => {
    expect(read.ok).toBe(true);
    expect(DAILY.length).toBe(daysBetween(FIRST_DAY, LAST_DAY) + 1);
    expect(DAILY.map(({ key }) => key)).toEqual(
      DAILY.map((_, index) => dayAfter(FIRST_DAY, index)),
    );
  });

  it('[T4] [T6] [R4] is confirmed by the engine line by line, and no puzzle comes twice', () => {
    expect(readFiles(FILES, DAILY_FILE.parse)).toEqual(read);
  });

  it('stands in the files as it would be written, each year in its own', () => {
    for (const { path, text } of FILES) {
      const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
      const year = DAILY.filter(({ key }) => `${key.slice(0, 4)}.txt` === path);
      expect(lines).toEqual(year.map(DAILY_FILE.make));
    }
  });

  it('has not changed: every month still has its seal', () => {
    const sealed = readFileSync(SEALS, 'utf8').trimEnd().split('\n');
    expect(sealsOf(DAILY)).toEqual(sealed);
  });

  it('a changed letter breaks the seal of its month and of no other', () => {
    const [first, ...others] = DAILY.slice(0, 61);
    const changed = sealsOf([{ ...(first as TimeaPuzzle), answer: 'N1' }, ...others]);
    const whole = sealsOf(DAILY.slice(0, 61));
    expect(changed.map((seal, month) => seal === whole[month])).toEqual([false, true]);
  });
});

describe('the balance', () => {
  it('a week rises from easy on Monday to expert on Sunday', () => {
    expect(DAILY.filter(({ key, band }) => band !== bandOfDay(key))).toEqual([]);
  });

  it('within a difficulty every kind comes equally often, but for what a card counts', () => {
    const kinds = spread(({ band, question }) => `${band} ${question.ask}`);
    for (const band of BANDS) {
      const alike = [...kinds].filter(([key]) => key.startsWith(band) && !key.endsWith('worth'));
      expect(unevenness(alike.map(([, count]) => count))).toBeLessThan(1.03);
    }
  });

  it('each kind is there, but for the one that “discard every set” answers nearly always', () => {
    const asked = new Set(DAILY.map(({ question }) => question.ask));
    expect(QUESTIONS.practised.filter((ask) => !asked.has(ask))).toEqual(['sets']);
  });

  it('what a card counts is asked once in sixty days at most', () => {
    const days = DAILY.filter(({ question }) => question.ask === 'worth').map(({ key }) => key);
    const next = days.slice(1).map((day, index) => daysBetween(days[index] as string, day));
    expect(Math.min(...next)).toBeGreaterThanOrEqual(60);
  });

  it('no puzzle of the collection is one of a day', () => {
    const daily = new Set(DAILY.map(({ question }) => QUESTIONS.patternOf(question)));
    const again = readCollection().filter(({ question }) =>
      daily.has(QUESTIONS.patternOf(question)),
    );
    expect(again).toEqual([]);
  });

  it('[C6] two to five players come equally often, but for the two kinds that need three', () => {
    const kinds = Map.groupBy(DAILY, ({ question }) => question.ask);
    for (const [ask, own] of kinds) {
      const seats = own.map(({ question }) => seatsIn(QUESTIONS.sceneOf(question)));
      const counts = [...Map.groupBy(seats, (count) => count)].map(
        ([count, some]) => [count, some.length] as const,
      );
      expect([ask, ...counts.map(([count]) => count).sort()]).toEqual(
        ask === 'give' || ask === 'safe' ? [ask, 3, 4, 5] : [ask, 2, 3, 4, 5],
      );
      expect(unevenness(counts.map(([, count]) => count))).toBeLessThan(1.1);
    }
  });

  it('every misreading is exposed hundreds of times; the one that needs an edition, a hundred', () => {
    const exposing = (id: MisreadingId) => DAILY.filter(({ exposes }) => exposes.includes(id));
    const rare = MISREADINGS.filter((id) => exposing(id).length < 400);
    expect(rare).toEqual(['copies-the-print']);
    expect(exposing('copies-the-print').length).toBeGreaterThan(100);
  });

  it('[P3] an edition is named where a puzzle exposes what only that edition settles', () => {
    const named = DAILY.filter(({ question }) => editionOf(question) !== 'house');
    expect(named).toEqual(DAILY.filter(({ exposes }) => exposes.includes('copies-the-print')));
    expect(new Set(named.map(({ question }) => editionOf(question)))).toEqual(new Set(['de']));
  });
});

/** The rows of some tables that a document does not have. */
function missingIn(path: string, tables: readonly (readonly string[])[]): string[] {
  const doc = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8').split('\n');
  return tables.flat().filter((row) => !doc.includes(row));
}

describe('no rule of thumb', () => {
  it('none answers more than half of a kind’s hard puzzles, a third of the expert ones, or half of what cards count', () => {
    expect(tooOften(DAILY)).toEqual([]);
    expect(tooOften(readCollection())).toEqual([]);
  });

  it('nowhere are there more right answers than wrong ones, nor only one card that may be played', () => {
    const mostly = DAILY.filter(
      ({ question }) => (thumbsOn(question).get('guessing') ?? 1) > 1 / 2,
    );
    expect(mostly.map(({ key }) => key)).toEqual([]);
  });

  it('docs/thumbs.md tells how often each is right', () => {
    expect(missingIn('docs/thumbs.md', thumbTables(DAILY, readCollection()))).toEqual([]);
  });
});

/** The answer as the line writes it. */
function written(question: TimeaQuestion, answer: string): string {
  if (question.ask === 'worth') return sayHalves(Number(answer));
  if (question.ask === 'taker' || question.ask === 'leader') {
    const cards = question.position.trick.plays.map(makeCard);
    const card = cards[Number(answer)] ?? '';
    if (answer === NOBODY) return answer;
    return cards.indexOf(card) === cards.lastIndexOf(card) ? card : `${card}@${answer}`;
  }
  return answer === '' ? 'none' : answer;
}

it('docs/supply.md tells the measured numbers', () => {
  expect(missingIn('docs/supply.md', supplyTables(DAILY, readCollection()))).toEqual([]);
});

describe('every answer of every puzzle', () => {
  it('is accepted if the line gives it, else refused; and there are both', () => {
    for (const { key, question, answer } of DAILY) {
      const given = answer.split(' ');
      const { offered, right } = answersOf(question);
      const accepted = offered.filter((code) => right.includes(code));
      const refused = offered.filter((code) => !right.includes(code));
      expect([key, ...accepted.map((code) => written(question, code))]).toEqual([key, ...given]);
      expect(refused.filter((code) => given.includes(written(question, code)))).toEqual([]);
      expect(Math.min(accepted.length, refused.length), key).toBeGreaterThan(0);
    }
  });

  it('[T4] [X3] about a trick is what the other engine says too', () => {
    let judged = 0;
    for (const { key, question } of [...DAILY, ...readCollection()]) {
      const said = simulatorRight(question);
      if (!said) continue;
      expect([key, ...answersOf(question).right]).toEqual([key, ...said]);
      judged += 1;
    }
    expect(judged).toBeGreaterThan(1500);
  });
});
