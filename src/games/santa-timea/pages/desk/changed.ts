import { sayDay } from '../../../../core/day.ts';
import type { Verdict } from '../../../../kit/desk.ts';
import { wordsOf } from '../../../../site/desk/words.ts';
import type { Language } from '../../../../site/i18n/languages.ts';
import { DESK } from '../../editions/desk.ts';
import { type Change, REVISIONS } from '../../editions/history.ts';
import { BOOKS } from '../../rules/readings.ts';
import { deskTranslate } from './desk-words.ts';

/** One thing that a revision changed about an entry: what stood there before, and what stands there now. */
export interface Changed {
  readonly what: string;
  /** The language of the words before and now, if they are a book’s and not ours. */
  readonly lang?: string;
  readonly before: readonly string[];
  readonly now: readonly string[];
}

/** A verdict as it was changed, and of each book the words that are quoted no more and those that are new. */
export function changedBy({ was, now }: Change, language: Language): readonly Changed[] {
  const t = deskTranslate(language);
  const verdict = (one: Verdict) => [t(`desk.verdict.${one}`)];
  const what = t('desk.changes.verdict');
  return [
    ...(was?.verdict ? [{ what, before: verdict(was.verdict), now: verdict(now.verdict) }] : []),
    ...BOOKS.flatMap((book): Changed[] => {
      const before = was?.[book];
      if (before === undefined) return [];
      const [old, today] = [before ?? [], now[book] ?? []];
      return [
        {
          what: t(`reading.${book}`),
          lang: book,
          before: old.filter((words) => !today.includes(words)),
          now: today.filter((words) => !old.includes(words)),
        },
      ];
    }),
  ];
}

/** The revisions as a feed tells them. @param page that of the changes. */
export function revisionItems(language: Language, page: URL) {
  const t = deskTranslate(language);
  const told = (words: readonly string[]) => words.join(' · ') || t('desk.changes.nothing');
  return REVISIONS.map(({ number, day, changes }) => ({
    title:
      changes.length === 0
        ? t('desk.changes.opened')
        : t('desk.changes.item', { date: sayDay(day, language), count: changes.length }),
    link: new URL(`#r${number}`, page).href,
    pubDate: new Date(`${day}T00:00:00Z`),
    description: changes
      .map((change) => {
        const lines = changedBy(change, language).map(
          ({ what, before, now }) => `${what}: ${told(before)} → ${told(now)}`,
        );
        const { title } = wordsOf(language, DESK, change.id);
        const said = change.was === null ? [t('desk.changes.entry')] : lines;
        return `${change.id} ${title}. ${said.join('; ')}`;
      })
      .join('\n'),
  }));
}
