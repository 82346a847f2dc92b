import type { AstroGlobal } from 'astro';
import { type Result, sayProblem } from '../../core/result.ts';
import { createTranslate, type Translate } from '../../core/words.ts';
import type { FenceError } from '../../kit/lesson/fence.ts';
import { pageWords } from '../i18n/pages.ts';
import { fenceProblem } from './check.ts';

export interface FenceProps {
  source: string;
  meta?: string;
  file?: string;
  line?: string;
}

export interface PositionProps extends FenceProps {
  /** Whether the notation is left out. */
  bare?: boolean;
}

/**
 * What a fence holds, for the component that shows fences of these kinds (of all, if none is named), and the words of its game.
 * @throws if it can't be read, which a build reports first, or if it is of another game.
 */
export function openFence<
  T extends Translate<never>,
  F extends { readonly kind: string },
  K extends F['kind'] = F['kind'],
>(
  { props, params }: Pick<AstroGlobal<FenceProps>, 'props' | 'params'>,
  game: string,
  readFence: (source: string, meta: string, t: T) => Result<F, FenceError>,
  ...kinds: readonly K[]
) {
  const { source, meta = '', file = '', line = '0' } = props;
  const words = pageWords(params, game, createTranslate);
  const t = words.t as Translate<never> as T;
  const read = readFence(source, meta, t);
  if (!read.ok) throw new Error(sayProblem(fenceProblem(file, Number(line), read.error)));
  const isOne = (one: F): one is Extract<F, { readonly kind: K }> =>
    kinds.length === 0 || kinds.some((kind) => kind === one.kind);
  const fence = read.value;
  if (!isOne(fence)) throw new Error(`${file}:${line}: nothing shows “${fence.kind}” here`);
  return { ...words, fence, t };
}
