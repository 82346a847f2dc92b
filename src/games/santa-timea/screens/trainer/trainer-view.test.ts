import { expect, it } from 'vitest';
import { wordsIn } from '../../../../../tests/santa-timea-words.ts';
import { createRandom } from '../../../../core/random.ts';
import { sayCard } from '../../explain/say.ts';
import { QUESTIONS } from '../../questions/index.ts';
import { progressRecord } from '../../trainer/progress.ts';
import { kindOf } from '../../trainer/questions.ts';
import { drawItem } from '../../trainer/session.ts';
import { SKILLS } from '../../trainer/skills.ts';
import { kindTally, sayPercent, sayTime, viewDrill } from './trainer-view.ts';

const t = wordsIn('en');

it.each(SKILLS)('$id: every answer has its words, and the right one its reasons', (skill) => {
  const random = createRandom(7);
  for (let draw = 0; draw < 5; draw++) {
    const { item, aloud, view } = viewDrill(drawItem(skill, random), t);
    expect(kindOf(item.question)).toBe(item.kind);
    expect(view.right).toEqual(QUESTIONS.answersOf(item.question).right);
    expect(view.reply(view.right[0] ?? '').sentences).not.toEqual([]);
    expect(view.question).not.toBe('');
    for (const card of item.question.position.trick.plays) {
      expect(aloud).toContain(sayCard(card, t));
    }
    for (const { label } of view.answers) expect(label).not.toBe('');
  }
});

it('[V2] [V3] a wrong answer hears of the misreading that leads there', () => {
  const skill = SKILLS.find(({ id }) => id === 'share-against-ns');
  if (!skill) throw new Error('There is no such skill');
  const { view } = viewDrill(drawItem(skill, createRandom(1)), t);
  const trapOf = (code: string) => view.reply(code).trap;
  expect(trapOf('half')).toBe(t('misreading.halves-the-opposite'));
  expect(trapOf('full')).toBe(t('misreading.ignores-wind'));
});

const tally = (answers: number) => ({ answers, right: answers, tenths: [10 * answers] });

const PROGRESS = {
  ...progressRecord.empty,
  days: {
    '2026-11-21': { share: tally(2), take: tally(1) },
    '2026-11-19': { share: tally(4) },
  },
};

it('tells times and shares as each language writes them', () => {
  expect(sayTime(21, 'en')).toMatch(/^2\.1/);
  expect(sayTime(20, 'de')).toMatch(/^2,0/);
  expect(sayTime(23, 'fr')).toMatch(/^2,3\ss$/);
  expect(sayPercent(83, 'en')).toBe('83%');
  expect(sayPercent(100, 'fr')).toMatch(/^100\s%$/);
});

it('adds up the days of a kind', () => {
  expect(kindTally(PROGRESS, 'share')).toEqual({ answers: 6, right: 6, tenths: [20, 40] });
  expect(kindTally(PROGRESS, 'copy').answers).toBe(0);
});
