import { folderCatalogue, gameCatalogue } from '../../../../site/i18n/catalogues.ts';
import type { Language } from '../../../../site/i18n/languages.ts';
import { pageAddress } from '../../../../site/i18n/paths.ts';
import { topicsOf } from '../../../../site/rules/topics.ts';
import type { Column } from '../../editions/columns.ts';
import { type Standing, TOPICS } from '../../editions/entry.ts';
import { entryOf } from '../../editions/register.ts';
import { type EntryWords, entryWords } from '../../editions/said.ts';
import { createTranslate, type Translate } from '../../explain/words.ts';

const GAME = 'santa-timea';

/** What stands for a verdict, or for what no play depends on, beside its word. */
export const SIGNS: Readonly<Record<Standing, string>> = {
  same: '=',
  equivalent: '≡',
  silent: '…',
  different: '≠',
  note: '○',
};

export const deskTranslate = (language: Language): Translate =>
  createTranslate(gameCatalogue(language, GAME), language);

/** The word for a standing. */
export const sayStanding = (standing: Standing, t: Translate): string =>
  t(standing === 'note' ? 'desk.kind.note' : `desk.verdict.${standing}`);

/** Our words about an entry in one language. */
export const wordsOf = (language: Language, id: string): EntryWords =>
  entryWords(folderCatalogue(language, GAME, 'editions'), id);

/** The topics in reading order with their names: the rules know most of them, the desk adds its own. */
export async function topicTitles(
  language: Language,
): Promise<readonly { readonly topic: string; readonly title: string }[]> {
  const t = deskTranslate(language);
  const rules = new Map(
    (await topicsOf(language, GAME)).map(({ slug, entry }) => [slug, entry.data.title]),
  );
  return TOPICS.map((topic) => ({
    topic,
    title: rules.get(topic) ?? t(`desk.topic.${topic as 'examples' | 'slips'}`),
  }));
}

/** The desk, or one of its pages. */
export const deskAddress = (language: Language, ...parts: readonly string[]): string =>
  pageAddress(language, GAME, 'desk', ...parts);

/** Where the desk tells of an entry; the address others point to, so it stays. */
export const entryAddress = (language: Language, id: string): string =>
  `${deskAddress(language, entryOf(id).topic)}#${id}`;

/** Whose ruling a column of a witness tells. */
export const columnName = ({ of }: Pick<Column, 'of'>, t: Translate): string =>
  t(of === 'ours' || of === 'other' ? `desk.witness.${of}` : `reading.${of}`);
