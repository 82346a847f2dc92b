import { type CollectionEntry, getCollection } from 'astro:content';
import { GAMES } from '../../games/list.ts';
import type { Language } from '../i18n/languages.ts';
import { pageAddress } from '../i18n/paths.ts';

export interface Topic {
  readonly slug: string;
  readonly entry: CollectionEntry<'rules'>;
}

export const RULED_GAMES = GAMES.filter((game) => game.clauses.length > 0);

export async function topicsOf(language: Language, game: string): Promise<Topic[]> {
  const entries = await getCollection('rules', ({ id }) => id.startsWith(`${language}/${game}/`));
  return entries
    .toSorted((a, b) => a.data.order - b.data.order)
    .map((entry) => ({ slug: entry.id.split('/').at(-1) ?? '', entry }));
}

export const tellsClause = ({ entry }: Topic, clause: string): boolean =>
  entry.body?.includes(`<Clause id="${clause}">`) === true;

export const clauseAddress = (language: Language, game: string, clause: string): string =>
  `${pageAddress(language, game, 'rules')}#${clause}`;
