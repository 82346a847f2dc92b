/**
 * The service worker, as it is but for its types: the build puts what it must know in front of it, see
 * `site/build/offline.ts`. Pages and data come from the network whenever it answers in time, so that
 * nothing old is ever shown for long; files whose names change with their contents come from the cache.
 */

import type { Asked, Scope } from './scope.ts';
import type { Entry, Site } from './site.ts';

declare const SITE: Site;

/** What is written down from one version of this worker to the next. */
interface Kept {
  /** The version that was installed last; an older worker then leaves all as it is. */
  readonly newest: string;
  /** The version in which each part that was visited was kept as a whole. */
  readonly whole: Readonly<Record<string, string>>;
  /** The hashed files of this version and of the one before, whose tabs may still be open. */
  readonly current: readonly string[];
  readonly before: readonly string[];
}

/** Where no worker has written anything nothing is wanted, until a page tells that it was visited. */
const NOTHING: Kept = { newest: '', whole: {}, current: [], before: [] };

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

/** What this worker does to be installed, if it does so now. */
let installed: Promise<void> = Promise.resolve();

worker.addEventListener('install', (event) => {
  installed = install();
  event.waitUntil(installed);
});
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => {
  const { visited } = Object(event.data);
  if (typeof visited === 'string') event.waitUntil(installed.then(() => keepAround(visited)));
});
worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== worker.location.origin) return;
  if (!pathname.startsWith(SITE.base) || pathname === worker.location.pathname) return;
  event.respondWith(isHashed(pathname) ? fromCache(event, pathname) : fromNetwork(event, pathname));
});

const isHashed = (path: string): boolean => SITE.hashed.some((folder) => path.startsWith(folder));

const cacheOf = (path: string): string => (isHashed(path) ? ASSETS : PAGES);

/** What is kept of a file. No cache is made by looking, which one that is opened would be. */
const keptOf = (path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: cacheOf(path) });

async function install(): Promise<void> {
  await renew();
  await worker.skipWaiting();
}

/** Fetches this version of all that is kept; until that has succeeded the worker before is at work. */
async function renew(): Promise<void> {
  await fetchAll(SITE.shared);
  const parts = Object.keys((await readRecord()).whole);
  for (const part of parts) await fetchAll(SITE.parts[part] ?? []);
  const fetched = Object.fromEntries(parts.map((part) => [part, SITE.version]));
  await changeRecord(({ whole }) => ({ newest: SITE.version, whole: { ...whole, ...fetched } }));
}

/** The parts that a page belongs to, the one for all games first. */
async function keepAround(page: string): Promise<void> {
  // Switched off and on again, a worker may be the one it was, without anything that it had kept.
  if (!(await readRecord()).newest) await renew();
  const around = Object.keys(SITE.parts).filter((part) => page.startsWith(`${SITE.base}${part}/`));
  for (const part of around.sort()) await keep(part);
}

async function keep(part: string): Promise<void> {
  const { newest, whole } = await readRecord();
  if (newest !== SITE.version || whole[part] === SITE.version) return;
  await fetchAll(SITE.parts[part] ?? [], putIfNewest);
  await changeRecord((record) => {
    refuseIfOld(record);
    return { whole: { ...record.whole, [part]: SITE.version } };
  });
}

/** A worker that is still at work keeps nothing more once a newer one has, or offline use is switched off. */
function refuseIfOld({ newest }: Kept): void {
  if (newest !== SITE.version) throw new Error(`${SITE.version} is at an end: "${newest}"`);
}

/** Hashed files first: a page is kept only with all it needs. */
async function fetchAll(entries: readonly Entry[], keepFile = put): Promise<void> {
  for (const wave of [true, false]) {
    const queue = entries.filter(([path]) => isHashed(path) === wave);
    const work = async (): Promise<void> => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [path, hash] = next;
        if (await isThere(path, hash)) continue;
        const response = await fetch(path, { cache: 'no-cache' });
        if (!isFile(response)) throw new Error(`${path}: ${response.status} ${response.url}`);
        await keepFile(path, response);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
}

/**
 * Whether a file is kept as it is in this version. What lies there is asked, no list: whatever brought it,
 * a visit or a fetching that was broken off, it need not come again.
 */
async function isThere(path: string, hash: string): Promise<boolean> {
  const kept = await keptOf(path);
  if (!kept) return false;
  const digest = await crypto.subtle.digest('SHA-256', await kept.arrayBuffer());
  const text = btoa(String.fromCharCode(...new Uint8Array(digest, 0, 6)));
  return text.replaceAll('+', '-').replaceAll('/', '_') === hash;
}

/** What neither this version nor the one before knows is thrown away. */
async function activate(): Promise<void> {
  try {
    const listed = [...SITE.shared, ...Object.values(SITE.parts).flat()].map(([path]) => path);
    const hashed = listed.filter(isHashed);
    // Newest once more: a worker from before there were locks may have written at the same time.
    const { current, before } = await changeRecord((record) => ({
      newest: SITE.version,
      ...(record.current.join() !== hashed.join() && { current: hashed, before: record.current }),
    }));
    await drop(ASSETS, (path) => !current.includes(path) && !before.includes(path));
    await drop(PAGES, (path) => !listed.includes(path), VISITED);
  } finally {
    await worker.clients.claim();
  }
}

/** Deletes those files of a cache, but for the last few. */
async function drop(name: string, isOld: (path: string) => boolean, few = 0): Promise<void> {
  const cache = await caches.open(name);
  const old = (await cache.keys()).filter(({ url }) => isOld(new URL(url).pathname));
  for (const request of old.slice(0, Math.max(0, old.length - few))) await cache.delete(request);
}

async function fromCache(event: Asked, path: string): Promise<Response> {
  return (await found(path)) ?? (await fromHost(event, path));
}

async function fromNetwork(event: Asked, path: string): Promise<Response> {
  const fetched = fromHost(event, path, { cache: 'no-cache' });
  // It is kept also when it comes too late to be shown.
  event.waitUntil(fetched.catch(() => undefined));
  const kept = await found(path);
  try {
    return await (kept ? Promise.race([fetched, late(kept)]) : fetched);
  } catch (error) {
    const instead = event.request.mode === 'navigate' ? await offlinePage(path) : undefined;
    const answer = kept ?? instead;
    if (answer) return answer;
    throw error;
  }
}

const late = (kept: Response): Promise<Response> =>
  new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE));

async function offlinePage(path: string): Promise<Response | undefined> {
  const [language = ''] = path.slice(SITE.base.length).split('/');
  return found(SITE.offline[language] ?? Object.values(SITE.offline)[0] ?? '');
}

/** What is kept of a file, for an answer; caches that cannot be read hold nothing. */
const found = (path: string): Promise<Response | undefined> => keptOf(path).catch(() => undefined);

/** What the host says. It is kept on the way, and that this fails, on a full disk say, changes no answer. */
async function fromHost(event: Asked, path: string, how?: RequestInit): Promise<Response> {
  const response = await fetch(event.request, how);
  if (isFile(response)) event.waitUntil(keepOne(path, response.clone()).catch(() => undefined));
  return response;
}

async function keepOne(path: string, response: Response): Promise<void> {
  if (!(await readRecord()).newest) return;
  await put(path, response);
  await leaveNothing(path);
}

async function putIfNewest(path: string, response: Response): Promise<void> {
  refuseIfOld(await readRecord());
  await put(path, response);
  await leaveNothing(path);
}

/** Where offline use was ended while a file was put away, its cache goes too: the record went first. */
async function leaveNothing(path: string): Promise<void> {
  if (!(await readRecord()).newest) await caches.delete(cacheOf(path));
}

/** Whether an answer is the file that was asked for: neither a piece of it nor another one. */
const isFile = ({ redirected, status }: Response): boolean => status === 200 && !redirected;

/** Only what has arrived as a whole: whoever reads a cache would have to wait for the rest. */
async function put(path: string, response: Response): Promise<void> {
  const { headers, status } = response;
  const whole = new Response(await response.blob(), { headers, status });
  await (await caches.open(cacheOf(path))).put(path, whole);
}

const RECORD_ADDRESS = `${SITE.base}record.json`;

/** The record; what earlier versions wrote into it beside is left out. */
async function readRecord(): Promise<Kept> {
  const kept = await caches.match(RECORD_ADDRESS, { cacheName: RECORD });
  const { newest, whole, current, before } = { ...NOTHING, ...(await kept?.json()) };
  return { newest, whole, current, before };
}

/** Changes a part of the record as it is now, while nobody else does. */
function changeRecord(change: (record: Kept) => Partial<Kept>): Promise<Kept> {
  return alone(async () => {
    const before = await readRecord();
    const record = { ...before, ...change(before) };
    await (await caches.open(RECORD)).put(RECORD_ADDRESS, new Response(JSON.stringify(record)));
    return record;
  });
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other, an old and a new worker too; in browsers without locks within one worker only. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(RECORD, work) as Promise<T>;
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}
