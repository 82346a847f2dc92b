import { announced, openWidget } from './pages.ts';
import { answerOf, expectRuling, judge } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { gameWords } from './words.ts';

const t = gameWords('en');
const ADDRESS = '/en/santa-timea/example-2/';
const OWN = 'trick N2: S8 S5';

/** What the page itself says of its address. */
const fragment = (page: Page) => page.evaluate(() => location.hash);

/** The buttons of the two players whose cards may have changed meanwhile. */
const seat = (name: string) => new RegExp(`^${name}: `);

test('a card, the wind and the seats change with the keyboard alone, and reset puts cards and address back', async ({
  page,
}) => {
  const table = await openWidget(page, ADDRESS);
  const cover = table.getByRole('button', { name: seat(t('player.1')) });
  await cover.focus();
  await page.keyboard.press('Enter');
  const picker = table.getByRole('group', {
    name: t('picker.which', { name: t('player.1') }),
  });
  await expect(picker.getByRole('radio', { name: t('wind.S'), exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expectRuling(table, 'trick N2: S8 W5', t);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expectRuling(table, 'trick N2: S8 W6', t);
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(cover).toBeFocused();

  const wind = table.getByRole('button', { name: t('table.change-wind') });
  await wind.focus();
  await page.keyboard.press('Space');
  await expect(table.getByRole('radio', { name: t('wind.N'), exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expectRuling(table, 'trick E2: S8 W6', t);
  await page.keyboard.press('Escape');
  await expect(wind).toBeFocused();

  await table.getByText(t('table.tools')).focus();
  await page.keyboard.press('Enter');
  await table.getByRole('button', { name: t('table.more') }).focus();
  await page.keyboard.press('Enter');
  await expect(table.getByText(t('table.players', { count: 3 }), { exact: true })).toBeVisible();
  await table.getByRole('button', { name: t('table.fewer') }).focus();
  await page.keyboard.press('Enter');
  await expectRuling(table, 'trick E2: S8 W6', t);

  expect(await fragment(page)).not.toBe('');
  const reset = table.getByRole('button', { name: t('table.reset') });
  await reset.press('Enter');
  await expectRuling(table, OWN, t);
  await expect(reset).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => fragment(page)).toBe('');
});

test('the ruling is walked forward and back, and read out; worths hide while the reader predicts', async ({
  page,
}) => {
  const table = await openWidget(page, ADDRESS);
  const steps = table.locator('ol[aria-live="polite"] > li');
  const count = await steps.count();
  expect(count).toBeGreaterThan(2);
  // The next step is pressed in the same place.
  const on = table.locator('.st-walk > .st-button');
  await on.scrollIntoViewIfNeeded();
  const place = await on.boundingBox();
  await table.getByRole('button', { name: t('walk.start') }).click();
  const takes = table.getByText(t('table.takes'), { exact: true });
  await expect(takes).toHaveCount(0);
  const next = table.getByRole('button', { name: t('walk.next') });
  for (let step = 1; step <= count; step++) {
    await expect(table.getByText(t('walk.step', { step, count }))).toBeVisible();
    await expect(steps.filter({ visible: true })).toHaveCount(1);
    await expect(steps.nth(step - 1)).toBeVisible();
    expect(await on.boundingBox()).toEqual(place);
    if (step < count) await next.click();
  }
  await expect(takes).toHaveCount(1);
  await table.getByRole('button', { name: t('walk.back'), exact: true }).click();
  await expect(table.getByText(t('walk.step', { step: count - 1, count }))).toBeVisible();
  await next.click();
  await table.getByRole('button', { name: t('walk.done') }).click();
  await expect(steps.filter({ visible: true })).toHaveCount(count);

  // Who predicts sees no worths, and a wrong answer is explained step by step.
  await table.getByText(t('table.tools')).click();
  const practise = table.getByRole('checkbox', { name: t('table.practise') });
  await practise.check();
  const question = table.getByRole('group', { name: t('question.who') });
  await expect(question).toBeVisible();
  await expect(table.locator('.st-outcome')).toHaveCount(0);
  await expect(table.locator('.st-worth')).toHaveText(['', '']);
  const { taker } = judge(OWN).ruling;
  const wrong = [0, 1, null].filter((place) => place !== taker);
  await answerOf(question, wrong[0] ?? null, t).click();
  await answerOf(question, wrong[1] ?? null, t).click();
  await expect(table.getByText(t('question.wrong'))).toBeVisible();
  const turn = table.getByRole('button', { name: t('question.turn') });
  await table.getByRole('button', { name: t('walk.start') }).click();
  await expect(turn).toHaveCount(0);
  const all = await steps.count();
  for (let step = 1; step <= all; step++) {
    await expect(table.getByText(t('walk.step', { step, count: all }))).toBeVisible();
    await on.click();
  }
  await turn.click();
  await expect(question).toBeVisible();
  const { ruling } = judge('trick E2: S8 S5');
  await answerOf(question, ruling.taker, t).click();
  await expect(table.getByText(t('question.right'))).toBeVisible();
  await practise.uncheck();
  await expectRuling(table, 'trick E2: S8 S5', t);
});

test('the home page asks about the wind as the reader has turned it: its answer can be asked for, and its cards change once its tools are open', async ({
  page,
}) => {
  await page.goto('/en/');
  const table = page.locator('main .st-panel');
  const slots = table.locator('[data-slot]');
  await expect(slots).toHaveCount(0);
  await table.getByRole('button', { name: t('sea.turn') }).click();
  await expect(table.locator('.st-blows')).toContainText(t('blows.E'));
  await table.locator('[data-answer="nobody"]').click();
  await expect(table.getByText(t('hint.none-equal'))).toBeVisible();
  const isWrong = t('attempt.not', { answer: t('question.nobody') });
  const said = `${isWrong} ${t('hint.none-equal')} ${t('attempt.again')}`;
  await expect(announced(table)).toHaveText(said);
  await table.getByRole('button', { name: t('attempt.show') }).click();
  await expect(table.locator('.st-verdict')).toBeFocused();
  await expect(slots).toHaveCount(0);
  await table.getByText(t('table.tools')).click();
  await expectRuling(table, 'trick E2: N9 E12 S13', t);
});
