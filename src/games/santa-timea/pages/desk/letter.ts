import { writeCsv } from '../../../../core/csv.ts';
import type { Language } from '../../../../site/i18n/languages.ts';
import { compareEach } from '../../editions/compare.ts';
import {
  CORRECTION_KINDS,
  type Correction,
  correctionsOf,
  headingOf,
} from '../../editions/corrections.ts';
import { decidingClause, PRINTED, printedIn } from '../../editions/register.ts';
import { BOOKS, type PrintedEdition, readingOf } from '../../rules/readings.ts';
import { bookName, entryAddress, pageOf, wordsOf } from '../words.ts';

/** Which readings part from ours, and how often. */
export const FOUND = [...compareEach(readingOf('house'))];
export const COUNTS = FOUND.filter(({ different }) => different > 0);

function mostChanged(entries: readonly string[]) {
  return COUNTS.filter(({ question }) => entries.includes(decidingClause(question)))
    .map(({ space, cases, different }) => ({ space, part: different / cases }))
    .toSorted((a, b) => b.part - a.part)[0];
}

type Letter = ReturnType<typeof letterOf>;

export function letterOf(language: Language, book: PrintedEdition) {
  const { t, site } = pageOf({ lang: language });
  const placeOf = (headings: readonly string[], page?: string): string =>
    [...headings, ...(page ? [site('desk.page', { page })] : [])].join(', ');
  const othersOn = (entry: string) =>
    BOOKS.flatMap((other) => {
      const { at, page, words = [] } = printedIn(other, entry) ?? { at: [] };
      if (other === book || words.length === 0) return [];
      const place = placeOf(
        at.map((section) => PRINTED[other].sections[section] ?? ''),
        page,
      );
      const called = bookName(PRINTED[other], language);
      // It begins a line.
      const name = called.charAt(0).toLocaleUpperCase(language) + called.slice(1);
      return [{ book: other, name, place, words }];
    });
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumSignificantDigits: 2,
  });
  /** Of all the situations in which it can matter, the part that it decides; null where that is not counted. */
  const shareOf = ({ entry, with: others = [] }: Correction) => {
    const found = mostChanged([entry, ...others]);
    if (!found) return null;
    return { ...found, said: `${percent.format(found.part)} (${t(`desk.domain.${found.space}`)})` };
  };
  const pointOf = (correction: Correction) => {
    const { entry, kind, page } = correction;
    const { title, why } = wordsOf(language, entry);
    return {
      ...correction,
      title,
      place: placeOf([headingOf(book, correction)], page),
      others: kind === 'contradiction' ? othersOn(entry) : [],
      share: shareOf(correction),
      // A slip of the pen speaks for itself.
      why: kind === 'slip' ? null : why,
      address: entryAddress(language, entry),
    };
  };
  return {
    book,
    title: t(`desk.letter.to.${book}`),
    parts: CORRECTION_KINDS.map((kind) => {
      const points = correctionsOf(book, kind).map(pointOf);
      // Gaps have no page to begin with: what is felt most often comes first.
      if (kind === 'gap') points.sort((a, b) => (b.share?.part ?? 0) - (a.share?.part ?? 0));
      return { title: t(`desk.letter.${kind}`), points };
    }).filter(({ points }) => points.length > 0),
  };
}

// “4.” at the start of a line would begin a list.
const quote = (text: string) => `> ${text.replace(/^(\d+)\./, '$1\\.')}`;

export function letterFiles(language: Language): Readonly<Record<string, string>> {
  const { t, site } = pageOf({ lang: language });
  const write = (letter: Letter): string =>
    [
      `# ${letter.title}`,
      t('desk.letter.greeting'),
      t('desk.letter.intro'),
      ...letter.parts.flatMap(({ title, points }) => [
        `## ${title}`,
        ...points.flatMap(({ entry, title, place, printed, proposed, why, share, others }) => [
          `${entry} · ${title} (${place})`,
          `${t('desk.letter.printed')}\n\n${quote(printed)}`,
          `${t('desk.letter.proposed')}\n\n${quote(proposed)}`,
          ...others.map(({ name, place, words }) =>
            [`${name} (${place})`, ...words.map(quote)].join('\n\n'),
          ),
          ...(why ? [why] : []),
          ...(share ? [`${t('desk.letter.share')} ${share.said}`] : []),
        ]),
      ]),
      t('desk.letter.close'),
    ].join('\n\n');
  const list = ({ parts }: Letter): string =>
    writeCsv([
      [
        '§',
        site('desk.place'),
        ...(['printed', 'proposed', 'why', 'share', 'done'] as const).map((key) =>
          t(`desk.letter.${key}`),
        ),
      ],
      ...parts.flatMap(({ points }) =>
        points.map(({ entry, with: more = [], place, printed, proposed, why, share }) => [
          [entry, ...more].join(' '),
          place,
          printed,
          proposed,
          why ?? '',
          share?.said ?? '',
          '',
        ]),
      ),
    ]);
  return Object.fromEntries(
    BOOKS.flatMap((book) => {
      const letter = letterOf(language, book);
      return [
        [`${book}.csv`, list(letter)],
        [`${book}.md`, `${write(letter)}\n`],
      ];
    }),
  );
}
