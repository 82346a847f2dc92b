/** What stands around a text that somebody passes on: quotation marks, brackets, what ends a sentence. */
const BEFORE = /^[\s"'“”„‘’‚«»‹›`<([]+/;
/** A full stop on its own is part of a text: it stands for no card. */
const BEHIND = /(?:\s*["'“”„‘’‚«»‹›`>)\]]|(?<=\S)[.,;!?…])+$/;

/** A pasted text without invisible characters, the marks of a quoted mail, and the punctuation of a sentence around it. */
export const tidyPasted = (pasted: string): string =>
  pasted
    .replace(/\p{Cf}/gu, '')
    .replace(/^[ \t]*(?:>[ \t]?)+/gm, '')
    .trim()
    .replace(BEFORE, '')
    .replace(BEHIND, '');
