import { safeStorage } from '../device/safe-storage.ts';
import { cacheName, DAYS_FOLDER, fileList, OFFLINE_KEY, WORKER_FILE } from './output-paths.ts';

declare global {
  interface ImportMetaEnv {
    readonly OFFLINE: boolean;
    readonly OFFLINE_BASE: string;
  }
}

const base = import.meta.env.OFFLINE_BASE;
const CACHE = cacheName(base);

type FileList = Readonly<{ version: string; files: readonly string[] }>;

export type OfflineState = 'on' | 'coming' | 'off' | 'impossible';

export const isOff = (): boolean => safeStorage.get(OFFLINE_KEY) === 'off';

/** Stores the language of the page for offline use, or deletes all where the reader has switched that off. */
export async function followChoice(show: (now: OfflineState) => void): Promise<void> {
  if (!navigator.serviceWorker) return show('impossible');
  if (isOff()) {
    await (await navigator.serviceWorker.getRegistration(base))?.unregister();
    await caches.delete(CACHE);
    return show('off');
  }
  show('coming');
  try {
    const options = { scope: base, updateViaCache: 'none' } as const;
    await navigator.serviceWorker.register(base + WORKER_FILE, options);
    // What is kept before a worker can answer is of no use.
    await navigator.serviceWorker.ready;
    await caches.open(CACHE);
  } catch {
    return show('impossible');
  }
  try {
    await keepLanguage(document.documentElement.lang);
    if (!isOff()) show('on');
  } catch {
    addEventListener('online', () => followChoice(show), { once: true });
  }
}

/**
 * Keeps every file of a language in its newest version. The list of them is kept last: where it lies,
 * all that it names does. @throws if a file cannot be had; the next visit tries again.
 */
async function keepLanguage(language: string): Promise<void> {
  const address = fileList(base, language);
  const cache = await caches.open(CACHE);
  const answer = await fetched(address);
  const list: FileList = await answer.clone().json();
  const kept: FileList | undefined = await (await cache.match(address))?.json();
  if (kept?.version === list.version) return;
  const queue = list.files.values();
  const work = async () => {
    for (const path of queue) {
      // A file whose name changes with its contents is there in the right version, or not at all.
      if (path.startsWith(`${base}_astro/`) && (await cache.match(path))) continue;
      await cache.put(path, await fetched(path));
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  await cache.put(address, answer);
  await dropUnlisted(cache);
}

async function dropUnlisted(cache: Cache): Promise<void> {
  const requests = await cache.keys();
  const isList = ({ url }: Request) => url.endsWith(fileList('', ''));
  const lists: FileList[] = await Promise.all(
    requests.filter(isList).map(async (request) => (await cache.match(request))?.json()),
  );
  const listed = new Set(lists.flatMap(({ files }) => files));
  const isOld = (request: Request) => {
    const { pathname } = new URL(request.url);
    return !isList(request) && !pathname.startsWith(base + DAYS_FOLDER) && !listed.has(pathname);
  };
  await Promise.all(requests.filter(isOld).map((request) => cache.delete(request)));
}

async function fetched(path: string): Promise<Response> {
  // The service worker leaves these requests alone, and the page that is being read comes first.
  const headers = { 'X-Keep': 'yes' };
  const response = await fetch(path, { cache: 'no-cache', priority: 'low', headers });
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
  return response;
}
