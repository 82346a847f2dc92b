export const toFragment = (text: string): string => text.replaceAll(' ', '_');

/** The same for a text with names or lines of somebody's own, escaped. */
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
