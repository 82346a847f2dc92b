import { Host } from './host.ts';

/**
 * Serves `dist/` at a free port, so that several runs can go on at once. The workers find the address in
 * `SITE_ORIGIN`; with that set beforehand, a site that is served already is tested.
 * @returns what ends it, for Playwright to call.
 */
// biome-ignore lint/style/noDefaultExport: Playwright requires it.
export default async function serve(): Promise<() => Promise<void>> {
  if (process.env['SITE_ORIGIN']) return async () => {};
  const host = new Host();
  host.keepsHashed = true;
  await host.start();
  process.env['SITE_ORIGIN'] = host.origin;
  return () => host.end();
}
