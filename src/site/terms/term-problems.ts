import type { Problem } from '../../core/text-error.ts';
import type { Term } from '../../kit/game.ts';
import { type GlossaryEntry, usesOf } from './glossary.ts';

export interface TermText {
  readonly language: string;
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

/**
 * Words of a text that are not terms of its edition, and terms that one language of a text uses and another does
 * not.
 */
export function termProblems(
  texts: readonly TermText[],
  terms: readonly Term[],
  entries: ReadonlyMap<string, ReadonlyMap<string, GlossaryEntry>>,
): Problem[] {
  const own = (language: string, { id }: Term): GlossaryEntry => {
    const entry = entries.get(language)?.get(id);
    if (!entry) throw new Error(`no glossary of ${language} has “${id}”`);
    return entry;
  };
  return terms.flatMap((term) => [
    ...texts.flatMap((text) => {
      const { word, never } = own(text.language, term);
      return usesOf(text.text, never).map((found) => ({
        file: text.path,
        found,
        message: `“${found}” is not our word; it is “${word}” here`,
      }));
    }),
    ...(term.named
      ? [
          ...texts.flatMap((text) => foreign(text, term, entries)),
          ...unnamed(texts, (text) => own(text.language, term)),
        ]
      : []),
  ]);
}

/** So short a word is often a word of another language too: “Set”, “pair”. */
const FOREIGN_LENGTH = 7;

function foreign(
  { language, path, text }: TermText,
  { id }: Term,
  entries: ReadonlyMap<string, ReadonlyMap<string, GlossaryEntry>>,
): Problem[] {
  const mine = [...(entries.get(language)?.values() ?? [])].flatMap(({ forms, printed }) => [
    ...forms,
    ...printed,
  ]);
  const known = new Set(mine.map((form) => form.toLowerCase()));
  return [...entries].flatMap(([other, glossary]) => {
    if (other === language) return [];
    const theirs = (glossary.get(id)?.forms ?? []).filter(
      (form) => form.length >= FOREIGN_LENGTH && !known.has(form.toLowerCase()),
    );
    return usesOf(text, theirs).map((found) => ({
      file: path,
      found,
      message: `“${found}” is the word of the edition ${other}`,
    }));
  });
}

function unnamed(
  texts: readonly TermText[],
  entryOf: (text: TermText) => GlossaryEntry,
): Problem[] {
  const names = [...new Set(texts.map(({ name }) => name))];
  return names.flatMap((name) => {
    const siblings = texts.filter((text) => text.name === name);
    const using = siblings.filter((text) => usesOf(text.text, entryOf(text).forms).length > 0);
    const [model] = using;
    if (!model) return [];
    return siblings
      .filter((text) => !using.includes(text))
      .map((text) => {
        const message = `“${entryOf(text).word}” does not occur, but ${model.path} has “${entryOf(model).word}”`;
        return { file: text.path, message };
      });
  });
}
