import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCourseMeta } from '../../../core/course-meta.ts';
import { LANGUAGES } from '../../../site/i18n/languages.ts';
import { outlineOf } from '../../../site/lessons/outline.ts';
import { CLAUSES, NOT_ACTED_ON } from '../rules/clauses.ts';
import { readExam } from './exam.ts';
import { QUESTIONS } from './index.ts';

const EXAM = outlineOf(readFileSync('content/en/santa-timea/captains-exam.mdx', 'utf8')).fences;

it('the exam asks nothing that hangs on an edition', () => {
  const [tasks] = EXAM.map(({ source }) => readExam(source));
  if (!tasks?.ok) throw new Error('there is no exam');
  expect(tasks.value.length).toBeGreaterThan(25);
  for (const { id, question } of tasks.value) {
    expect([id, QUESTIONS.dependsOn(question)]).toEqual([id, []]);
    expect(id).not.toMatch(/ (?:en|de|fr) /);
  }
});

it.each(LANGUAGES)('every clause a player can act on is tested in the exam in %s', (language) => {
  const tested = new Set<string>();
  for (const path of globSync(`content/${language}/santa-timea/*.mdx`)) {
    for (const { meta, source } of outlineOf(readFileSync(path, 'utf8')).fences) {
      if (readCourseMeta(meta)?.kind !== 'exam') continue;
      const exam = readExam(source);
      if (!exam.ok) throw new Error(`${path}: ${exam.error.code}`);
      for (const clause of exam.value.flatMap((task) => task.clauses)) tested.add(clause);
    }
  }
  expect(CLAUSES.filter((id) => !(id in NOT_ACTED_ON) && !tested.has(id))).toEqual([]);
});
