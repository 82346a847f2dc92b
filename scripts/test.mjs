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
await stage('Lint and format', lint);
await stage('Spelling', spelling);
await site;
await stage('Unit tests', unit, { show: true });
const trouble = await tools;
const noBuild = built() ? undefined : notRun('there is no build');
const noBrowser = findChromium() ? undefined : notRun(`there is no Chromium\n${trouble}`);
await stage('Tests of the built site', async (show) => noBuild ?? dist(show), { show: true });
await stage('Weight of the pages', async (show) => noBuild ?? weight(show));
await stage('Browser tests', async (show) => noBuild ?? noBrowser ?? browser(show), { show: true });
if (isAll)
  await stage('Firefox and WebKit', async (show) => noBuild ?? engines(show), { show: true });
summary();
