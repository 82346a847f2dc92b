import { tidyPasted } from '../core/fragment.ts';
import { err, ok, type Result } from '../core/result.ts';
import { openRecord } from './record.ts';
import { isObject, openEnvelope, parseJson, type RecordKind, seal } from './record-kind.ts';
import { type SafeStorage, safeStorage } from './safe-storage.ts';

// A list of records holds records of different values, each of which only its own kind looks into.
// biome-ignore lint/suspicious/noExplicitAny: no other type says “some value, the same throughout one kind”.
export type AnyKind = RecordKind<any>;

export type BackupError = 'not-ours' | 'newer' | 'damaged' | 'too-big';

export function makeBackup(kinds: readonly AnyKind[], on: SafeStorage = safeStorage): string {
  const records = kinds.map((kind) => [kind.key, seal(kind, openRecord(kind, on).get())] as const);
  return JSON.stringify({ windrose: 'progress', records: Object.fromEntries(records) });
}

/** Merges a backup into what is kept, all of it or nothing. Records of other kinds are left out. */
export function restoreBackup(
  text: string,
  kinds: readonly AnyKind[],
  on: SafeStorage = safeStorage,
): Result<null, BackupError> {
  const backup = parseJson(text);
  if (!isObject(backup) || backup['windrose'] !== 'progress') return err('not-ours');
  const records = backup['records'];
  if (!isObject(records)) return err('damaged');
  const found = kinds.flatMap((kind) => {
    const envelope = Object.hasOwn(records, kind.key) ? records[kind.key] : undefined;
    return envelope === undefined ? [] : [{ kind, opened: openEnvelope(kind, envelope) }];
  });
  if (found.some(({ opened }) => opened.is === 'newer')) return err('newer');
  if (found.some(({ opened }) => opened.is === 'broken')) return err('damaged');
  for (const { kind, opened } of found) {
    if (opened.is !== 'ours') continue;
    openRecord(kind, on).update((value) => kind.merge(value, opened.value));
  }
  return ok(null);
}

const PREFIX = 'windrose1.';

const END = '~';

const CODE = /windrose1\.([\w-]+)/;

/** A backup as letters, which can be copied and pasted anywhere. */
export async function toCode(text: string): Promise<string> {
  const bytes = await packed(new TextEncoder().encode(text));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const letters = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return PREFIX + letters + END;
}

/** At most so many bytes are read: sixteen times what ten years of puzzles and games come to. */
export const MOST_BYTES = 8_000_000;

/** Deflate makes at most 1032 times as much of what it is given: of so few bytes one megabyte. */
const SLICE = 1024;

/** The text of a code. White space and words around it do not matter; what unpacks to more than `MOST_BYTES` is refused. */
export async function fromCode(code: string): Promise<Result<string, BackupError>> {
  const letters = CODE.exec(tidyPasted(code).replace(/\s+/g, ''))?.[1];
  return letters === undefined ? err('not-ours') : read(letters);
}

async function read(letters: string): Promise<Result<string, BackupError>> {
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = await unpacked(Uint8Array.from(binary, (letter) => letter.charCodeAt(0)));
    return bytes ? ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) : err('too-big');
  } catch {
    return err('damaged');
  }
}

async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const piped = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> {
  let from = 0;
  const slices = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        if (from >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(from, from + SLICE));
        from += SLICE;
      },
    },
    { highWaterMark: 0 },
  );
  const reader = slices.pipeThrough(new DecompressionStream('deflate')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      return null;
    }
    parts.push(read.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
