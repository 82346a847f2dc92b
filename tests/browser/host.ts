import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSite } from '../dist/read-site.ts';

/** Every file of a site by its path below the root: `en/index.html`. */
export type Files = ReadonlyMap<string, Buffer>;

/** The site as it was built. */
export const BUILT: Files = new Map(
  [...readSite('dist')].map(([path, bytes]) => [path.slice(1), bytes]),
);

/** The site as a later build would leave it: other names of scripts and styles, another heading on home pages. */
export function rebuilt(files: Files, heading: string): Files {
  const rename = (text: string) => text.replace(/\.([\w-]{8,})\.(js|css)\b/g, '.$1N.$2');
  return new Map(
    [...files].map(([path, bytes]) => {
      if (!/\.(html|js|css)$|files\.json$/.test(path) || path.startsWith('pagefind/'))
        return [path, bytes];
      let text = rename(bytes.toString('utf8'));
      if (/^\w\w\/index\.html$/.test(path))
        text = text.replace(/<h1>[^<]*<\/h1>/, `<h1>${heading}</h1>`);
      if (path.endsWith('files.json'))
        text = text.replace(/"version":"[^"]*"/, `"version":"${heading}"`);
      return [path.startsWith('_astro/') ? rename(path) : path, Buffer.from(text)];
    }),
  );
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** A host of its own for the site, with an origin and thus a service worker of its own. */
export class Host {
  /** What is published now. */
  files: Files = BUILT;
  /** Whether browsers may keep hashed files, as a site that is published says. */
  keepsHashed = false;
  /** Whether requests are taken and never answered. */
  isSilent = false;
  #isDown = false;
  readonly #server: Server;
  #port = 0;

  constructor() {
    this.#server = createServer(({ url = '' }, response) => {
      if (this.isSilent) return;
      const path = decodeURI(new URL(url, 'http://host').pathname).slice(1);
      const file = this.files.get(/(^|\/)$/.test(path) ? `${path}index.html` : path);
      const type =
        TYPES[path.split('.')[1] === undefined ? 'html' : (path.split('.').at(-1) ?? '')];
      response.writeHead(file ? 200 : 404, {
        'Content-Type': type ?? 'application/octet-stream',
        'Cache-Control':
          this.keepsHashed && path.startsWith('_astro/')
            ? 'max-age=31536000, immutable'
            : 'no-cache',
      });
      response.end(file ?? 'Nothing here');
    });
    this.#server.on('connection', (socket) => {
      if (this.#isDown) socket.destroy();
    });
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Opens the host, or lets it answer again. */
  async start(): Promise<void> {
    this.#isDown = false;
    if (this.#server.listening) return;
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** From now on every connection breaks; the port stays ours, so that nobody else can take it meanwhile. */
  stop(): void {
    this.#isDown = true;
    this.#server.closeAllConnections();
  }

  /** Closes the host for good. */
  async end(): Promise<void> {
    const closed = new Promise((resolve) => {
      this.#server.close(resolve);
    });
    this.#server.closeAllConnections();
    await closed;
  }
}
