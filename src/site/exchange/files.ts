import { GAMES } from '../../games/list.ts';
import { segmentsOf } from '../segments/segment.ts';
import { noted, type PreviousOf } from './context.ts';
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

/** The file that names the texts of a language which nobody has held against the others. */
export const unreviewedFile = (language: string): string => `unreviewed.${language}.txt`;

const unreviewedIn = ({ files, stateOf }: Known, language: string): string =>
  files
    .filter((file) => file.language === language)
    .flatMap(({ name, path, text }) =>
      segmentsOf(name, text)
        .filter(({ key }) => stateOf(language, name, key) === 'unreviewed')
        .map(({ key, line }) => `${path}:${line} ${key}\n`),
    )
    .join('');

/**
 * Every file for the translators of a language: words, clauses and lessons as PO, the glossaries,
 * and what is unreviewed.
 * @param previousOf the source before of what is stale. The site says none: it is built from the files
 * alone, wherever its history is.
 */
export function exchangeFiles(
  known: Known,
  language: string,
  previousOf: PreviousOf = () => null,
): ExchangeFile[] {
  const direction = { from: sourceOf(language), to: language };
  return [
    ...BUNDLES.map((bundle) => {
      const plain = unitsOf(known.files, bundle, direction, (name, key) =>
        known.stateOf(language, name, key),
      );
      const units = noted(plain, known, direction, previousOf);
      return { name: `${bundle}.${language}.gettext.po`, text: po(units, direction) };
    }),
    ...GLOSSARIES.flatMap((texts) => {
      const data = { terms: texts.terms, entries: known.entries(texts) };
      return [{ name: `${texts.id}.glossary.${language}.csv`, text: csv(data, direction) }];
    }),
    { name: unreviewedFile(language), text: unreviewedIn(known, language) },
  ];
}
