import { readFileSync } from 'node:fs';
import { PUZZLE_FILE } from '../../src/games/santa-timea/questions/file.ts';
import { QUESTIONS } from '../../src/games/santa-timea/questions/index.ts';
import * as ships from '../../src/games/ships/questions/index.ts';
import * as turn from '../../src/games/turn/questions/index.ts';
import { violationsInBoth } from './axe.ts';
import { openDaily, puzzleOf } from './daily-kit.ts';
import { layoutFindings } from './findings.ts';
import { openAt, openWidget, placesOf, wake } from './pages.ts';
import { expect, type Locator, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

const t = gameWords('de');

/** Where something is asked, and the codes of the right answers. */
type Asked = readonly [right: readonly string[], open: (page: Page) => Promise<Locator>];

/** A hand with so many words after a miss that they just leave room for the wind. */
const LONG = 'p87';

/** A puzzle for each kind of question, and the long one; of the further games one, for they ask with the same card. */
function oneOfEachKind<Q extends { readonly ask: string }>(
  game: string,
  puzzles: readonly { readonly key: string; readonly question: Q }[],
  questions: { answersOf(question: Q): { readonly right: readonly string[] } },
): Asked[] {
  const kinds = [...Map.groupBy(puzzles, ({ question }) => question.ask).values()];
  const firsts = kinds.flatMap((kind) => kind.filter(({ key }, at) => !at || key === LONG));
  return (game === 'santa-timea' ? firsts : firsts.slice(0, 1)).map(({ key, question }) => [
    questions.answersOf(question).right,
    async (page) => {
      await page.goto(`/de/${game}/puzzles/${key}/`);
      const panel = page.locator('main .st-panel').first();
      await wake(panel.locator('astro-island'));
      return panel;
    },
  ]);
}

const read = <P>(parsed: { readonly ok: boolean; readonly value?: readonly P[] }) =>
  parsed.value ?? [];
const lines = (game: string) => readFileSync(`puzzles/${game}/puzzles.txt`, 'utf8');
const DAY = '2026-12-14';
/** A step of a lesson, which has more to say than the other question screens: axe reads it after each answer. */
const STEP = '#step-mind-the-wind';

// Every page that asks does so with the same card.
const CASES: Readonly<Record<string, readonly Asked[]>> = {
  'puzzles of each kind': oneOfEachKind(
    'santa-timea',
    read(PUZZLE_FILE.parse(lines('santa-timea'))),
    QUESTIONS,
  ),
  'the further games': [
    ...oneOfEachKind('ships', read(ships.PUZZLE_FILE.parse(lines('ships'))), ships.QUESTIONS),
    ...oneOfEachKind('turn', read(turn.PUZZLE_FILE.parse(lines('turn'))), turn.QUESTIONS),
  ],
  'home page, lesson and day': [
    // Who comes back has another trick there.
    [['0'], (page) => openWidget(page, '/de/')],
    [[], (page) => openAt(page, '/de/santa-timea/first-trick/', STEP)],
    [
      QUESTIONS.answersOf(puzzleOf(DAY).question).right,
      (page) => openDaily(page, `${DAY}T12:00`, { language: 'de' }),
    ],
  ],
};

/** What is wrong with what is seen after an answer; nothing if its picture and what is said to it are there. */
const hidden = (panel: Locator) =>
  panel.evaluate((element) => {
    const room = document.documentElement.clientHeight;
    const [verdict] = element.querySelectorAll('.st-verdict');
    // On a phone the way on stays in sight over the end of the window.
    const wayOn = verdict ? Number.parseFloat(getComputedStyle(verdict).scrollMarginBottom) : 0;
    // Its bar may be left out, unless what was answered stands on it.
    const lanes = '.st-sea:has(.st-call), .st-sea > :last-child, .st-picture';
    const picture = [...element.querySelectorAll(lanes)].find((one) => one.checkVisibility());
    const said = verdict?.getBoundingClientRect();
    const seen = picture?.getBoundingClientRect();
    // No screen holds the largest tables; words that are answered, or hands that stay as they are, are read with words.
    const isWords =
      element.querySelector('.st-question:not(.st-compass) > .st-button, .st-held') !== null;
    const end = (isWords && said) || seen;
    const above = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const wind = element.querySelector('.st-winds')?.getBoundingClientRect();
    const isHandLeft = element.querySelector('.st-question:not(.st-is-over) > .st-slot') !== null;
    if (isHandLeft && wind && said && (wind.top < above || said.bottom > room)) {
      return [`wind from ${wind.top}, verdict to ${said.bottom}`];
    }
    if (seen && end && end.bottom - seen.top <= room - wayOn - above) {
      return [
        ...(seen.top < 0 || seen.bottom > room ? [`picture ${seen.top} to ${seen.bottom}`] : []),
        ...(said && said.top < seen.bottom ? ['the verdict is not below'] : []),
      ];
    }
    return said && (said.top < 0 || said.top > room) ? [`verdict from ${said.top}`] : [];
  });

for (const [what, cases] of Object.entries(CASES)) {
  test(`${what}: all fits, a miss moves no answer, and after each the picture is in sight and the verdict below it @phone`, async ({
    page,
  }) => {
    for (const [right, open] of cases) await answerAll(page, await open(page), right);
  });
}

/** The answers that may still be given. */
const openIn = (panel: Locator): Promise<string[]> =>
  panel
    .locator('[data-answer]:not(:disabled)')
    .evaluateAll((all) =>
      all
        .filter((one) => one.ariaDisabled !== 'true')
        .map((one) => one.getAttribute('data-answer') ?? ''),
    );

/** Misses twice where there is room for it, and gives the right answer where the question is still open then. */
async function answerAll(page: Page, panel: Locator, right: readonly string[]): Promise<void> {
  await expect(panel.locator('[data-answer]').first()).toBeVisible();
  expect(await layoutFindings(page), page.url()).toEqual([]);
  let hasMissed = false;
  for (let tries = 0; tries < 3; tries++) {
    const codes = await openIn(panel);
    const missed = tries < 2 && codes.find((one) => !right.includes(one));
    hasMissed ||= Boolean(missed);
    const code = missed || codes.find((one) => right.includes(one)) || codes[0];
    if (code === undefined) break;
    const answers = panel.locator('[data-answer]');
    const before = await placesOf(answers);
    await panel.locator(`[data-answer="${code}"]`).first().click();
    const mine = panel.locator(`[data-answer="${code}"]:not([aria-disabled="true"])`);
    await expect(mine).toHaveCount(0);
    await expect(panel.locator('.st-verdict')).toBeVisible();
    // While one may still answer, a miss moves none of the answers and marks no other.
    if (await panel.locator('[data-answer][aria-disabled="false"]').count()) {
      expect(await placesOf(answers), page.url()).toEqual(before);
      const open = codes.filter((one) => one !== code);
      expect(await openIn(panel)).toEqual(open);
    }
    await expect.poll(() => hidden(panel)).toEqual([]);
    if (await page.locator(STEP).count())
      expect(await violationsInBoth(page, { within: STEP })).toEqual([]);
  }
  await expect(panel.locator('[data-answer]:not(:disabled)')).toHaveCount(0);
  const misses = panel.locator('.st-missed');
  if (hasMissed) await expect(misses.first()).toBeVisible();
  await expect(panel.locator('.st-hit').first()).toBeVisible();
  await expect(panel.locator('.st-primary', { hasText: t('attempt.answer-again') })).toHaveCount(0);
  await expect(panel.locator('.st-primary:visible')).not.toHaveCount(0);
}
