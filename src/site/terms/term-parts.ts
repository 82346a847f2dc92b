import { findWords, HYPHENS } from '../../core/find-words.ts';
import type { GlossaryEntry } from './entry.ts';

interface TermPart {
  readonly text: string;
  readonly term: string | null;
}

export function termParts(text: string, entries: ReadonlyMap<string, GlossaryEntry>): TermPart[] {
  const forms = [...entries].flatMap(([term, { forms }]) =>
    forms.map((form) => [form.toLowerCase(), term] as const),
  );
  const terms = new Map(forms);
  const parts: TermPart[] = [];
  const seen = new Set<string>();
  let from = 0;
  const options = { notAfter: HYPHENS, notBefore: HYPHENS };
  for (const { word, index } of findWords(text, [...terms.keys()], options)) {
    const term = terms.get(word.toLowerCase());
    if (term === undefined || seen.has(term)) continue;
    seen.add(term);
    parts.push({ text: text.slice(from, index), term: null }, { text: word, term });
    from = index + word.length;
  }
  return [...parts, { text: text.slice(from), term: null }].filter((part) => part.text !== '');
}
