import { po as gettext } from 'gettext-parser';
import { err, ok, type Result } from '../../core/result.ts';
import { CONTEXT } from './po.ts';
import type { Refusal, Returned, ReturnedUnit } from './read.ts';

/** Reads a PO file back; the context of each message says which unit it is. */
export function readPo(text: string): Result<Returned, readonly Refusal[]> {
  try {
    const { headers, translations } = gettext.parse(text, { validation: true });
    const lineOf = linesOf(text);
    const units = Object.entries(translations).flatMap(([context, messages]) =>
      Object.values(messages)
        .filter(({ msgid }) => context !== '' || msgid !== '')
        .map(({ msgid, msgstr, comments }): ReturnedUnit => {
          const [name = '', key = ''] = context.split(CONTEXT);
          const fuzzy = /\bfuzzy\b/.test(comments?.flag ?? '');
          const target = fuzzy ? '' : (msgstr[0] ?? '');
          return { name, key, source: msgid, target, open: fuzzy, line: lineOf(context) };
        }),
    );
    return ok({ from: headers['X-Source-Language'] ?? '', to: headers['Language'] ?? '', units });
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
