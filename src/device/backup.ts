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
