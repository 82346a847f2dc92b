/**
 * What translators must carry over as it is: placeholders, marks of facts, and where links lead.
 * A mark opens and closes; the text between is translated.
 */
const CODE = /\{\{\w+\}\}|<Fact of="[^"]*">|<\/Fact>|\]\([^)]*\)/g;

export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string; readonly id: number }
  | {
      readonly kind: 'mark';
      readonly id: number;
      readonly open: string;
      readonly close: string;
      readonly inner: string;
    };

/** The codes of a text as they are written, in their order. */
export const codesOf = (text: string): string[] => text.match(CODE) ?? [];

/**
 * A text cut into words and codes. The same code has the same number in source and target.
 * @param source the codes of the source text; those it lacks get numbers of their own.
 */
export function piecesOf(text: string, source: string): Piece[] {
  const free = codesOf(source).map((code, index) => ({ code, id: index + 1, used: false }));
  let next = free.length;
  const numberOf = (code: string): number => {
    const known = free.find((one) => !one.used && one.code === code);
    if (known) known.used = true;
    next += known ? 0 : 1;
    return known?.id ?? next;
  };
  const pieces: Piece[] = [];
  let at = 0;
  const pattern = /<Fact of="[^"]*">([^<]*)<\/Fact>|\{\{\w+\}\}|\]\([^)]*\)/g;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) pieces.push({ kind: 'text', text: text.slice(at, match.index) });
    const [code, inner] = match;
    const close = '</Fact>';
    if (inner === undefined) {
      pieces.push({ kind: 'code', text: code, id: numberOf(code) });
    } else {
      const open = code.slice(0, code.length - close.length - inner.length);
      pieces.push({ kind: 'mark', id: numberOf(open), open, close, inner });
    }
    at = match.index + code.length;
  }
  if (at < text.length) pieces.push({ kind: 'text', text: text.slice(at) });
  return pieces;
}
