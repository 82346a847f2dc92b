/** A text as the fragment of an address, readable and without escapes. */
export const toFragment = (text: string): string => text.replaceAll(' ', '_');

/**
 * The text in a fragment, for pointing at its mistakes. Programs that turn addresses in a text into links
 * leave out a last full stop, which stands for no card: that of a seat, or of a choice.
 * A line that ends a text may be empty: a name that nobody has given.
 */
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
