import type { Translate } from '../../core/words.ts';
import type { FenceError } from '../game.ts';
import { sayError } from './explain/say.ts';
import { caret } from './notation/error.ts';
import { type Position, parsePosition } from './notation/position.ts';

/** What a lesson can show: the widgets' kinds of positions. */
const SHOWN = ['trick', 'row', 'score'] as const;

export type ShownPosition = Extract<Position, { kind: (typeof SHOWN)[number] }>;

/** What stands behind the fence's language: the ruling stays hidden until the reader has guessed. */
export const PREDICT = 'predict';

/** The same, for a trick that is only a picture: its cards and what becomes of them. */
export const STILL = 'still';

export const isShown = (position: Position): position is ShownPosition =>
  SHOWN.some((kind) => kind === position.kind);

/** Why a code fence can't become a widget, in the words of `t`; null if it can. */
export function checkFence(source: string, meta: string, t: Translate): FenceError | null {
  const parsed = parsePosition(source);
  if (!parsed.ok) {
    const { line, column } = parsed.error;
    const message = sayError(parsed.error, t);
    return { line, column, message, picture: caret(source, parsed.error) };
  }
  const { kind } = parsed.value;
  const at = { line: 1, column: 1, picture: caret(source, { line: 1, column: 1, found: kind }) };
  if (!isShown(parsed.value)) return { ...at, message: t('fence.not-shown', { kind }) };
  const known = meta === '' || (kind === 'trick' && (meta === PREDICT || meta === STILL));
  return known ? null : { ...at, message: t('fence.unknown-meta', { kind, meta }) };
}
