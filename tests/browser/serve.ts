import { preview } from 'astro';

/**
 * Serves `dist/` from within the test run itself, at a port that the system finds free: several runs can
 * go on at once, and nothing is left behind however one ends. The workers find the address in
 * `SITE_ORIGIN`. With that set beforehand, a site that is served already is tested.
 * @returns what ends it, for Playwright to call.
 */
// biome-ignore lint/style/noDefaultExport: Playwright asks for it.
export default async function serve(): Promise<() => Promise<void>> {
  if (process.env['SITE_ORIGIN']) return async () => {};
  const server = await preview({ logLevel: 'error', server: { host: '127.0.0.1', port: 0 } });
  process.env['SITE_ORIGIN'] = `http://127.0.0.1:${server.port}`;
  return () => server.stop();
}
