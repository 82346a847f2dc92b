/** What a drill asks: full, half or zero; the worth; the lower of two; a copy’s worth; the taker of five. */
export const KINDS = ['share', 'worth', 'lower', 'copy', 'take'] as const;

export type Kind = (typeof KINDS)[number];
