import { toFragment } from '../../../../core/fragment.ts';
import { gameCatalogue } from '../../../../site/i18n/catalogues.ts';
import type { Language } from '../../../../site/i18n/languages.ts';
import { pageAddress } from '../../../../site/i18n/paths.ts';
import type { Column } from '../../editions/columns.ts';
import { createTranslate, type Translate } from '../../explain/words.ts';

export const deskTranslate = (language: Language): Translate =>
  createTranslate(gameCatalogue(language, 'santa-timea'), language);

/** Whose ruling a column of a witness tells. */
export const columnName = ({ of }: Pick<Column, 'of'>, t: Translate): string =>
  t(of === 'ours' || of === 'other' ? `desk.witness.${of}` : `reading.${of}`);

/** The tables that take a position from the address, on the pages of the examples. */
const TABLES: { readonly [kind: string]: string } = { trick: 'example-2', score: 'example-6' };

/** Where a position can be changed; null for what no table takes. */
export function tableAddress(language: Language, kind: string, text: string): string | null {
  const page = TABLES[kind];
  return page ? `${pageAddress(language, 'santa-timea', page)}#p1=${toFragment(text)}` : null;
}
