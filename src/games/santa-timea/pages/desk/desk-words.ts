import { gameCatalogue } from '../../../../site/i18n/catalogues.ts';
import type { Language } from '../../../../site/i18n/languages.ts';
import type { Column } from '../../editions/columns.ts';
import { createTranslate, type Translate } from '../../explain/words.ts';

export const deskTranslate = (language: Language): Translate =>
  createTranslate(gameCatalogue(language, 'santa-timea'), language);

/** Whose ruling a column of a witness tells. */
export const columnName = ({ of }: Pick<Column, 'of'>, t: Translate): string =>
  t(of === 'ours' || of === 'other' ? `desk.witness.${of}` : `reading.${of}`);
