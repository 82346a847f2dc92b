import { err, ok, type Result } from '../core/result.ts';

/** Says whose code it is; a later form will say another number. */
const PREFIX = 'windrose1.';

/** A text as one word to copy: compressed, letters, digits, `-` and `_` only. */
export async function toCode(text: string): Promise<string> {
  const packed = await through(new CompressionStream('deflate'), new TextEncoder().encode(text));
  const binary = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  const letters = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return PREFIX + letters;
}

/** The text of a code. Line breaks and spaces that messengers put in do not matter; what is cut off does. */
export async function fromCode(code: string): Promise<Result<string, 'not-ours' | 'damaged'>> {
  const word = code.replace(/\s+/g, '');
  if (!word.startsWith(PREFIX)) return err('not-ours');
  try {
    const binary = atob(word.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const bytes = await through(new DecompressionStream('deflate'), packed);
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return err('damaged');
  }
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}
