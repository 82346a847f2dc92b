import { err, ok, type Result } from '../../core/result.ts';
import type { Refusal } from './read.ts';

/** What a file begins with, as far as it says how it is encoded. */
const BEGINNINGS: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** PO names its encoding in its header. */
const NAMED = /^"Content-Type:[^"\n]*charset=([\w-]+)/m;
const HEAD = 4096;

const WAY_OUT = 'Save it as UTF-8 and import it again';

/**
 * The text of a file in the encoding that it says it is in, and UTF-8 where it says nothing. Line ends are made
 * one kind.
 * @returns a refusal where the encoding is unknown, or the bytes are none of it.
 */
export function decode(bytes: Uint8Array): Result<string, readonly Refusal[]> {
  const encoding = encodingOf(bytes);
  const refuse = (line: number, reason: string) => err([{ line, reason: `${reason}. ${WAY_OUT}` }]);
  const decoder = decoderOf(encoding);
  if (!decoder) return refuse(1, `The file says it is in “${encoding}”, which is not read here`);
  const text = decoded(decoder, bytes);
  if (text === null) {
    const line = firstWrongLine(decoder, bytes);
    return refuse(line, `The file is not in ${decoder.encoding}, as it says or as one expects`);
  }
  return ok(text.replaceAll('\r\n', '\n'));
}

function encodingOf(bytes: Uint8Array): string {
  const mark = BEGINNINGS.find(([beginning]) => beginning.every((byte, at) => bytes[at] === byte));
  if (mark) return mark[1];
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD));
  const name = NAMED.exec(head)?.[1] ?? 'utf-8';
  // Who reads “utf-16” in single bytes has a file that was saved anew as UTF-8; templates of PO say CHARSET.
  return /^(utf-?16|charset)/i.test(name) ? 'utf-8' : name;
}

/** Null where no machine knows the name. */
function decoderOf(encoding: string): TextDecoder | null {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    return null;
  }
}

function decoded(decoder: TextDecoder, bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

/** Counted from 1; where characters have more than one byte each, nobody can tell. */
function firstWrongLine(decoder: TextDecoder, bytes: Uint8Array): number {
  if (decoder.encoding.startsWith('utf-16')) return 1;
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start);
    const stop = end < 0 ? bytes.length : end;
    if (decoded(decoder, bytes.subarray(start, stop)) === null) return line;
    start = stop + 1;
  }
  return 1;
}
