/**
 * The texts that this browser keeps for us from visit to visit. Storage may be closed, full or switched
 * off at any moment; what it refuses is remembered until the page closes. Nothing here throws.
 */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, text: string | null): void;
  /** From now on this key lives in memory only; what storage holds under it stays there untouched. */
  detach(key: string): void;
  isKept(key: string): boolean;
  /** Calls back when another tab has written this key or storage may have changed unseen. */
  watch(key: string, listener: () => void): () => void;
}

const PROBE = 'windrose:probe';

/** @param open gives the browser's storage; asked every time, since even asking may throw. */
export function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string | null>();
  const attempt = <T>(action: (storage: Storage) => T, refused: T): T => {
    try {
      return action(open());
    } catch {
      return refused;
    }
  };
  const write = (key: string, text: string | null): boolean =>
    attempt((storage) => {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      return true;
    }, false);
  return {
    get(key) {
      const remembered = memory.get(key);
      if (remembered !== undefined) return remembered;
      const text = attempt((storage) => storage.getItem(key), undefined);
      if (text !== undefined) return text;
      // What cannot be read must not be overwritten either.
      memory.set(key, null);
      return null;
    },
    set(key, text) {
      if (memory.has(key) || !write(key, text)) memory.set(key, text);
    },
    detach(key) {
      memory.set(key, null);
    },
    isKept(key) {
      const isWritten = !memory.has(key) && write(PROBE, PROBE);
      const isRead = isWritten && attempt((storage) => storage.getItem(PROBE), null) === PROBE;
      return isRead && write(PROBE, null);
    },
    watch(key, listener) {
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      // A page that comes back from the history has missed what happened meanwhile.
      const wake = (event: PageTransitionEvent) => event.persisted && listener();
      addEventListener('storage', hear);
      addEventListener('pageshow', wake);
      return () => {
        removeEventListener('storage', hear);
        removeEventListener('pageshow', wake);
      };
    },
  };
}

export const safeStorage: SafeStorage = createSafeStorage(() => localStorage);
