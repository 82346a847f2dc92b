import type { Scanner } from './scanner.ts';
import type { Translate } from './words.ts';

export interface Marks {
  readonly back: number;
  readonly hints: number;
  readonly isAdvised: boolean;
}

export const NO_MARKS = { back: 0, hints: 0, isAdvised: false } as const satisfies Marks;

const MOST = 999;

const oneMore = (count: number): number => Math.min(MOST, count + 1);

export const withBack = <M extends Marks>(marks: M): M => ({
  ...marks,
  back: oneMore(marks.back),
  isAdvised: false,
});

/** Advice counts when it is given, and once. */
export const withHint = <M extends Marks>(marks: M): M =>
  marks.isAdvised ? marks : { ...marks, hints: oneMore(marks.hints), isAdvised: true };

export const makeMarks = ({ back, hints, isAdvised }: Marks): readonly string[] => [
  ...(back > 0 ? [`back ${back}`] : []),
  ...(hints > 0 ? [`hints ${hints}`] : []),
  ...(isAdvised ? ['advised'] : []),
];

export function readMarks(scanner: Scanner<string, string>): Marks {
  const count = (word: string): number => (scanner.accept(word) ? scanner.number(1, MOST) : 0);
  return { back: count('back'), hints: count('hints'), isAdvised: scanner.accept('advised') };
}

/** With how much help a game was played; empty without. */
export const sayMarks = (
  { back, hints }: Pick<Marks, 'back' | 'hints'>,
  t: Translate<`play.mark.${'back' | 'hints'}`>,
): string =>
  [
    ...(back > 0 ? [t('play.mark.back', { count: back })] : []),
    ...(hints > 0 ? [t('play.mark.hints', { count: hints })] : []),
  ].join(' ');
