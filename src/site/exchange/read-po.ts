import { po as gettext } from 'gettext-parser';
import { err, ok, type Result } from '../../core/result.ts';
import { countingOf, unitsIn } from './po.ts';
import type { Refusal, Returned, ReturnedUnit } from './read.ts';

/** Reads a PO file back; the context of each message says which unit it is. */
export function readPo(text: string): Result<Returned, readonly Refusal[]> {
  const lines = linesOf(text);
  const twice = [...lines].flatMap(([context, [, ...again]]) =>
    again.map((line) => ({ line, reason: `“${context}”: this text is there twice` })),
  );
  if (twice.length > 0) return err(twice);
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const { headers = {}, translations } = parsed.value;
  const to = headers['Language'] ?? '';
  if (to === '') {
    return err([{ line: 1, reason: 'The header does not say “Language: …”; put it back' }]);
  }
  const counting = countingOf(to.split(/[-_]/)[0] ?? '');
  const units = Object.entries(translations).flatMap(([context, messages]) =>
    Object.values(messages)
      .filter(({ msgid }) => context !== '' || msgid !== '')
      .flatMap((message): ReturnedUnit[] => {
        const open = /\bfuzzy\b/.test(message.comments?.flag ?? '');
        const [line = 1] = lines.get(context) ?? [];
        return unitsIn(context, message, counting).map((unit) => ({ ...unit, open, line }));
      }),
  );
  return ok({ from: headers['X-Source-Language'] ?? '', to, units });
}

function parse(text: string): Result<ReturnType<typeof gettext.parse>, readonly Refusal[]> {
  try {
    return ok(gettext.parse(text, { validation: true }));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // It takes “valueOf” and its like for known; what is there twice was found before.
    if (error.message.startsWith('Duplicate msgid')) return ok(gettext.parse(text));
    const line = 'lineNumber' in error ? Number(error.lineNumber) : 1;
    return err([{ line, reason: `This is no PO file: ${error.message}` }]);
  }
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

/** The parser tells no lines, so they are looked up: a message stands where its context does. */
function linesOf(text: string): ReadonlyMap<string, readonly number[]> {
  const lines = new Map<string, number[]>();
  text.split('\n').forEach((line, index) => {
    const context = /^msgctxt\s+"(.*)"\s*$/.exec(line)?.[1];
    if (context === undefined) return;
    const said = context.replace(/\\(.)/g, (_, sign: string) => ESCAPED[sign] ?? sign);
    lines.set(said, [...(lines.get(said) ?? []), index + 1]);
  });
  return lines;
}
