import { po as gettext } from 'gettext-parser';
import { err, ok, type Result } from '../../core/result.ts';
import { countingIn } from './counting.ts';
import { languageTag } from './language-tag.ts';
import { unitsIn } from './po.ts';
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
  const tag = languageTag(to);
  if (tag === null) return err([{ line: 1, reason: `“Language: ${to}” names no language` }]);
  const counted = Object.entries(translations).flatMap(([context, messages]) =>
    Object.values(messages)
      .filter(({ msgid_plural }) => msgid_plural !== undefined)
      .map(({ msgstr }) => ({ context, count: msgstr.length, line: lines.get(context)?.[0] ?? 1 })),
  );
  const header = countingIn(headers['Plural-Forms'] ?? '', tag);
  if (counted.length > 0 && !header.ok) {
    const line = text.split('\n').findIndex((each) => each.startsWith('"Plural-Forms:')) + 1;
    return err([{ line: line || 1, reason: header.error }]);
  }
  const counting = header.ok ? header.value : null;
  const wrong = counted.filter(({ count }) => count !== counting?.forms.length);
  if (counting && wrong.length > 0) {
    return err(
      wrong.map(({ context, count, line }) => ({
        line,
        reason: `“${context}” has ${count} plural forms; the header says ${counting.forms.length}`,
      })),
    );
  }
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
    // It takes “valueOf” and its like for known, and names no line; both are looked at here.
    if (/^(Duplicate msgid|Plural forms)/.test(error.message)) return ok(gettext.parse(text));
    const line = 'lineNumber' in error ? Number(error.lineNumber) : 1;
    return err([{ line, reason: `This is no PO file: ${error.message}` }]);
  }
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

/** The parser tells no lines, so they are looked up: a message stands where its context does. */
function linesOf(text: string): ReadonlyMap<string, readonly number[]> {
  const lines = new Map<string, number[]>();
  for (const { 1: quoted = '', index } of text.matchAll(/^msgctxt((?:\s*".*"\s*?$)+)/gm)) {
    const line = text.slice(0, index).split('\n').length;
    const context = [...quoted.matchAll(/"(.*)"/g)].map(([, part]) => part).join('');
    const said = context.replace(/\\(.)/g, (_, sign: string) => ESCAPED[sign] ?? sign);
    lines.set(said, [...(lines.get(said) ?? []), line]);
  }
  return lines;
}
