import { describe, expect, it } from 'vitest';
import { createRandom } from '../../core/random.ts';
import { lookForQuestion, practiceQuestion } from './practice.ts';
import { SUMS, type TestQuestion } from './test-kit.ts';

function question(text: string): TestQuestion {
  const parsed = SUMS.parse(text);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
}

const t = (key: string) => key;

describe('a question', () => {
  it('is read by its kind, however it is spaced, and written back', () => {
    expect(question(' sum  in 2   3')).toEqual({ ask: 'sum', numbers: [2, 3] });
    expect(SUMS.make(question('more 4 in 2 5'))).toBe('more 4 in 2 5');
  });

  it.each(['', 'sum', 'sum 4 in 2 3', 'more in 2 3', 'less in 2 3', 'constructor in 2 3'])(
    'is none: %j',
    (text) => {
      expect(SUMS.parse(text)).toEqual({ ok: false, error: { code: 'no-task' } });
    },
  );

  it('has the place of an error in its own text', () => {
    expect(SUMS.parse('sum in 2 x3')).toMatchObject({ error: { found: 'x3', column: 10 } });
  });

  it('tells which misreadings lead to an answer, the sharpest first, and to none that is right', () => {
    expect(SUMS.trapsOf(question('sum in 0 0'), '1')).toEqual([]);
    expect(SUMS.trapsOf(question('sum in 6 3'), '3')).toEqual(['forgets-one', 'takes-away']);
    expect(SUMS.trapsOf(question('sum in 6 0'), '6')).toEqual([]);
    expect(SUMS.exposedBy(question('sum in 6 3'))).toEqual(['takes-away', 'forgets-one']);
    expect(SUMS.exposedBy(question('sum in 0 0'))).toEqual([]);
    expect(SUMS.exposedBy(question('more 4 in 2 5'))).toEqual([]);
  });

  it('is as hard as what has to be kept in mind and what goes wrong', () => {
    expect(SUMS.difficulty(question('sum in 6 3'))).toBe(4);
    expect(SUMS.bandOf(question('sum in 6 3'))).toBe('hard');
    expect(SUMS.bandOf(question('more 4 in 2 5'))).toBe('easy');
  });

  it('depends on an open point only where another reading makes another answer right', () => {
    expect(SUMS.dependsOn(question('sum in 6 3'))).toEqual([]);
    expect(SUMS.dependsOn(question('sum in 6 4'))).toEqual(['extra']);
    expect(SUMS.dependsOn(question('sum in 6 4'), [])).toEqual([]);
  });
});

describe('a claim', () => {
  it('is held against what the question and its reasons are about', () => {
    expect(SUMS.parseClaimed('sum in 2 3', ['S1', 'S2'])).toMatchObject({ ok: true });
    expect(SUMS.parseClaimed('more 4 in 2 5', ['S1'])).toEqual({
      ok: false,
      error: { code: 'untrue-clause', found: 'S1', clauses: 'S2' },
    });
  });

  it.each([
    ['sum in 2 3', [], 'no-clauses'],
    ['sum in 2 3', ['S3'], 'unknown-clause'],
    ['more 9 in 2 3', ['S2'], 'no-right-answer'],
    ['more 1 in 2 3', ['S2'], 'all-answers-right'],
  ])('is refused: %s %j', (text, ids, code) => {
    expect(SUMS.parseClaimed(text, ids)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('what is told', () => {
  it('meets a wrong answer with its trap, else with a hint, and leaves common reasons to the right one', () => {
    const asked = question('sum in 6 3');
    expect(SUMS.reply(asked, '3', t, 'en')).toEqual({
      trap: 'misreading.forgets-one',
      hint: '',
      outcome: '',
      sentences: [],
    });
    expect(SUMS.reply(asked, '10', t, 'en')).toMatchObject({ trap: '', hint: 'hint.sum' });
    expect(SUMS.reply(asked, '9', t, 'en')).toMatchObject({
      hint: '',
      sentences: [{ text: '6 + 3', clause: 'S1' }],
    });
    expect(SUMS.reply(question('more 4 in 2 5'), '2', t, 'en')).toMatchObject({
      hint: '',
      sentences: [{ text: '2 : 4' }],
    });
  });

  it('says once what several answers are told', () => {
    const { answers, replies } = SUMS.tell(question('sum in 6 5'), t, 'en');
    expect(answers.map(({ code, isRight }) => [code, isRight])).toEqual([
      ['0', false],
      ['6', false],
      ['5', false],
      ['11', true],
      ['12', false],
    ]);
    expect(answers.map(({ reply }) => reply)).toEqual([0, 0, 1, 2, 0]);
    expect(replies).toHaveLength(3);
  });

  it('carries what a game adds for its pictures', () => {
    const told = SUMS.tellWith(question('sum in 6 3'), t, 'en', {
      answer: (answer) => ({ ...answer, face: `card ${answer.code}` }),
      reply: (reply, { code, isRight }) => ({ ...reply, table: isRight ? code : '' }),
    });
    const right = told.answers.find(({ isRight }) => isRight);
    expect(right?.face).toBe('card 9');
    expect(told.replies[right?.reply ?? -1]?.table).toBe('9');
  });

  it('shows nothing of the answer where it is only asked', () => {
    expect(SUMS.ask(question('more 4 in 2 5'), t, 'en')).toEqual({
      question: 'more',
      answers: [
        { code: '2', label: '2' },
        { code: '5', label: '5' },
      ],
    });
  });
});

describe('practice', () => {
  it('offers the kinds in the order in which one learns them, and makes those that can be made', () => {
    expect(SUMS.asks).toEqual(['more', 'sum']);
    expect(SUMS.practised).toEqual(['sum']);
  });

  it('gives the same puzzle for the same seed, worth asking and as hard as wished', () => {
    for (let seed = 0; seed < 20; seed++) {
      const made = practiceQuestion(SUMS, seed, { band: 'hard' }, { most: 9 });
      if (!made) throw new Error(`Nothing for ${seed}`);
      expect(SUMS.isWorthMaking(made)).toBe(true);
      expect(SUMS.bandOf(made)).toBe('hard');
      expect(practiceQuestion(SUMS, seed, { band: 'hard' }, { most: 9 })).toEqual(made);
    }
  });

  it('finds nothing where nothing fits, and nothing to choose from ends at once', () => {
    expect(practiceQuestion(SUMS, 1, { band: 'expert' }, { most: 9 })).toBeNull();
    expect(practiceQuestion(SUMS, 1, { ask: 'more' }, { most: 9 })).toBeNull();
    const nothing = { asks: [], random: createRandom(1), wish: () => ({ most: 9 }) };
    const search = lookForQuestion(SUMS, { ...nothing, isWanted: () => true });
    expect(search.next()).toEqual({ done: true, value: null });
  });

  it('pauses after every question that nobody wants', () => {
    const search = lookForQuestion(SUMS, {
      asks: SUMS.practised,
      random: createRandom(1),
      wish: () => ({ most: 9 }),
      isWanted: () => false,
    });
    expect(search.next().done).toBe(false);
    expect(search.next().done).toBe(false);
  });
});
