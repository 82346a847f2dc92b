import { openEnvelope, parseJson, type RecordKind, seal } from './record-kind.ts';
import { type SafeStorage, safeStorage } from './safe-storage.ts';

interface OpenRecord<T> {
  get(): T;
  /** Changes what storage holds at this moment, so that nothing another tab has written is lost. */
  update(change: (value: T) => T): T;
  reset(): void;
  isKept(): boolean;
  /** Calls back with the new value when it has changed elsewhere, until the returned function is called. */
  watch(listener: (value: T) => void): () => void;
}

/** A record's name in storage. All begin with ours, since other sites may share the address before the path. */
export const nameOf = ({ key }: Pick<RecordKind<never>, 'key'>): string => `windrose:${key}`;

/** Opens a record. Broken or foreign data is moved aside first and never comes into the way. */
export function openRecord<T>(kind: RecordKind<T>, on: SafeStorage = safeStorage): OpenRecord<T> {
  const name = nameOf(kind);
  const get = (): T => {
    const text = on.get(name);
    if (text === null) return kind.empty;
    const opened = openEnvelope(kind, parseJson(text));
    if (opened.is === 'ours') return opened.value;
    // A newer version of the site wrote it: leave it alone.
    if (opened.is === 'newer' || !moveAside(on, name, text)) on.detach(name);
    return kind.empty;
  };
  return {
    get,
    update(change) {
      const value = change(get());
      on.set(name, JSON.stringify(seal(kind, value)));
      return value;
    },
    reset: () => on.set(name, null),
    isKept() {
      get();
      return on.isKept(name);
    },
    watch: (listener) => on.watch(name, () => listener(get())),
  };
}

/** Keeps what cannot be read under the next free name; false if there is no room for it. */
function moveAside(on: SafeStorage, name: string, text: string): boolean {
  let number = 1;
  const aside = () => `${name}:aside-${number}`;
  while (on.get(aside()) !== null && on.get(aside()) !== text) number++;
  on.set(aside(), text);
  if (!on.isKept(aside())) return false;
  on.set(name, null);
  return true;
}
