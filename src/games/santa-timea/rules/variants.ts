import { type Edition, type Reading, readingOf } from './readings.ts';

/** What the advanced game changes, as data. */
export interface Variant {
  /** [B1] How many wind cards lie open on the other side of the deck. */
  readonly forecast: number;
  /** [X3] [B2] What becomes of a wind card that nobody takes. */
  readonly untaken: 'aside' | 'carried';
  /** [B3] Whether two equal wind cards earn extra victory points. */
  readonly pairBonus: boolean;
  /** [B4] Whether collected wind cards cost victory points. */
  readonly penalty: boolean;
}

export const VARIANT_NAMES = ['basic', 'pro'] as const;
export type VariantName = (typeof VARIANT_NAMES)[number];
export const VARIANTS: { readonly [V in VariantName]: Variant } = {
  basic: { forecast: 0, untaken: 'aside', pairBonus: false, penalty: false },
  pro: { forecast: 3, untaken: 'carried', pairBonus: true, penalty: true },
};

export type Rules = Reading & Variant;

export const rulesOf = (edition: Edition, variant: VariantName): Rules => ({
  ...readingOf(edition),
  ...VARIANTS[variant],
});
