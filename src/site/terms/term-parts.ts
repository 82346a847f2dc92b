import type { Entry } from './entry.ts';

/** A piece of a text: plain, or the word for a term of the glossary. */
export interface TermPart {
  readonly text: string;
  readonly term: string | null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A text cut into pieces, the first word for each term by itself.
 * @param entries the terms in the language of the text, by id.
 */
export function termParts(text: string, entries: ReadonlyMap<string, Entry>): TermPart[] {
  const forms = [...entries].flatMap(([term, { forms }]) =>
    forms.map((form) => [form.toLowerCase(), term] as const),
  );
  const terms = new Map(forms);
  // The longest first: “wind cards” is no “wind card”.
  const either = [...terms.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${either.join('|')})(?![\\p{L}\\p{N}-])`,
    'giu',
  );
  const parts: TermPart[] = [];
  const seen = new Set<string>();
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const term = terms.get(match[0].toLowerCase());
    if (term === undefined || seen.has(term)) continue;
    seen.add(term);
    parts.push({ text: text.slice(from, match.index), term: null }, { text: match[0], term });
    from = match.index + match[0].length;
  }
  return [...parts, { text: text.slice(from), term: null }].filter((part) => part.text !== '');
}
