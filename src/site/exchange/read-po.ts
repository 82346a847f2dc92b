import { po as gettext } from 'gettext-parser';
import { err, ok, type Result } from '../../core/result.ts';
import { countingOf, unitsIn } from './po.ts';
import type { Refusal, Returned, ReturnedUnit } from './read.ts';

/** Reads a PO file back; the context of each message says which unit it is. */
export function readPo(text: string): Result<Returned, readonly Refusal[]> {
  try {
    const { headers, translations } = gettext.parse(text, { validation: true });
    const to = headers['Language'] ?? '';
    const counting = countingOf(to.split(/[-_]/)[0] ?? '');
    const lineOf = linesOf(text);
    const units = Object.entries(translations).flatMap(([context, messages]) =>
      Object.values(messages)
        .filter(({ msgid }) => context !== '' || msgid !== '')
        .flatMap((message): ReturnedUnit[] => {
          const open = /\bfuzzy\b/.test(message.comments?.flag ?? '');
          const line = lineOf(context);
          return unitsIn(context, message, counting).map((unit) => ({ ...unit, open, line }));
        }),
    );
    return ok({ from: headers['X-Source-Language'] ?? '', to, units });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const line = 'lineNumber' in error ? Number(error.lineNumber) : 1;
    return err([{ line, reason: `This is no PO file: ${error.message}` }]);
  }
}

/** The parser tells no lines, so they are looked up: a message stands where its context does. */
function linesOf(text: string): (context: string) => number {
  const lines = new Map<string, number>();
  text.split('\n').forEach((line, index) => {
    const context = /^msgctxt\s+(".*")\s*$/.exec(line)?.[1];
    if (context !== undefined) lines.set(String(JSON.parse(context)), index + 1);
  });
  return (context) => lines.get(context) ?? 1;
}
