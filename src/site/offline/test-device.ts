import { workerText } from '../build/offline.ts';

const ORIGIN = 'https://windrose.example';

/** What a site holds, by path below its root: `de/index.html`. */
export type Files = Readonly<Record<string, string>>;

type Asked = string | { readonly url: string };

const pathOf = (asked: Asked): string =>
  new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).pathname;

/** Lets everything else go on a little. */
export const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * A device with caches, locks and a clock, and a host that it asks: on it the text of a worker runs as it
 * is shipped, and workers of several versions at a time.
 */
export class Device {
  /** What the host publishes now. */
  files: Files = {};
  isOnline = true;
  /** Whether the disk takes nothing more. */
  isFull = false;
  /** Whether the caches cannot even be opened. */
  isBroken = false;
  hasLocks = true;
  /** What the host says for once in place of a file, by address. */
  readonly instead = new Map<string, () => Response | Promise<Response>>();
  /** Which addresses were asked for. */
  fetched: string[] = [];
  readonly #caches = new Map<string, Map<string, Response>>();
  readonly #locks = new Map<string, Promise<unknown>>();
  readonly #alarms: (() => void)[] = [];

  /** Starts the worker of the site as it is published now. */
  start(): SiteWorker {
    const files = Object.entries(this.files).map(
      ([path, text]) => [path, Buffer.from(text)] as const,
    );
    return new SiteWorker(workerText(new Map(files), '/', ['de', 'en'], ['turn']), {
      caches: this.#storage(),
      fetch: (asked: Asked) => this.#fetch(pathOf(asked)),
      navigator: this.hasLocks ? { locks: { request: this.#lock.bind(this) } } : {},
      setTimeout: (ring: () => void) => this.#alarms.push(ring),
    });
  }

  /** Starts a worker that is installed and takes over. */
  async update(): Promise<SiteWorker> {
    const worker = this.start();
    await worker.install();
    await worker.activate();
    return worker;
  }

  /** Lets the time be over that somebody waits for; how many did. */
  passTime(): number {
    const alarms = this.#alarms.splice(0);
    for (const ring of alarms) ring();
    return alarms.length;
  }

  /** What is kept under an address, in whichever cache. */
  async kept(path: string): Promise<string | undefined> {
    const response = [...this.#caches.values()].find((cache) => cache.has(path))?.get(path);
    return response?.clone().text();
  }

  /** Takes all caches away, as whoever switches offline use off does. */
  clear(): void {
    this.#caches.clear();
  }

  /** How many caches there are. */
  get size(): number {
    return this.#caches.size;
  }

  /** Lays a file into a cache. */
  keep(cache: string, path: string, text: string): void {
    this.#cache(`windrose:/:${cache}`).set(path, new Response(text));
  }

  async record(): Promise<{ newest: string; whole: Record<string, string> }> {
    return JSON.parse((await this.kept('/record.json')) ?? '{}');
  }

  #cache(name: string): Map<string, Response> {
    const cache = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, cache);
    return cache;
  }

  /** Every step takes a moment, as in a browser, and others come in between. */
  #storage() {
    const reach = async () => {
      await breath();
      if (this.isBroken) throw new DOMException('', 'SecurityError');
    };
    return {
      match: async (asked: Asked, { cacheName }: { cacheName: string }) => {
        await reach();
        return this.#caches.get(cacheName)?.get(pathOf(asked))?.clone();
      },
      delete: async (name: string) => {
        await reach();
        return this.#caches.delete(name);
      },
      open: async (name: string) => {
        await reach();
        const cache = this.#cache(name);
        return {
          match: async (asked: Asked) => cache.get(pathOf(asked))?.clone(),
          keys: async () => [...cache.keys()].map((path) => ({ url: ORIGIN + path })),
          delete: async (asked: Asked) => cache.delete(pathOf(asked)),
          put: async (asked: Asked, { body, status, headers }: Response) => {
            if (status === 206) throw new TypeError('a part cannot be kept');
            const whole = await new Response(body).blob();
            if (this.isFull) throw new DOMException('', 'QuotaExceededError');
            cache.delete(pathOf(asked));
            cache.set(pathOf(asked), new Response(whole, { status, headers }));
          },
        };
      },
    };
  }

  async #fetch(path: string): Promise<Response> {
    this.fetched.push(path);
    if (!this.isOnline) throw new TypeError('Failed to fetch');
    const instead = this.instead.get(path);
    if (instead) return instead();
    const file = this.files[path.slice(1).replace(/(^|\/)$/, '$1index.html')];
    return new Response(file ?? 'Nothing here', { status: file === undefined ? 404 : 200 });
  }

  #lock(name: string, work: () => Promise<unknown>): Promise<unknown> {
    const turn = (this.#locks.get(name) ?? Promise.resolve()).then(work);
    this.#locks.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  }
}

/** An event that lasts as long as something is waited for; afterwards the browser may end its worker. */
class Lasting {
  #open = 0;
  readonly #all: Promise<unknown>[] = [];

  waitUntil(work: Promise<unknown>): void {
    if (this.#all.length > 0 && this.#open === 0) throw new DOMException('', 'InvalidStateError');
    this.#open++;
    const close = () => {
      this.#open--;
    };
    this.#all.push(work);
    // As in browsers, what is waited for may still be lengthened in the step in which it ends.
    work.then(close, close);
  }

  /** Resolves once nothing is waited for any more, rejects with the first failure. */
  async over(): Promise<void> {
    let failure: { readonly reason: unknown } | undefined;
    for (const work of this.#all) {
      await work.catch((reason: unknown) => {
        failure ??= { reason };
      });
    }
    if (failure) throw failure.reason;
  }
}

/** A worker that runs. */
export class SiteWorker {
  readonly #hear = new Map<string, (event: object) => void>();

  constructor(text: string, globals: Readonly<Record<string, unknown>>) {
    const self = {
      addEventListener: (type: string, hear: (event: object) => void) => this.#hear.set(type, hear),
      clients: { claim: async () => undefined },
      location: new URL('/sw.js', ORIGIN),
      skipWaiting: async () => undefined,
    };
    const given = { self, ...globals };
    new Function(...Object.keys(given), text)(...Object.values(given));
  }

  install = (): Promise<void> => this.#send('install').over();

  activate = (): Promise<void> => this.#send('activate').over();

  /** A page tells that it was visited. */
  tell = (visited: string): Promise<void> => this.#send('message', { data: { visited } }).over();

  /** A page asks for a file; `over` rejects where something beside the answer failed. */
  ask(path: string, mode = 'navigate'): { answer: Promise<Response>; over: Promise<void> } {
    let answer: Promise<Response> | undefined;
    const event = this.#send('fetch', {
      request: { url: ORIGIN + path, method: 'GET', mode },
      respondWith(this: Lasting, response: Promise<Response>) {
        answer = response;
        this.waitUntil(response.catch(() => undefined));
      },
    });
    if (!answer) throw new Error(`The worker leaves ${path} to the network`);
    return { answer, over: event.over() };
  }

  /** The text that a page gets, once all that has to be done about it is done. */
  async read(path: string, mode?: string): Promise<string> {
    const { answer, over } = this.ask(path, mode);
    const text = (await answer).text();
    await over;
    return text;
  }

  #send(type: string, more: object = {}): Lasting {
    const event = Object.assign(new Lasting(), more);
    this.#hear.get(type)?.(event);
    return event;
  }
}
