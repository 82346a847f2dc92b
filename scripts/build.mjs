// Builds the site and shows one line of progress. All that Astro says is in `test-results/build.log`.
import { spawn } from 'node:child_process';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { checkContent } from '../src/site/build/content-checks.ts';

const LOG = 'test-results/build.log';

/** Where the new site is built: the former one stays in `dist` until it is whole. */
const NEW = 'test-results/site';

/** A line of the log that names a page or another file that was written. */
const WRITTEN = /^.*\(\+[\d.]+m?s\).*\n/gm;

/** The parts of a build, and what the log says when each begins. */
const PARTS = /** @type {const} */ ([
  ['Checking the content, bundling scripts and styles', 'Building static entrypoints'],
  ['Writing pages', 'generating static routes'],
  ['Indexing pages for the search', 'sitemap-index.xml'],
]);

mkdirSync('test-results', { recursive: true });
const last = existsSync(LOG) ? countWritten(readFileSync(LOG, 'utf8')) : 0;
const file = createWriteStream(LOG);
const start = Date.now();
let log = '';
let shown = '';

const astro = spawn('astro', ['build', '--outDir', NEW], {
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  stdio: ['ignore', 'pipe', 'pipe'],
  shell: process.platform === 'win32',
});
for (const stream of [astro.stdout, astro.stderr]) {
  stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    file.write(text);
    log += text;
    showProgress();
  });
}
// Beside the bundling. Where the content is wrong its check says so, with file and line, and not the page that met it first.
const content = checkContent();
content.then((problems) => problems === '' || astro.kill());
astro.on('error', ({ message }) => {
  log += `${message}\n`;
});
astro.on('close', async (status) => {
  const problems = await content;
  file.end();
  endLine();
  if (problems !== '') {
    console.error(problems);
    process.exitCode = 1;
  } else if (status === 0) {
    rmSync('dist', { recursive: true, force: true });
    renameSync(NEW, 'dist');
    const warnings = log.split('\n').filter((line) => /\[WARN\]/.test(line));
    for (const warning of warnings) console.error(warning);
    console.error(`The site was built in ${Math.round((Date.now() - start) / 1000)} s.`);
  } else {
    console.error(log.replace(WRITTEN, ''));
    console.error(`The build failed. The whole log is in ${LOG}.`);
    process.exitCode = 1;
  }
});

/** Shows what is done now: on a terminal always on the same line, elsewhere each part once. */
function showProgress() {
  const part = PARTS.findLast(([, said]) => log.includes(said))?.[0] ?? 'Starting';
  const written = countWritten(log);
  const isTerminal = process.stderr.isTTY;
  const of = last > written ? ` of ${last}` : '';
  const line = isTerminal && written > 0 ? `${part}: ${written}${of}` : part;
  if (line === shown) return;
  process.stderr.write(isTerminal ? `\r\x1b[K${line} …` : `${line} …\n`);
  shown = line;
}

function endLine() {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
}

/** @param {string} text */
function countWritten(text) {
  return text.match(WRITTEN)?.length ?? 0;
}
