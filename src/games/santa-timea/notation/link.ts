import type { Result } from '../../../core/result.ts';
import type { NotationError } from './error.ts';
import { fragmentText } from './fragment.ts';
import { type Position, parsePosition } from './position.ts';

export { fragmentText, toFragment } from './fragment.ts';

/** Reads a position from a fragment (without `#`) that may have been typed, cut or mangled. */
export function fromFragment(fragment: string): Result<Position, NotationError> {
  return parsePosition(fragmentText(fragment));
}
