/** A seed from a text, a whole number of 32 bits (FNV-1a). Apart from `random.ts`, which every game brings. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}
