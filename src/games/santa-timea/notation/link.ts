import { fragmentText } from '../../../core/fragment.ts';
import type { Result } from '../../../core/result.ts';
import type { NotationError } from './error.ts';
import { type Position, parsePosition } from './position.ts';

export { fragmentText, toFragment } from '../../../core/fragment.ts';

/** Reads a position from a fragment (without `#`) that may have been typed, cut or mangled. */
export function fromFragment(fragment: string): Result<Position, NotationError> {
  return parsePosition(fragmentText(fragment));
}
