import type { Scope } from './scope.ts';

/** The worker that a site is published with to get rid of an earlier one: it takes all it kept with it. */
declare const PREFIX: string;

const worker = self as unknown as Scope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
