import { describe, expect, it } from 'vitest';
import { sayProblem } from '../../core/result.ts';
import { nameProblems, outlineOf, stepProblems, stepsOf } from './outline.ts';

const game = { fenceLanguage: 'pos' };

const head = '---\ntitle: One\nseries: course\norder: 1\nclauses: [V1]\n---\n\nHello.\n\n';
const step = (meta: string, text = 'A few words.', heading = '## Do it\n\n') =>
  `${heading}${text}\n\n\`\`\`pos ${meta}\nN1 E2\n\`\`\`\n\n`;
const lesson = (...steps: string[]) => head + steps.join('');
const problems = (text: string) =>
  stepProblems({ path: 'one.mdx' }, outlineOf(text), game).map(sayProblem);

const GOOD = [step('task a V1'), step('task b V1 X1'), step('task c V1')];

it('finds the steps with their clauses and headings', () => {
  const text = lesson(...GOOD, step('', 'No step.'));
  expect(stepsOf(outlineOf(text), game)).toMatchObject([
    { id: 'a', clauses: ['V1'], heading: 0 },
    { id: 'b', clauses: ['V1', 'X1'], heading: 1 },
    { id: 'c', clauses: ['V1'], heading: 2 },
  ]);
});

describe('a lesson of the course', () => {
  it('has three to seven steps', () => {
    expect(problems(lesson(...GOOD))).toEqual([]);
    expect(problems(lesson(...GOOD.slice(1)))).toEqual([
      'one.mdx: 2 steps; a lesson has 3 to 7, so split or join some',
    ]);
    const nine = Array.from({ length: 9 }, (_, number) => step(`task s${number}`));
    expect(problems(lesson(...nine))[0]).toContain('9 steps');
  });

  it('may be a round to play or an exam', () => {
    expect(problems(lesson(step('play round T1')))).toEqual([]);
    expect(problems(lesson(step('exam')))).toEqual([]);
  });

  it('calls every step by a name of its own among all lessons of its language', () => {
    const at = (path: string, language: string, ...steps: string[]) => ({
      path,
      language,
      outline: outlineOf(lesson(...steps)),
    });
    const [one, other] = [at('one.mdx', 'en', ...GOOD), at('un.mdx', 'fr', ...GOOD)];
    expect(nameProblems([one, other], game)).toEqual([]);
    const said = nameProblems([one, other, at('two.mdx', 'en', step('task a V1'))], game);
    expect(said.map(sayProblem)).toEqual([
      expect.stringMatching(/^two\.mdx:\d+: another step is called “a” already/),
    ]);
  });

  it('gives every step a heading of its own', () => {
    const said = problems(lesson(...GOOD, step('task d V1', 'More.', '')));
    expect(said).toEqual([expect.stringContaining('the step “d” needs a heading')]);
  });

  it('says no more than 60 words in a step, what is marked and linked counted once', () => {
    const words = (count: number) => 'word '.repeat(count);
    const marked = `${words(58)}<Fact of="a">twelve</Fact> [there](../far-away/) : –`;
    expect(problems(lesson(step('task x V1', marked), ...GOOD))).toEqual([]);
    expect(problems(lesson(step('task x V1', words(61)), ...GOOD))).toEqual([
      expect.stringContaining('61 words for the step “x”; keep to 60'),
    ]);
  });
});
