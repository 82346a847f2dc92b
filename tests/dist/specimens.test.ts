import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { elementsOf } from './html.ts';
import { PAGES } from './site.ts';

// It is not to know that it is tested: in Vitest's own surroundings it serves no page. It belongs to
// the processes of the run, which end together, and takes the next port where this one is taken.
const { PATH, HOME } = process.env;
const ASTRO = 'node_modules/astro/bin/astro.mjs';
const astro = spawn(process.execPath, [ASTRO, 'dev', '--ignore-lock', '--port', '43391'], {
  env: { PATH, HOME, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
});

/** Where the dev server says that it is. */
let address = '';

beforeAll(async () => {
  let said = '';
  address = await new Promise((found, failed) => {
    astro.on('exit', () => failed(new Error(said)));
    for (const output of [astro.stdout, astro.stderr]) {
      output.on('data', (text: Buffer) => {
        said += text;
        const [url] = /http:\/\/localhost:\d+/.exec(said) ?? [];
        if (url) found(url);
      });
    }
  });
}, 120_000);

afterAll(() => {
  astro.kill();
});

it('what is published has no specimens', () => {
  expect([...PAGES.keys()].filter((page) => page.includes('specimens'))).toEqual([]);
});

it.each(LANGUAGES)('the dev server shows every component: %s', async (language) => {
  const response = await fetch(`${address}/${language}/santa-timea/specimens/`);
  expect(response.status).toBe(200);
  const islands = elementsOf(await response.text()).flatMap(({ tag, attributes }) =>
    tag === 'astro-island' ? [attributes['component-export'] ?? ''] : [],
  );
  expect(islands).toEqual(
    expect.arrayContaining([
      'TrickTable',
      'WindRow',
      'RoundScore',
      'Question',
      'PlayRound',
      'Exam',
      'Trainer',
      'Judge',
    ]),
  );
});
