import type { PrintedEdition } from '../rules/readings.ts';
import de from './corrections/de.json' with { type: 'json' };
import en from './corrections/en.json' with { type: 'json' };
import fr from './corrections/fr.json' with { type: 'json' };
import { PRINTED, printedIn } from './register.ts';

/**
 * Why a printed passage should be corrected: another book says otherwise and it matters in play (contradiction); it
 * misleads a reader who follows it to the letter (trap); it is a slip of the pen that misleads nobody (slip); or the
 * book lacks a rule that play needs, and the passage is where the rule belongs (gap). Contradictions and gaps follow from
 * readings and register, and a test finds those that are missing. Traps and slips are found by reading alone: of a trap the
 * register knows what the book means, which is right, and no program can tell that its words say something else.
 */
export const CORRECTION_KINDS = ['contradiction', 'trap', 'slip', 'gap'] as const;

type CorrectionKind = (typeof CORRECTION_KINDS)[number];

export interface Correction {
  readonly entry: string;
  /** Further entries that the same change settles: what meets in one sentence is one proposal. */
  readonly with?: readonly string[];
  readonly kind: CorrectionKind;
  readonly at: string;
  readonly page?: string;
  /** The deciding words, with ` … ` for what stays between them. */
  readonly printed: string;
  readonly proposed: string;
}

/** One that does not say where it stands is where the book has its entry. */
const CORRECTIONS = { en, de, fr } as {
  readonly [E in PrintedEdition]: readonly (Omit<Correction, 'at'> & Partial<Correction>)[];
};

export const correctionsOf = (book: PrintedEdition, kind: CorrectionKind): readonly Correction[] =>
  CORRECTIONS[book]
    .filter((correction) => correction.kind === kind)
    .map((correction) => {
      if (correction.at) return { ...correction, at: correction.at };
      const { at: [at = ''] = [], page } = printedIn(book, correction.entry) ?? {};
      return { ...correction, at, ...(page && { page }) };
    });

export const headingOf = (book: PrintedEdition, { at }: Correction): string =>
  PRINTED[book].sections[at] ?? '';
