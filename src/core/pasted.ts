/** What stands around a text that somebody passes on: quotation marks, brackets, what ends a sentence. */
const BEFORE = /^[\s"'“”„‘’‚«»‹›`<([]+/;
/** A full stop on its own is part of a text: it stands for no card. */
const BEHIND = /(?:\s*["'“”„‘’‚«»‹›`>)\]]|(?<=\S)[.,;!?…])+$/;

/** A text as it was before a messenger put signs into it that nobody sees, a mail quoted it, or a sentence held it. */
export const tidyPasted = (pasted: string): string =>
  pasted
    .replace(/\p{Cf}/gu, '')
    .replace(/^[ \t]*(?:>[ \t]?)+/gm, '')
    .trim()
    .replace(BEFORE, '')
    .replace(BEHIND, '');
