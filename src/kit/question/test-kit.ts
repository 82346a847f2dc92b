/** A game of sums for the tests of the kit: `sum in 2 3`, `more 4 in 2 3`. */
import { err, ok } from '../../core/result.ts';
import type { Part } from '../../core/scanner.ts';
import { plainText } from '../../core/task-text.ts';
import type { Translate } from '../../core/words.ts';
import { noTask } from './position.ts';
import type { GameTerms, QuestionKind } from './question.ts';
import { createQuestions } from './questions.ts';

interface SumTerms extends GameTerms {
  readonly clause: 'S1' | 'S2';
  readonly misreading: 'takes-away' | 'forgets-one';
  readonly reading: { readonly extra?: number };
  readonly point: 'extra';
  readonly error:
    | { readonly code: 'no-task' }
    | { readonly code: 'no-number'; readonly found: string; readonly column: number };
  readonly reason: { readonly clause: 'S1' | 'S2'; readonly text: string };
  readonly speech: { readonly t: Translate };
  readonly wish: { readonly most: number };
}

interface SumQuestion {
  readonly ask: 'sum';
  readonly numbers: readonly number[];
}

interface MoreQuestion {
  readonly ask: 'more';
  readonly than: number;
  readonly numbers: readonly number[];
}

export type TestQuestion = SumQuestion | MoreQuestion;

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

function parseNumbers(part: Part) {
  const wrong = /[^\d\s]\S*/.exec(part.whole.slice(part.from));
  return wrong
    ? err({ code: 'no-number', found: wrong[0], column: part.from + wrong.index + 1 } as const)
    : ok(plainText(part).split(' ').map(Number));
}

const sum: QuestionKind<SumQuestion, SumTerms> = {
  asks: ['sum'],
  level: 2,
  parse(ask, { position }) {
    const read = parseNumbers(position);
    return read.ok ? ok({ ask, numbers: read.value }) : read;
  },
  make: ({ numbers }) => ({ position: numbers.join(' ') }),
  pattern: ({ numbers }) => numbers.toSorted().join(),
  answers({ numbers }, { extra = 0 } = {}) {
    const right = total(numbers) + (total(numbers) > 9 ? extra : 0);
    const offered = [0, ...numbers, total(numbers), total(numbers) + 1];
    return { offered: [...new Set(offered)].map(String), right: [String(right)] };
  },
  seemsRight: ({ numbers: [first = 0, ...others] }, misreading) => [
    String(misreading === 'takes-away' ? first - total(others) : total(others)),
  ],
  reasons: ({ numbers }) => [{ clause: 'S1', text: numbers.join(' + ') }],
  clauses: () => ['S2'],
  burden: ({ numbers }) => numbers.length,
  scene: ({ numbers }) => numbers,
  say: (_, { t }) => t('sum'),
  sayAnswer: (_, answer) => answer,
  draft: (ask, random, { most }) => ({ ask, numbers: [random(most), random(most)] }),
  needsTrap: true,
};

const more: QuestionKind<MoreQuestion, SumTerms> = {
  asks: ['more'],
  level: 1,
  hasDetails: true,
  parse(ask, { details, position }) {
    const read = parseNumbers(position);
    if (!read.ok) return read;
    const than = plainText(details);
    return /^\d+$/.test(than) ? ok({ ask, than: Number(than), numbers: read.value }) : noTask;
  },
  make: ({ than, numbers }) => ({ details: String(than), position: numbers.join(' ') }),
  answers: ({ than, numbers }) => ({
    offered: numbers.map(String),
    right: numbers.filter((one) => one > than).map(String),
  }),
  hasOwnReasons: true,
  reasons: ({ than }, answer) => [{ clause: 'S2', text: `${answer} : ${than}` }],
  clauses: () => [],
  burden: () => 0,
  scene: ({ numbers }) => numbers,
  say: (_, { t }) => t('more'),
  sayAnswer: (_, answer) => answer,
  hint: () => '',
};

export const SUMS = createQuestions<TestQuestion, SumTerms>({
  kinds: { sum, more },
  clauses: ['S1', 'S2'],
  misreadings: ['takes-away', 'forgets-one'],
  sharpest: ['forgets-one'],
  bands: { medium: 3, hard: 4, expert: 6 },
  eachMisreading: 1,
  openPoints: () => [{ point: 'extra', readings: [{ extra: 1 }] }],
  cites: ({ clause }) => [clause],
  speech: (_, t) => ({ t }),
  sayReason: ({ clause, text }) => ({ text, clause, ours: false }),
});
