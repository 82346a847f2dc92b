import { err, type Result } from '../../core/result.ts';
import { decode } from './decode.ts';
import { readPo } from './read-po.ts';
import type { Direction } from './unit.ts';

/** A unit as it comes back, and the line of the file it stands on. */
export interface ReturnedUnit {
  readonly name: string;
  readonly key: string;
  readonly source: string;
  readonly target: string;
  /** A print of the translation as it went out; null where the file does not say. */
  readonly exported: string | null;
  /** Whether it came back unfinished: fuzzy. */
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

/** Characters that no file of ours may hold. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** Reads a PO file. */
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
  if (/^msgid\s/m.test(text)) return readPo(text);
  return refuse(1, 'This is no PO file, which is what can be imported');
}

/** A character that can’t be seen, by its number: `U+0001`. */
const codePoint = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
