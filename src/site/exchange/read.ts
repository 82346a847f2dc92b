import { err, type Result } from '../../core/result.ts';
import { decode } from './decode.ts';
import { readPo } from './read-po.ts';
import { readXliff } from './read-xliff.ts';
import type { Direction } from './unit.ts';

/** A unit as it comes back, and the line of the file it stands on. */
export interface ReturnedUnit {
  readonly name: string;
  readonly key: string;
  readonly source: string;
  readonly target: string;
  /** Whether it came back unfinished: fuzzy, or in the state in which stale texts go out. */
  readonly open: boolean;
  readonly line: number;
}

/** What a file of a translator's tool holds. */
export interface Returned extends Direction {
  readonly units: readonly ReturnedUnit[];
}

/** Why a file or a unit is refused; lines count from 1. */
export interface Refusal {
  readonly line: number;
  readonly reason: string;
}

/** Characters that no file of ours may hold: XML knows no way to write them. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** Reads an XLIFF 2.x, XLIFF 1.2 or PO file, told apart by what is in it. */
export function readReturned(file: Uint8Array): Result<Returned, readonly Refusal[]> {
  const decoded = decode(file);
  if (!decoded.ok) return decoded;
  const text = decoded.value;
  const refuse = (line: number, reason: string) => err([{ line, reason }]);
  if (text.trim() === '') return refuse(1, 'The file is empty');
  const forbidden = FORBIDDEN.exec(text);
  if (forbidden) {
    const line = text.slice(0, forbidden.index).split('\n').length;
    return refuse(line, `The character ${codePoint(forbidden[0])} may not be in a text; delete it`);
  }
  if (/^\s*</.test(text)) return readXliff(text);
  if (/^msgid\s/m.test(text)) return readPo(text);
  return refuse(1, 'This is neither XLIFF nor PO, which is what can be imported');
}

/** A character that can’t be seen, by its number: `U+0001`. */
const codePoint = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
