import type { PrintedEdition } from '../rules/readings.ts';
import { PRINTED, printedIn } from './books.ts';
import de from './mends/de.json' with { type: 'json' };
import en from './mends/en.json' with { type: 'json' };
import fr from './mends/fr.json' with { type: 'json' };

/**
 * Why a printed passage should be mended: another book says otherwise and it matters in play; it misleads
 * whoever takes it at its word; a pen has slipped and nobody is misled; or the book has a gap where play needs a
 * rule, and what is printed there is only where the rule would stand.
 */
export const MEND_KINDS = ['contradiction', 'trap', 'slip', 'gap'] as const;

type MendKind = (typeof MEND_KINDS)[number];

/** A passage of one printed book, and what we propose to print in its place, both in the book’s language. */
export interface Mend {
  /** The entry of the register that it belongs to. */
  readonly entry: string;
  /** Further entries that the same change settles: what meets in one sentence is one proposal. */
  readonly with?: readonly string[];
  readonly kind: MendKind;
  /** The section it stands in: a key of the book’s `sections`. */
  readonly at: string;
  /** The page, where the book numbers its pages. */
  readonly page?: string;
  /** The deciding words, with ` … ` for what stays between them. */
  readonly printed: string;
  readonly proposed: string;
}

/** One that does not say where it stands is where the book has its entry. */
const MENDS = { en, de, fr } as {
  readonly [E in PrintedEdition]: readonly (Omit<Mend, 'at'> & Partial<Mend>)[];
};

/** What a next printing of a book could mend, in the order of its pages. */
export const mendsOf = (book: PrintedEdition, kind: MendKind): readonly Mend[] =>
  MENDS[book]
    .filter((mend) => mend.kind === kind)
    .map((mend) => {
      if (mend.at) return { ...mend, at: mend.at };
      const { at: [at = ''] = [], page } = printedIn(book, mend.entry) ?? {};
      return { ...mend, at, ...(page && { page }) };
    });

/** The heading a passage stands under, as it is printed. */
export const headingOf = (book: PrintedEdition, { at }: Mend): string =>
  PRINTED[book].sections[at] ?? '';
