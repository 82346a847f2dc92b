import type { Scope } from './scope.ts';

/** The worker that a site is published with to get rid of an earlier one: it takes all it kept with it. */
declare const PREFIX: string;

const worker = self as unknown as Scope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(leave()));

/** The record first: without it an earlier worker that is still at work leaves nothing either. */
async function leave(): Promise<void> {
  await caches.delete(`${PREFIX}record`);
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
