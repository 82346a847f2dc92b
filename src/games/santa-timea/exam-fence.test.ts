import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checked } from '../../core/result.ts';
import { readCourseMeta } from '../../kit/lesson/fence.ts';
import { outlineOf } from '../../site/lessons/outline.ts';
import { readExam } from './fence.ts';
import { QUESTIONS } from './questions/index.ts';
import { CLAUSES, NOT_ACTED_ON } from './rules/clauses.ts';

const EXAM = outlineOf(readFileSync('content/en/santa-timea/captains-exam.mdx', 'utf8')).fences;

it('no exam question depends on an edition', () => {
  const [tasks] = EXAM.map(({ source }) => readExam(source));
  if (!tasks?.ok) throw new Error('there is no exam');
  expect(tasks.value.length).toBeGreaterThan(25);
  for (const { id, question } of tasks.value) {
    expect([id, QUESTIONS.dependsOn(question)]).toEqual([id, []]);
    expect(id).not.toMatch(/ (?:en|de|fr) /);
  }
});

// Other languages have the same fences.
it('every clause a player can act on is tested in the exam', () => {
  const tested = EXAM.flatMap(({ meta, source }) => {
    if (readCourseMeta(meta)?.kind !== 'exam') return [];
    return checked(readExam(source)).flatMap(({ clauses }) => clauses);
  });
  expect(CLAUSES.filter((id) => !(id in NOT_ACTED_ON) && !tested.includes(id))).toEqual([]);
});

describe('an exam as an author writes it', () => {
  const LED = 'P4 | open in hand E5 P';
  const LEFT = 'O2 | tricks-left in stage 5 8';

  it('has a task on each line, however it is spaced, and the task is its own id', () => {
    const read = readExam(`\n  V1   T4|  taker in trick N2: N9 N4  \n   \n${LED}\n`);
    expect(read.ok && read.value.map(({ id, clauses }) => [id, clauses.join(' ')])).toEqual([
      ['taker in trick N2: N9 N4', 'V1 T4'],
      ['open in hand E5 P', 'P4'],
    ]);
    expect(read.ok && read.value.map(({ question }) => QUESTIONS.make(question))).toEqual([
      'taker in trick N2: N9 N4',
      'open in hand E5 P',
    ]);
  });

  it.each([
    ['a task without a clause before a bar', [LED, 'open in hand N3 P'], 2, 'no-bar'],
    ['no clause at all before the bar', [LEFT, '', '| open in hand E5 P'], 3, 'no-clauses'],
    ['a clause that does not exist', [LED, LEFT.replace('O2', 'O2 Z9')], 2, 'unknown-clause', 'Z9'],
    ['a card that does not exist', [LED, LEFT, 'P4 | open in hand E15 P'], 3, 'bad-rank', 'E15'],
    ['a task again', [LED, LEFT, LED], 3, 'same-task', 'open in hand E5 P'],
    ['no line at all', [''], 1, 'no-tasks'],
  ])('is not held with %s', (_, lines, line, code, found?: string) => {
    const read = readExam(lines.join('\n'));
    expect(!read.ok && read.error).toMatchObject({ line, code, ...(found && { found }) });
  });
});
