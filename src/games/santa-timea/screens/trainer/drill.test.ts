import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../core/random.ts';
import { createTranslate } from '../../../../core/words.ts';
import { QUESTIONS } from '../../questions/index.ts';
import { drawItem } from '../../trainer/item.ts';
import { SKILLS } from '../../trainer/skills.ts';
import { createDrill, sayDrillAnswer, sayWhy } from './drill.ts';

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../../../../content/${path}`, import.meta.url), 'utf8'));

const wordsOf = (lang: string) =>
  createTranslate(
    Object.assign(
      {},
      ...['rulings', 'widgets', 'puzzles', 'trainer'].map((name) =>
        read(`${lang}/santa-timea/${name}.json`),
      ),
    ),
    lang,
  );

describe.each(['en', 'de', 'fr'])('the drill in %s', (lang) => {
  const t = wordsOf(lang);

  it.each(SKILLS)('$id: every answer has its words, and every wrong one a reason', (skill) => {
    const random = createRandom(7);
    for (let draw = 0; draw < 5; draw++) {
      const drill = createDrill(drawItem(skill, random), t, lang);
      const { offered, right } = QUESTIONS.answersOf(drill.item.question);
      expect(right).toEqual([drill.right]);
      expect(drill.question).not.toBe('');
      for (const { name } of drill.cards) expect(drill.aloud).toContain(name);
      for (const answer of offered) {
        expect(sayDrillAnswer(drill, answer, t)).not.toBe('');
        if (answer !== drill.right) expect(sayWhy(drill, answer, t, lang)).not.toEqual([]);
      }
    }
  });
});

it('[V2] [V3] a wrong answer hears of the misreading that leads there first', () => {
  const t = wordsOf('en');
  const skill = SKILLS.find(({ id }) => id === 'share-against-ns');
  if (!skill) throw new Error('There is no such skill');
  const drill = createDrill(drawItem(skill, createRandom(1)), t, 'en');
  expect(sayWhy(drill, 'half', t, 'en')[0]).toContain('not halved');
  expect(sayWhy(drill, 'full', t, 'en')[0]).toContain('printed numbers');
});
