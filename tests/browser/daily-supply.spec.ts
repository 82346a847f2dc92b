import type { TimeaPuzzle } from '../../src/games/santa-timea/questions/file.ts';
import { QUESTIONS } from '../../src/games/santa-timea/questions/index.ts';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { choices, SUPPLY } from './daily-kit.ts';
import { expect, type Page, test } from './test.ts';

/** A puzzle as the visitor meets it: which of the buttons are right, by their order. */
interface Met {
  readonly day: string;
  readonly right: readonly number[];
  readonly wrong: readonly number[];
}

const met = (puzzle: TimeaPuzzle): Met => ({ day: puzzle.key, ...choices(puzzle) });

/**
 * Runs in the page. Opens one day after the other, as links within the page do, and presses every
 * button: all wrong ones and then a right one; for each further right one the day is opened anew.
 * @returns where the page did anything else than refuse and accept.
 */
async function playAll(puzzles: readonly Met[]): Promise<string[]> {
  const KEPT = 'windrose:santa-timea:daily';
  const find = (selector: string) => document.querySelector(`#daily ${selector}`);
  const buttons = () => document.querySelectorAll<HTMLButtonElement>('#daily [data-answer]');
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  /** What it says besides its picture. */
  const wordsOf = (button: Element | undefined) => {
    const copy = button?.cloneNode(true) as Element | undefined;
    for (const picture of copy?.querySelectorAll('[aria-hidden]') ?? []) picture.remove();
    return copy?.textContent;
  };
  const isWrong = () => find('.st-verdict')?.classList.contains('st-verdict-wrong');
  /** Whether what is said to an answer names it: on a picture in its strip. */
  const says = (label: string) =>
    ['.st-verdict', '.st-call > .st-not'].some((place) =>
      plain(find(place)?.textContent).includes(label),
    );

  /** Waits for a change that makes it so, and for what the page does right after it. */
  const until = (isSo: () => unknown): Promise<void> =>
    new Promise((resolve, reject) => {
      const end = setTimeout(() => {
        changes.disconnect();
        reject(new Error(`${location.hash}: nothing happens`));
      }, 60_000);
      const look = () => {
        if (!isSo()) return;
        changes.disconnect();
        clearTimeout(end);
        setTimeout(resolve);
      };
      const changes = new MutationObserver(look);
      const daily = document.querySelector('#daily') ?? document.body;
      changes.observe(daily, { subtree: true, childList: true, attributes: true });
      look();
    });
  const open = async (day: string) => {
    const before = find('.st-daily-head');
    localStorage.removeItem(KEPT);
    if (location.hash === `#${day}`) dispatchEvent(new HashChangeEvent('hashchange'));
    else location.hash = day;
    // The hint comes last, with what is kept.
    await until(() => find('details a') && find('.st-daily-head') !== before);
  };
  const isAccepted = async (index: number): Promise<boolean> => {
    const button = buttons()[index];
    const [label = ''] = plain(button?.ariaLabel ?? wordsOf(button)).split(':');
    button?.click();
    await until(() => says(label) && (!isWrong() || buttons()[index]?.ariaDisabled === 'true'));
    return buttons().length === 0 && !isWrong() && find('.st-steps > li') !== null;
  };

  const disputes: string[] = [];
  for (const { day, right, wrong } of puzzles) {
    for (const last of right) {
      await open(day);
      if (buttons().length !== right.length + wrong.length) disputes.push(`${day}: other answers`);
      const given = [...(last === right[0] ? wrong : []), last];
      for (const index of given) {
        if ((await isAccepted(index)) !== (index === last)) disputes.push(`${day}: ${index}`);
      }
      const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}').data?.[day];
      if (kept?.given.length !== given.length || !kept.solved) disputes.push(`${day}: not kept`);
    }
  }
  return disputes;
}

/** Where the page of the day judges any of these puzzles otherwise than the engine. */
async function disputes(page: Page, language: string, puzzles: readonly TimeaPuzzle[]) {
  await page.clock.setFixedTime(new Date(`${SUPPLY.at(-1)?.key}T12:00:00`));
  await page.goto(`/${language}/daily/`);
  await expect(page.locator('#daily details a')).toBeAttached();
  return page.evaluate(playAll, puzzles.map(met));
}

/** The first puzzle of each kind in each band. */
const KINDS: readonly TimeaPuzzle[] = [
  ...Map.groupBy(
    SUPPLY,
    ({ question }) => `${QUESTIONS.bandOf(question)} ${question.ask}`,
  ).values(),
].flatMap(([first]) => first ?? []);

test('every answer to a puzzle of each kind and band is pressed, and only right ones are accepted @all', async ({
  page,
}) => {
  test.slow();
  expect(KINDS.length).toBeGreaterThan(20);
  expect(await disputes(page, 'de', KINDS)).toEqual([]);
});

for (const [turn, language] of LANGUAGES.entries()) {
  test(`every answer to every third puzzle of ten years is pressed, and only right ones are accepted: ${language} @all`, async ({
    page,
  }) => {
    // Some 1,200 puzzles, one after the other.
    test.setTimeout(1_800_000);
    const puzzles = SUPPLY.filter((_, index) => index % LANGUAGES.length === turn);
    expect(await disputes(page, language, puzzles)).toEqual([]);
  });
}
