import { err, ok, type Result } from '../../../../core/result.ts';
import { type NotationError, Scanner } from '../../notation/error.ts';
import type { Position } from '../../notation/position.ts';

/** Reads positions of one kind only, so that a page ships no reader it does not need. */
export const parseKind =
  <P extends Position>(kind: P['kind'], read: (scanner: Scanner) => P) =>
  (text: string): Result<P, NotationError> => {
    const scanner = new Scanner(text);
    if (!scanner.accept(kind)) scanner.fail('unknown-kind', scanner.peek());
    const position = read(scanner);
    scanner.end();
    return scanner.error ? err(scanner.error) : ok(position);
  };
