import { err, type Result } from '../../../core/result.ts';
import { MAX_LENGTH } from '../../../core/scanner.ts';
import type { NotationError } from './error.ts';
import { fragmentText } from './fragment.ts';
import { type Position, parsePosition } from './position.ts';

export { fragmentText, toFragment } from './fragment.ts';

/** Reads a position from a fragment (without `#`) that may have been typed, cut or mangled. */
export function fromFragment(fragment: string): Result<Position, NotationError> {
  if (fragment.length > MAX_LENGTH) {
    return err({ code: 'too-long', line: 1, column: MAX_LENGTH + 1, found: '' });
  }
  return parsePosition(fragmentText(fragment));
}
