// `npm test`: everything that guards a change; with `--all` every check there is, but for mutation (docs/commands.md).
import { rmSync } from 'node:fs';
import {
  browser,
  build,
  built,
  dist,
  engines,
  lint,
  settle,
  spelling,
  types,
  unit,
  weight,
} from './checks.mjs';
import { ensureChromium, findChromium } from './chromium.mjs';
import { endWithUs } from './run.mjs';
import { notRun, refuseSecondRun, stage, summary } from './stages.mjs';

const isAll = process.argv.includes('--all');
if (isAll) process.env['TEST_ALL'] = 'yes';
settle();
endWithUs();
refuseSecondRun();
rmSync('dist', { recursive: true, force: true });

// What waits for the network, what waits for a disk and what needs a core stand beside each other.
const tools = ensureChromium();
const site = stage('Build', build);
await stage('Types', types);
await site;
const trouble = await tools;
const noBuild = built() ? undefined : notRun('there is no build');
const noBrowser = findChromium() ? undefined : notRun(`there is no Chromium\n${trouble}`);
// A browser waits for itself again and again: meanwhile what computes goes on, and gives way. The unit tests
// come last: what is left of them when the browser is done keeps every core busy, which the others do not.
const computed = (async () => {
  await stage('Lint and format', lint);
  await stage('Spelling', spelling);
  await stage('Tests of the built site', async (show) => noBuild ?? dist(show));
  await stage('Weight of the pages', async (show) => noBuild ?? weight(show));
  await stage('Unit tests', unit);
})();
await stage('Browser tests', async (show) => noBuild ?? noBrowser ?? browser(show), { show: true });
await computed;
if (isAll)
  await stage('Firefox and WebKit', async (show) => noBuild ?? engines(show), { show: true });
summary();
