/** What a service worker hears and has; it is compiled with the types of pages, which know nothing of it. */

export interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Asked extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface Told extends Lasting {
  readonly data: unknown;
}

/** The global scope of a worker. */
export interface Scope {
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', hear: (event: Asked) => void): void;
  addEventListener(type: 'message', hear: (event: Told) => void): void;
}
