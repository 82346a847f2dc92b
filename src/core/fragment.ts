export const toFragment = (text: string): string => text.replaceAll(' ', '_');

export const escapedFragment = (text: string): string => encodeURIComponent(toFragment(text));

/** The text of a fragment. A full stop at its end, an open seat or choice, is restored: mail programs drop it from links. */
export const fragmentText = (fragment: string): string =>
  unescaped(fragment)
    .replaceAll('_', ' ')
    .replace(/(\/|(?= )) *$/, '$1 .');

/** Mail programs escape what needs no escaping; a broken escape is left for a parser to refuse. */
function unescaped(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

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
