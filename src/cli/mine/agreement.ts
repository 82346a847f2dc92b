import { BANDS } from '../../core/band.ts';
import type { TimeaPuzzle } from '../../games/santa-timea/questions/file.ts';
import { QUESTIONS, type TimeaQuestion } from '../../games/santa-timea/questions/index.ts';
import { MISREADINGS } from '../../games/santa-timea/questions/misreadings.ts';
import { canExpose } from '../../games/santa-timea/questions/supply/mine.ts';
import { thumbsOn } from '../../games/santa-timea/questions/thumbs.ts';
import { percent, row } from './row.ts';

/** The first measure: what is seen of a question, without the misreadings that go wrong on it. */
const seen = (question: TimeaQuestion): number => QUESTIONS.kindOf(question).burden(question);

/** The second: which share of all simple ways to answer, thumbs and misreadings, goes wrong. */
function failing(question: TimeaQuestion): number {
  const thumbs = [...thumbsOn(question)].filter(([id]) => id !== 'guessing');
  const ways = thumbs.length + (canExpose(question.ask) ? MISREADINGS.length : 0);
  const wrong = sum(thumbs.map(([, isRight]) => 1 - isRight));
  return (wrong + QUESTIONS.exposedBy(question).length) / ways;
}

/** How many cards a search has to lay, where one is needed. */
const depth = (question: TimeaQuestion): number =>
  'ending' in question ? question.ending.hands.flat().length : 0;

/** For every kind, band by band, both measures on average, and how well they rank its puzzles alike. */
export function agreementRows(puzzles: readonly TimeaPuzzle[]): string[] {
  return QUESTIONS.practised.map((ask) => {
    const own = puzzles.filter(({ question }) => question.ask === ask);
    const cells = BANDS.map((band) => {
      const some = own.filter((puzzle) => puzzle.band === band).map(({ question }) => question);
      if (some.length === 0) return '–';
      const deep = mean(some.map(depth));
      const told = [mean(some.map(seen)).toFixed(1), percent(mean(some.map(failing)), 1)];
      return [...told, ...(deep > 0 ? [deep.toFixed(1)] : [])].join(' · ');
    });
    const questions = own.map(({ question }) => question);
    return row(ask, ...cells, correlation(questions.map(seen), questions.map(failing)).toFixed(2));
  });
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;

/** Spearman’s: 1 where both rank alike, 0 where one says nothing of the other. */
function correlation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const [xs, ys] = [mean(x), mean(y)];
  const spread = (of: readonly number[], at: number) =>
    Math.sqrt(sum(of.map((v) => (v - at) ** 2)));
  const both = sum(x.map((value, index) => (value - xs) * ((y[index] as number) - ys)));
  return both / (spread(x, xs) * spread(y, ys) || 1);
}

/** The place of each in their order; equals share the middle of theirs. */
function ranks(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}
