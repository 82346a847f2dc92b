import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findFirefox, findWebKit } from '../../scripts/engines.mjs';
import { WINDS } from '../../src/core/compass.ts';
import { HIGHEST_RANK } from '../../src/games/santa-timea/rules/cards.ts';
import { choices, puzzleOf } from '../browser/daily-kit.ts';
import { BUILT, Host } from '../browser/host.ts';
import { LESSONS } from '../browser/lessons.ts';
import { judge, link, sayCovers } from '../browser/table.ts';
import { answerRound, storedProgress } from '../browser/trainer-kit.ts';
import { gameWords, siteWords } from '../browser/words.ts';
import { type Browser, PATIENCE } from './browser.ts';
import { openFirefox } from './firefox.ts';
import { Reader } from './reader.ts';
import { troublesOf, watched } from './watched.ts';
import { openWebKit } from './webkit.ts';

/** A day that the supply has a puzzle for, whenever the tests are run. */
const DAY = '2026-12-05';
const NOON = new Date(`${DAY}T12:00:00`).getTime();

const ENGINES = [
  { name: 'Firefox', isThere: findFirefox() !== undefined, open: openFirefox },
  { name: 'WebKit', isThere: findWebKit() !== undefined, open: openWebKit },
];

// The parent process is gone: every browser and host ends with this process.
process.once('disconnect', () => process.exit());

const RANKS = Array.from({ length: HIGHEST_RANK }, (_, index) => index + 1);

const t = gameWords('de');
const site = siteWords('de');

/** Expects the table to show this trick with the engine's own ruling. */
async function readsRuling(reader: Reader, notation: string): Promise<void> {
  const { taker } = judge(notation).ruling;
  const names = () => reader.labels('#p1 [data-slot]:not([data-slot="wind"])');
  await expect.poll(names, { timeout: PATIENCE }).toEqual(sayCovers(notation, t));
  if (taker === null) throw new Error('A trick that nobody takes shows too little');
  await reader.sees('#p1 .st-tag-takes', 1);
  await reader.sees(`#p1 .st-seats > li:nth-child(${taker + 1}) .st-tag-takes`, 1);
  await reader.reads('#p1 .st-outcome', t(`player.${taker}`));
}

describe.for(ENGINES)('$name', ({ isThere, open }) => {
  const host = new Host();
  let browser: Browser;
  let reader: Reader;

  beforeAll(async () => {
    if (!isThere) return;
    host.files = watched(BUILT, NOON);
    await host.start();
    browser = await open();
    reader = new Reader(browser, host.origin);
  });

  afterAll(async () => {
    await browser?.close();
    if (isThere) await host.stop();
  });

  afterEach(async () => {
    if (isThere) expect(await troublesOf(browser), 'the pages had troubles').toEqual([]);
  });

  const step = it.skipIf(!isThere);

  step('home leads into the first lesson', async () => {
    await reader.open('/de/');
    await reader.reads('h1', t('welcome.heading'));
    await reader.click('.ways a');
    await reader.click('.course-chart a');
    await reader.isAt(`/de/santa-timea/${LESSONS[0]?.slug}/`);
    await reader.wakeAll();
    await reader.goTo('#step-keep-clear');
    await reader.sees('#step-keep-clear [data-answer]');
  });

  step('a card changes, and the ruling with it', async () => {
    const before = 'trick N2: S8 S5';
    const taker = (notation: string) => judge(notation).ruling.taker;
    // The first card with which somebody else takes.
    const [wind, rank] =
      WINDS.flatMap((one) => RANKS.map((number) => [one, number] as const)).find(
        ([one, number]) => ![null, taker(before)].includes(taker(`trick N2: ${one}${number} S5`)),
      ) ?? [];
    if (!wind) throw new Error('No card changes the taker');
    const after = `trick N2: ${wind}${rank} S5`;
    await reader.open('/de/santa-timea/example-2/');
    await readsRuling(reader, before);
    await reader.click('#p1 [data-slot="0"]');
    await reader.click('#p1 .st-picks-wind label', t(`wind.${wind}`));
    await reader.click('#p1 .st-picks-number label', String(rank));
    await readsRuling(reader, after);
    await reader.isAt(`/de/santa-timea/example-2/${link(after)}`);
    await reader.click('#p1 .st-picker button', t('picker.done'));
    await reader.stands('#p1 [data-slot="0"]');
  });

  step('the puzzle of the day is answered, and kept', async () => {
    const { right, wrong } = choices(puzzleOf(DAY));
    const answers = '#daily [data-answer]';
    await reader.open('/de/daily/');
    await reader.reads('.st-daily-head', /5/);
    await reader.sees(answers, right.length + wrong.length);
    await reader.clickAt(answers, wrong[0]);
    await reader.sees('#daily .st-verdict-wrong');
    await reader.clickAt(answers, right[0]);
    await reader.sees(answers, 0);
    await reader.sees('#daily .st-share-text');
    await reader.open('/de/daily/');
    await reader.sees('#daily .st-share-text');
    await reader.sees(answers, 0);
  });

  step('the keyboard answers a round of the trainer', async () => {
    await reader.open('/de/santa-timea/trainer/');
    await reader.click('#t1 .st-primary');
    await reader.stands('#t1 .st-question-text');
    const asked = await answerRound(browser);
    await reader.reads('#t1 .st-done', String(asked));
    const { skills } = await storedProgress(browser);
    const count = Object.values(skills).reduce((sum, { answers }) => sum + answers, 0);
    expect(count).toBe(asked);
  });

  step('a whole round is played to its score', async () => {
    const card = '#step-first-round .st-play-card[aria-disabled="false"]';
    const next = '#step-first-round .st-play-act button';
    const declare = '#step-first-round .st-play-declare button';
    const sheet = '#step-first-round .st-score-sheet tbody tr';
    await reader.open('/de/santa-timea/whole-round/');
    await reader.goTo('#step-first-round');
    for (let trick = 1; trick <= 12; trick++) {
      await reader.click(card);
      await reader.stands(next);
      // After the last trick nobody leads the next.
      await reader.sees('#step-first-round .st-tag-leads', trick < 12 ? 1 : 0);
      await reader.press('Enter');
    }
    await reader.sees(`${declare}, ${sheet}`);
    while ((await reader.count(sheet)) === 0) {
      await reader.click(declare);
      await reader.sees(`${declare}, ${sheet}`);
    }
    await reader.sees('#step-first-round .st-play-won .st-wind');
  });

  step('search finds a rule by its number', async () => {
    await reader.open('/de/search/');
    await reader.stands('#query');
    await reader.types('P1');
    await reader.reads('pagefind-summary', '1 Ergebnis für P1');
    await reader.isAt('/de/search/?q=P1');
    await reader.click('.place[href$="#P1"]');
    await reader.isAt('/de/santa-timea/rules/#P1');
    await reader.faces('#P1');
    // Firefox complains of scripts that are still on their way when one leaves.
    await reader.wakeAll();
  });

  step('another language keeps the page and the position', async () => {
    const position = link('trick E3: N1 P S4');
    await reader.open(`/fr/santa-timea/example-2/${position}`);
    await reader.click('.languages a[hreflang="de"]');
    await reader.isAt(`/de/santa-timea/example-2/${position}`);
    await reader.wakeAll();
    await readsRuling(reader, 'trick E3: N1 P S4');
  });

  step('the second visit works without a connection', async () => {
    await reader.open('/de/');
    await expect.poll(() => reader.keeps('de'), { timeout: PATIENCE }).toBe(true);
    await host.stop();
    await reader.open('/de/santa-timea/example-2/');
    await reader.click('#p1 [data-slot="wind"]');
    await reader.sees('#p1 .st-picker');
    await reader.open('/de/santa-timea/puzzles/p02/');
    await reader.click('#p1 .st-choose');
    await reader.sees('#p1 .st-verdict');
    await reader.open('/de/search/?q=P1');
    await reader.sees('.place[href$="/de/santa-timea/rules/#P1"]');
    await reader.open('/de/never-seen/');
    await reader.reads('#content', site('offline.text'));
    await host.start();
  });
});
