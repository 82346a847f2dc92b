import { cachePrefix, WORKER_FILE } from '../names.ts';

declare global {
  /** What the build tells the pages, see `site/build/offline.ts`. */
  interface ImportMetaEnv {
    /** Whether there is a service worker to ask for. */
    readonly OFFLINE: boolean;
    /** The path that the site lives under, with a slash at its end. */
    readonly OFFLINE_BASE: string;
  }
}

const base = import.meta.env.OFFLINE_BASE;

/**
 * Asks for the service worker and tells it which page this is: it keeps the parts of the site around it
 * as a whole. Nothing happens where the browser refuses; false then.
 */
export async function startOffline(): Promise<boolean> {
  try {
    await navigator.serviceWorker.register(base + WORKER_FILE, {
      scope: base,
      updateViaCache: 'none',
    });
    tell(await navigator.serviceWorker.ready);
    return true;
  } catch {
    return false;
  }
}

/** Tells the newest worker, which is about to take the old one's place; where it fails, the one that stays. */
function tell(registration: ServiceWorkerRegistration): void {
  const { installing, waiting, active } = registration;
  const message = { visited: location.pathname };
  (installing ?? waiting ?? active)?.postMessage(message);
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'redundant') registration.active?.postMessage(message);
  });
}

/** Removes the service worker and all it has kept; the record first, by which it sees that it is to keep no more. */
export async function stopOffline(): Promise<void> {
  await caches.delete(`${cachePrefix(base)}record`);
  const registration = await navigator.serviceWorker.getRegistration(base);
  await registration?.unregister();
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(cachePrefix(base)));
  await Promise.all(ours.map((name) => caches.delete(name)));
}

/** Whether a language is kept as a whole in some version; an update fetches what has changed. */
export async function isKept(language: string): Promise<boolean> {
  const record = await caches.match(`${base}record.json`);
  const { whole = {} } = (await record?.json()) ?? {};
  return language in whole;
}
