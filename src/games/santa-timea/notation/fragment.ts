/** A notation text as the fragment of an address, readable and without escapes. */
export const toFragment = (notation: string): string => notation.replaceAll(' ', '_');

/**
 * The notation text in a fragment, for pointing at its mistakes. Programs that turn addresses in a
 * text into links leave out a last full stop, which stands for a seat without wind cards.
 */
export const fragmentText = (fragment: string): string =>
  unescaped(fragment)
    .replaceAll('_', ' ')
    .replace(/\/\s*$/, '/ .');

/** Mail programs escape what needs no escaping; a broken escape is left for the parser to refuse. */
function unescaped(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
