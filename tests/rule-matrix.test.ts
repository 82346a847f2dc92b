/** Every clause a player can act on is taught by a step of the course and tested in its exam. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CLAUSES } from '../src/games/santa-timea/rules/clauses.ts';
import { readExam } from '../src/games/santa-timea/tasks/exam.ts';
import { readCourseMeta } from '../src/games/santa-timea/tasks/fence-meta.ts';
import { LANGUAGES } from '../src/site/i18n/languages.ts';
import { outlineOf } from '../src/site/lessons/outline.ts';

const ROOT = join(import.meta.dirname, '..');

/** The clauses that give nobody anything to decide, each with the reason. */
const NOT_ACTED_ON: Readonly<Record<string, string>> = {
  C1: 'what lies in the box',
  C2: 'what lies in the box',
  C3: 'what lies in the box',
  C4: 'what lies in the box',
  C6: 'how many can play',
  A8: 'every edition plays it alike (the deck is shuffled anew), and no card decides it; told in “what-waits”',
  A11: 'nobody decides it at the table: it only says how five finished rounds are read; told in “level-in-german”',
};

/** What a lesson in one language teaches and tests. */
function taughtAndTested(language: string): { taught: Set<string>; tested: Set<string> } {
  const taught = new Set<string>();
  const tested = new Set<string>();
  for (const path of globSync(`content/${language}/santa-timea/*.mdx`, { cwd: ROOT })) {
    const { series, fences } = outlineOf(readFileSync(join(ROOT, path), 'utf8'));
    if (series !== 'course') continue;
    for (const { meta, source } of fences) {
      const fence = readCourseMeta(meta);
      if (fence?.kind === 'exam') {
        const exam = readExam(source);
        if (!exam.ok) throw new Error(`${path}: ${exam.error.code}`);
        for (const clause of exam.value.flatMap((task) => task.clauses)) tested.add(clause);
      } else {
        for (const clause of fence?.clauses ?? []) taught.add(clause);
      }
    }
  }
  return { taught, tested };
}

const actedOn = CLAUSES.filter((clause) => !(clause in NOT_ACTED_ON));

describe.each(LANGUAGES)('the rule matrix in %s', (language) => {
  const { taught, tested } = taughtAndTested(language);

  it('every clause a player can act on is taught', () => {
    expect(actedOn.filter((clause) => !taught.has(clause))).toEqual([]);
  });

  it('every clause a player can act on is tested in the exam', () => {
    expect(actedOn.filter((clause) => !tested.has(clause))).toEqual([]);
  });
});

it('nothing is excepted that is no clause', () => {
  const clauses: readonly string[] = CLAUSES;
  expect(Object.keys(NOT_ACTED_ON).filter((id) => !clauses.includes(id))).toEqual([]);
});
