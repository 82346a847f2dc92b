// The service worker. Pages and data come from the network whenever it answers within three seconds, so that no old
// puzzle is shown; files whose names change with their contents come from the cache. A page of the site fills the
// cache (src/site/offline.ts); where there is none, offline use is switched off and nothing is kept.
const { scope } = self.registration;
const BASE = new URL(scope).pathname;
const CACHE = `windrose:${BASE}:site`;
const HASHED = ['_astro/', 'pagefind/fragment/', 'pagefind/index/'].map((folder) => BASE + folder);

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  // The page fetches these to put them into the cache itself.
  if (request.headers.has('X-Keep')) return;
  event.respondWith(answer(event, new URL(request.url).pathname));
});

/** Caches of other versions of this worker go. */
async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(`windrose:${BASE}:`) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(event, path) {
  const instead = await kept(path);
  if (HASHED.some((folder) => path.startsWith(folder))) return instead ?? fromNetwork(event, path);
  const fetched = fromNetwork(event, path, { cache: 'no-cache' });
  // An answer that comes too late to be shown is kept all the same.
  event.waitUntil(fetched.catch(() => undefined));
  const late = new Promise((resolve) => setTimeout(() => resolve(instead), 3000));
  try {
    return await (instead ? Promise.race([fetched, late]) : fetched);
  } catch (error) {
    // Else the page in the reader's language that says what can be read now.
    const [language] = path.slice(BASE.length).split('/');
    const page = event.request.mode === 'navigate' && (await kept(`${BASE}${language}/offline/`));
    if (instead || page) return instead ?? page;
    throw error;
  }
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
  if (await caches.has(CACHE)) await (await caches.open(CACHE)).put(path, response);
}
