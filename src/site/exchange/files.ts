import { GAMES } from '../../games/list.ts';
import { noted } from './context.ts';
import { csv } from './glossary-files.ts';
import type { Known } from './known.ts';
import { po } from './po.ts';
import { BUNDLES, sourceOf, unitsOf } from './unit.ts';

/** A file to download or to write. */
export interface ExchangeFile {
  readonly name: string;
  readonly text: string;
}

/** The games that have a glossary. */
export const GLOSSARIES = GAMES.filter(({ terms }) => terms.length > 0);

/** Every file for the translators of a language: words, clauses and lessons as PO, and the glossaries. */
export function exchangeFiles(known: Known, language: string): ExchangeFile[] {
  const direction = { from: sourceOf(language), to: language };
  return [
    ...BUNDLES.map((bundle) => {
      const units = noted(unitsOf(known.files, bundle, direction), known, direction);
      return { name: `${bundle}.${language}.gettext.po`, text: po(units, direction) };
    }),
    ...GLOSSARIES.map((texts) => {
      const data = { terms: texts.terms, entries: known.entries(texts) };
      return { name: `${texts.id}.glossary.${language}.csv`, text: csv(data, direction) };
    }),
  ];
}
