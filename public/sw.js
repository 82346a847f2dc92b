// The service worker. Pages and data come from the network whenever it answers within three seconds, so that no old
// puzzle is shown; files whose names change with their contents come from the cache. A page of the site fills the
// cache (src/site/offline.ts); where there is none, offline use is switched off and nothing is kept.
const { scope } = self.registration;
const BASE = new URL(scope).pathname;
const CACHE = `windrose:${BASE}:site`;
const HASHED = ['_astro/', 'pagefind/fragment/', 'pagefind/index/'].map((folder) => BASE + folder);
const PATIENCE = 3000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  // The page fetches these to put them into the cache itself.
  if (request.headers.has('X-Keep')) return;
  const isHashed = HASHED.some((folder) => pathname.startsWith(folder));
  event.respondWith(isHashed ? cacheFirst(event, pathname) : networkFirst(event, pathname));
});

/** Caches of other versions of this worker go. */
async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(`windrose:${BASE}:`) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function cacheFirst(event, path) {
  return (await kept(path)) ?? fromNetwork(event, path);
}

async function networkFirst(event, path) {
  const fetched = fromNetwork(event, path, { cache: 'no-cache' });
  // An answer that comes too late to be shown is kept all the same.
  event.waitUntil(fetched.catch(() => undefined));
  const instead = await kept(path);
  const late = new Promise((resolve) => setTimeout(() => resolve(instead), PATIENCE));
  try {
    return await (instead ? Promise.race([fetched, late]) : fetched);
  } catch (error) {
    const answer = instead ?? (event.request.mode === 'navigate' && (await offlinePage(path)));
    if (answer) return answer;
    throw error;
  }
}

/** The page in the reader's language that says what can be read now. */
function offlinePage(path) {
  const [language] = path.slice(BASE.length).split('/');
  return kept(`${BASE}${language}/offline/`);
}

/** What the cache holds of a file; a cache that cannot be read holds nothing. */
const kept = (path) => caches.match(path, { cacheName: CACHE }).catch(() => undefined);

/** That an answer cannot be kept, on a full disk say, changes no answer. */
async function fromNetwork(event, path, how) {
  const response = await fetch(event.request, how);
  if (response.status === 200 && !response.redirected) {
    event.waitUntil(keep(path, response.clone()).catch(() => undefined));
  }
  return response;
}

async function keep(path, response) {
  if (!(await caches.has(CACHE))) return;
  const cache = await caches.open(CACHE);
  await cache.put(path, response);
}
