/**
 * The service worker, as it is but for its types: the build puts what it must know in front of it, see
 * `site/build/offline.ts`. Pages and data come from the network whenever it answers in time, so that
 * nothing old is ever shown for long; files whose names change with their contents come from the cache.
 */

/** A file of the site: its address, and a short hash of its contents. */
export type Entry = readonly [address: string, hash: string];

/** What the build knows of the site. */
export interface Site {
  /** Changes whenever any file does. */
  readonly version: string;
  /** The path that the site lives under: `/` or `/folder/`. */
  readonly base: string;
  /** What every page needs. */
  readonly shared: readonly Entry[];
  /** What is kept together once a page of it was visited, by the folder it lies in: `en`, `en/turn`. */
  readonly parts: Readonly<Record<string, readonly Entry[]>>;
  /** What is shown in place of a page that is not there, by language. */
  readonly offline: Readonly<Record<string, string>>;
  /** Where the files lie whose names change with their contents. */
  readonly hashed: readonly string[];
  /** What the names of all our caches begin with. */
  readonly prefix: string;
}

declare const SITE: Site;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Asked extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Told extends Lasting {
  readonly data: unknown;
}

interface Scope {
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', hear: (event: Asked) => void): void;
  addEventListener(type: 'message', hear: (event: Told) => void): void;
}

/** What is kept from one version of this worker to the next. */
interface Kept {
  /** The version that was fetched last; an older worker then leaves all as it is. */
  readonly newest: string;
  /** The parts that were visited. */
  readonly parts: readonly string[];
  /** The version in which each was kept as a whole. */
  readonly whole: Readonly<Record<string, string>>;
  /** The hash under which each file was kept. */
  readonly hashes: Readonly<Record<string, string>>;
  /** The hashed files of this version and of the one before, whose tabs may still be open. */
  readonly current: readonly string[];
  readonly before: readonly string[];
}

const NOTHING: Kept = {
  newest: SITE.version,
  parts: [],
  whole: {},
  hashes: {},
  current: [],
  before: [],
};

const worker = self as unknown as Scope;
const PAGES = `${SITE.prefix}pages`;
const ASSETS = `${SITE.prefix}assets`;
const RECORD = `${SITE.prefix}record`;

/** So long the network may take to answer, in milliseconds, when there is something to show instead. */
const PATIENCE = 3000;

/** So many files are fetched at a time, so that the page does not have to wait for its own. */
const AT_ONCE = 4;

/** So many pages beside those of the lists are kept: the last ones that were visited. */
const VISITED = 60;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => {
  const { visited } = Object(event.data);
  if (typeof visited === 'string') event.waitUntil(keepAround(visited));
});
worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== worker.location.origin) return;
  if (!pathname.startsWith(SITE.base) || pathname === worker.location.pathname) return;
  event.respondWith(isHashed(pathname) ? fromCache(event, pathname) : fromNetwork(event, pathname));
});

const isHashed = (path: string): boolean => SITE.hashed.some((folder) => path.startsWith(folder));

const cacheOf = (path: string): Promise<Cache> => caches.open(isHashed(path) ? ASSETS : PAGES);

/** The new version of all that was kept is fetched before the old worker goes. */
async function install(): Promise<void> {
  const { parts } = await writeRecord(() => ({ newest: SITE.version }), true);
  await fetchAll(SITE.shared);
  for (const part of parts) await keep(part);
  await worker.skipWaiting();
}

/** The parts that a page belongs to, the one for all games first. */
async function keepAround(page: string): Promise<void> {
  const around = Object.keys(SITE.parts).filter((part) => page.startsWith(`${SITE.base}${part}/`));
  for (const part of around.sort()) await keep(part);
}

async function keep(part: string): Promise<void> {
  const entries = SITE.parts[part] ?? [];
  const record = await readRecord();
  if (record.whole[part] === SITE.version || record.newest !== SITE.version) return;
  await fetchAll(entries);
  await writeRecord(({ parts, whole }) => ({
    parts: [...new Set([...parts, part])],
    whole: { ...whole, [part]: SITE.version },
  }));
}

/** Hashed files first: a page is kept only with all it needs. What is kept already is not fetched again. */
async function fetchAll(entries: readonly Entry[]): Promise<void> {
  const { hashes } = await readRecord();
  for (const wave of [true, false]) {
    const queue = entries.filter(([path]) => isHashed(path) === wave);
    const work = async (): Promise<void> => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [path, hash] = next;
        const cache = await cacheOf(path);
        if (hashes[path] === hash && (await cache.match(path))) continue;
        const response = await fetch(path, { cache: 'no-cache' });
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        await put(cache, path, response);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  await writeRecord((record) => ({ hashes: { ...record.hashes, ...Object.fromEntries(entries) } }));
}

/** What neither this version nor the one before knows is thrown away. */
async function activate(): Promise<void> {
  const listed = [...SITE.shared, ...Object.values(SITE.parts).flat()].map(([path]) => path);
  const hashed = listed.filter(isHashed);
  const { current, before } = await writeRecord((record) =>
    record.current.join() === hashed.join() ? {} : { current: hashed, before: record.current },
  );
  await drop(ASSETS, (path) => !current.includes(path) && !before.includes(path));
  await drop(PAGES, (path) => !listed.includes(path), VISITED);
  await worker.clients.claim();
}

/** Deletes those files of a cache, but for the last few. */
async function drop(name: string, isOld: (path: string) => boolean, few = 0): Promise<void> {
  const cache = await caches.open(name);
  const old = (await cache.keys()).filter(({ url }) => isOld(new URL(url).pathname));
  for (const request of old.slice(0, Math.max(0, old.length - few))) await cache.delete(request);
}

async function fromCache(event: Asked, path: string): Promise<Response> {
  const cache = await caches.open(ASSETS);
  const kept = await cache.match(path);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(put(cache, path, response.clone()));
  return response;
}

async function fromNetwork(event: Asked, path: string): Promise<Response> {
  const cache = await caches.open(PAGES);
  const fetched = fetch(event.request, { cache: 'no-cache' }).then((response) => {
    if (response.ok) event.waitUntil(put(cache, path, response.clone()));
    return response;
  });
  const kept = await cache.match(path);
  const late = new Promise<Response | undefined>((resolve) =>
    setTimeout(() => resolve(kept), PATIENCE),
  );
  // It is kept also when it comes too late to be shown.
  event.waitUntil(fetched.catch(() => undefined));
  try {
    return (await Promise.race(kept ? [fetched, late] : [fetched])) ?? (await fetched);
  } catch (error) {
    const instead = event.request.mode === 'navigate' ? await offlinePage(path) : undefined;
    const answer = kept ?? instead;
    if (answer) return answer;
    throw error;
  }
}

async function offlinePage(path: string): Promise<Response | undefined> {
  const [language = ''] = path.slice(SITE.base.length).split('/');
  const page = SITE.offline[language] ?? Object.values(SITE.offline)[0] ?? '';
  return (await caches.open(PAGES)).match(page);
}

/** Only what has arrived as a whole: whoever reads a cache would have to wait for the rest. */
async function put(cache: Cache, path: string, response: Response): Promise<void> {
  const { headers, status } = response;
  await cache.put(path, new Response(await response.blob(), { headers, status }));
}

const RECORD_ADDRESS = `${SITE.base}record.json`;

async function readRecord(): Promise<Kept> {
  const kept = await (await caches.open(RECORD)).match(RECORD_ADDRESS);
  return { ...NOTHING, ...(await kept?.json()) };
}

/** Changes a part of the record as it is now, unless a newer worker has begun to. */
async function writeRecord(
  change: (record: Kept) => Partial<Kept>,
  isNewest = false,
): Promise<Kept> {
  const before = await readRecord();
  if (before.newest !== SITE.version && !isNewest) return before;
  const record = { ...before, ...change(before) };
  await (await caches.open(RECORD)).put(RECORD_ADDRESS, new Response(JSON.stringify(record)));
  return record;
}
