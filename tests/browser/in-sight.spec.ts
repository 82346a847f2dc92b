import { readFileSync } from 'node:fs';
import { readExam } from '../../src/games/santa-timea/questions/exam.ts';
import { PUZZLE_FILE } from '../../src/games/santa-timea/questions/file.ts';
import { QUESTIONS, type TimeaQuestion } from '../../src/games/santa-timea/questions/index.ts';
import { lookForPractice, readPractice } from '../../src/games/santa-timea/questions/practice.ts';
import { QUESTIONS as SHIPS } from '../../src/games/ships/questions/index.ts';
import {
  QUESTIONS as TURN,
  PUZZLE_FILE as TURN_FILE,
} from '../../src/games/turn/questions/index.ts';
import { outlineOf } from '../../src/site/lessons/outline.ts';
import { openDaily, SUPPLY } from './daily-kit.ts';
import { goTo, openWidget, wake } from './pages.ts';
import { PUZZLES as SHIPS_PUZZLES } from './ships-kit.ts';
import { expect, type Locator, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

const t = gameWords('en');

/** A puzzle for each kind of question, with its right answers. */
function oneOfEachKind<Q extends { readonly ask: string }>(
  game: string,
  puzzles: readonly { readonly key: string; readonly question: Q }[],
  questions: { answersOf(question: Q): { readonly right: readonly string[] } },
) {
  const kinds = Map.groupBy(puzzles, ({ question }) => question.ask);
  return [...kinds].flatMap(([ask, [first]], index) =>
    first
      ? [
          {
            tag: game !== 'santa-timea' && index > 0 ? ' @all' : '',
            what: `${game}, ${ask}`,
            right: questions.answersOf(first.question).right,
            open: async (page: Page) => {
              await page.goto(`/en/${game}/puzzles/${first.key}/`);
              const panel = page.locator('main .st-panel').first();
              await wake(panel.locator('astro-island'));
              return panel;
            },
          },
        ]
      : [],
  );
}

const read = <P>(parsed: { readonly ok: boolean; readonly value?: readonly P[] }) =>
  parsed.value ?? [];
const lines = (game: string) => readFileSync(`puzzles/${game}/puzzles.txt`, 'utf8');

/** The first day of the supply with each kind of question. */
const DAYS = [...Map.groupBy(SUPPLY, ({ question }) => question.ask).values()].flatMap(
  ([first]) => first ?? [],
);

/** The first question of each kind that practice makes. */
function practised() {
  const found = new Map<string, { readonly question: TimeaQuestion; readonly hash: string }>();
  for (let number = 1; number <= 40; number++) {
    const hash = `#number=${number}`;
    const search = lookForPractice(readPractice(hash));
    let next = search.next();
    while (!next.done) next = search.next();
    const question = next.value;
    if (question && !found.has(question.ask)) found.set(question.ask, { question, hash });
  }
  return [...found.values()];
}

const [exam] = outlineOf(readFileSync('content/en/santa-timea/captains-exam.mdx', 'utf8')).fences;
const [examTask] = read(readExam(exam?.source ?? ''));

// Every page that asks does so with the same card; the complete run asks each kind on each page.
const CASES: readonly {
  readonly what: string;
  /** The codes of the right answers. */
  readonly right: readonly string[];
  readonly open: (page: Page) => Promise<Locator>;
  readonly tag?: string;
}[] = [
  ...DAYS.map(({ key, question }, index) => ({
    tag: index > 0 ? ' @all' : '',
    what: `the day, ${question.ask}`,
    right: QUESTIONS.answersOf(question).right,
    open: (page: Page) => openDaily(page, `${key}T12:00`),
  })),
  ...practised().map(({ question, hash }, index) => ({
    tag: index > 0 ? ' @all' : '',
    what: `practice, ${question.ask}`,
    right: QUESTIONS.answersOf(question).right,
    open: (page: Page) => openWidget(page, `/en/santa-timea/practice/${hash}`, 'practice'),
  })),
  {
    what: 'the exam',
    right: examTask ? QUESTIONS.answersOf(examTask.question).right : [],
    open: async (page: Page) => {
      const exam = await openWidget(page, '/en/santa-timea/captains-exam/', 'exam');
      await exam.locator('.st-primary').click();
      return exam;
    },
  },

  ...oneOfEachKind('santa-timea', read(PUZZLE_FILE.parse(lines('santa-timea'))), QUESTIONS),
  ...oneOfEachKind('ships', SHIPS_PUZZLES, SHIPS),
  ...oneOfEachKind('turn', read(TURN_FILE.parse(lines('turn'))), TURN),
  {
    what: 'the home page',
    right: ['0'],
    open: (page: Page) => openWidget(page, '/en/'),
  },
  {
    what: 'a lesson',
    right: [],
    open: async (page: Page) => {
      await page.goto('/en/santa-timea/first-trick/');
      const step = page.locator('#step-mind-the-wind');
      await goTo(step);
      await wake(step.locator('astro-island'));
      return step;
    },
  },
];

/** What is wrong with what is seen after an answer; nothing if its picture and what is said to it are there. */
const hidden = (panel: Locator) =>
  panel.evaluate((element) => {
    const room = document.documentElement.clientHeight;
    const [verdict] = element.querySelectorAll('.st-verdict');
    const picture = [...element.querySelectorAll('.st-sea, .st-picture')].find((one) =>
      one.checkVisibility(),
    );
    const said = verdict?.getBoundingClientRect();
    const seen = picture?.getBoundingClientRect();
    // No screen holds the largest tables; words that are answered are read with words.
    const isWords = element.querySelector('.st-question > .st-button') !== null;
    const end = (isWords && said) || seen;
    const above = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    if (seen && end && end.bottom - seen.top <= room - above) {
      return [
        ...(seen.top < 0 || seen.bottom > room ? [`picture ${seen.top} to ${seen.bottom}`] : []),
        ...(said && said.top < seen.bottom ? ['the verdict is not below'] : []),
      ];
    }
    return said && (said.top < 0 || said.top > room) ? [`verdict from ${said.top}`] : [];
  });

for (const { what, right, open, tag = '' } of CASES) {
  test(`${what}: after each answer the picture is in sight and the verdict below it @phone${tag}`, async ({
    page,
  }) => {
    const panel = await open(page);
    await expect(panel.locator('[data-answer]').first()).toBeVisible();
    // Two misses where there is room for them, and the right answer where the question is still open then.
    let hasMissed = false;
    for (let tries = 0; tries < 3; tries++) {
      const codes = await panel
        .locator('[data-answer]:not(:disabled)')
        .evaluateAll((all) =>
          all
            .filter((one) => one.ariaDisabled !== 'true')
            .map((one) => one.getAttribute('data-answer') ?? ''),
        );
      const missed = tries < 2 && codes.find((one) => !right.includes(one));
      hasMissed ||= Boolean(missed);
      const code = missed || codes.find((one) => right.includes(one)) || codes[0];
      if (code === undefined) break;
      await panel.locator(`[data-answer="${code}"]`).first().click();
      const mine = panel.locator(`[data-answer="${code}"]:not([aria-disabled="true"])`);
      await expect(mine).toHaveCount(0);
      await expect(panel.locator('.st-verdict')).toBeVisible();
      await expect.poll(() => hidden(panel)).toEqual([]);
    }
    await expect(panel.locator('[data-answer]:not(:disabled)')).toHaveCount(0);
    const misses = panel.locator(':is(.st-missed, .st-task-tried, .tn-tried)');
    if (hasMissed) await expect(misses.first()).toBeVisible();
    await expect(panel.locator(':is(.st-hit, .st-task-right, .tn-right)').first()).toBeVisible();
    await expect(panel.locator('.st-primary', { hasText: t('attempt.anew') })).toHaveCount(0);
    await expect(panel.locator('.st-primary:visible')).not.toHaveCount(0);
  });
}
