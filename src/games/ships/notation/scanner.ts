import { Scanner as TextScanner } from '../../../core/scanner.ts';
import type { ClauseId } from '../rules/clauses.ts';
import type { NotationError } from './error.ts';

/** Walks over a text of this game’s notation. */
export class Scanner extends TextScanner<NotationError['code'], ClauseId> {
  slash(): void {
    if (!this.accept('/')) this.fail('expected-slash', this.peek());
  }
}
