import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { QUESTIONS } from '../questions/index.ts';
import { checkTrick } from '../rules/position.ts';
import { drawItem, type Item } from './session.ts';
import { SKILLS, type Skill } from './skills.ts';

const items = (skill: Skill, count: number): Item[] => {
  const random = createRandom(1);
  return Array.from({ length: count }, () => drawItem(skill, random));
};

const right = ({ question }: Item): readonly string[] => QUESTIONS.answersOf(question).right;

const skill = (id: string): Skill => {
  const found = SKILLS.find((one) => one.id === id);
  if (!found) throw new Error(`There is no skill ${id}`);
  return found;
};

describe.each(SKILLS.map(({ id }) => id))('%s', (id) => {
  it('asks about cards that a deck can deal, with one right answer', () => {
    for (const item of items(skill(id), 40)) {
      const { trick } = item.question.position;
      expect(item.skill).toBe(id);
      // A single card is no trick yet; two players at least make one.
      if (trick.plays.length > 1) expect(checkTrick(trick)).toBeNull();
      expect(right(item)).toHaveLength(1);
    }
  });

  it('asks the same for the same seed, and not the same every time', () => {
    const [first, ...others] = items(skill(id), 40).map(({ question }) => JSON.stringify(question));
    expect(JSON.stringify(drawItem(skill(id), createRandom(1)).question)).toBe(first);
    expect(others.some((other) => other !== first)).toBe(true);
  });
});

describe('what a skill is about', () => {
  it.each([
    ['share-along-ns', ['full']],
    ['worth-against', ['0']],
    ['lower-equal', ['nobody']],
  ])('[V1] [V2] [V3] [P1] [X1] %s: the answer is always %s', (id, answers) => {
    for (const item of items(skill(id), 40)) expect(right(item)).toEqual(answers);
  });

  it('[V4] odd cards across the wind have half points', () => {
    for (const id of ['worth-odd-small', 'worth-odd-large']) {
      for (const item of items(skill(id), 40)) expect(Number(right(item)[0]) % 2).toBe(1);
    }
  });

  it.each([
    ['lower-against', 'ignores-wind'],
    ['take-tie', 'forgets-ties'],
  ])('[X2] %s catches the misreading: %s', (id, misreading) => {
    for (const item of items(skill(id), 40)) {
      const { offered } = QUESTIONS.answersOf(item.question);
      const exposed = offered.flatMap((answer) => QUESTIONS.trapsOf(item.question, answer));
      expect(exposed).toContain(misreading);
    }
  });
});
