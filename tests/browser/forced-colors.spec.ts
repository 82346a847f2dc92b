import { openWidget } from './pages.ts';
import { expect, type Locator, test } from './test.ts';

/** Seven of South and six of South in a north wind, a Piratess behind them, two of North: furled, slack, wrecks and full. */
const PUZZLE = '/en/santa-timea/puzzles/p75/';

/** What hardly stands out from what it lies on: 3 for drawings and borders, 4.5 for words. */
const faint = (sea: Locator) =>
  sea.evaluate((whole) => {
    const light = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const between = (one: string, other: string) => {
      const [low = 0, high = 0] = [light(one), light(other)].toSorted((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    const ground = getComputedStyle(document.body).backgroundColor;
    const found: string[] = [];
    const look = (what: string, part: Element, paint: string, on: string, least: number) => {
      if (between(paint, on) < least) found.push(`${what}: ${paint} on ${on} ${part.outerHTML}`);
    };
    for (const ship of whole.querySelectorAll('.st-ship')) {
      for (const line of ship.querySelectorAll('.st-spar, .st-cloth, .st-hulk')) {
        look('a line of a ship', line, getComputedStyle(line).stroke, ground, 3);
      }
      const hull = ship.querySelector(':scope > path:nth-last-of-type(2)');
      if (hull) look('a hull', hull, getComputedStyle(hull).fill, ground, 3);
      const [letter, cloth] = [ship.querySelector('text'), ship.querySelector('.st-cloth')];
      if (letter && cloth)
        look('a letter', letter, getComputedStyle(letter).fill, getComputedStyle(cloth).fill, 4.5);
    }
    for (const choice of whole.querySelectorAll('.st-choose')) {
      look('a ring', choice, getComputedStyle(choice, '::after').borderColor, ground, 3);
    }
    for (const word of whole.querySelectorAll('.st-worth, .st-strip, .st-name, .st-call')) {
      look('a word', word, getComputedStyle(word).color, ground, 4.5);
    }
    return found;
  });

/** A style of the first that matches, or of what stands before or behind it. */
const styleOf = (
  place: Locator,
  part: '' | '::before' | '::after',
  name: 'content' | 'borderStyle',
) =>
  place
    .first()
    .evaluate((one, [at, of]) => getComputedStyle(one, at || null)[of], [part, name] as const);

for (const [paper, theme] of [
  ['light', null],
  ['dark', 'light'],
] as const) {
  test(`with a ${paper} palette of the system’s own${theme ? `, and ${theme} chosen here` : ''}, ships, answers, right and wrong are told apart @phone${theme ? ' @all' : ''}`, async ({
    page,
  }) => {
    await page.emulateMedia({
      forcedColors: 'active',
      colorScheme: paper,
      reducedMotion: 'reduce',
    });
    if (theme)
      await page.addInitScript((one) => localStorage.setItem('windrose:theme', one), theme);
    const puzzle = await openWidget(page, PUZZLE);
    const sea = puzzle.locator('.st-sea');
    expect(await faint(sea)).toEqual([]);
    await puzzle.locator('[data-answer="1"]').click();
    await expect(puzzle.locator('.st-verdict')).toBeVisible();
    expect(await faint(sea)).toEqual([]);
    const [missed, hit] = [
      puzzle.locator('.st-missed > .st-dock'),
      puzzle.locator('.st-hit > .st-dock'),
    ];
    expect(await styleOf(missed, '::after', 'content')).toContain('✕');
    expect(await styleOf(sea.locator('.st-call > .st-not'), '::before', 'content')).toContain('✕');
    const rings = [sea.locator('[aria-disabled="true"]'), sea.locator('[aria-disabled="false"]')];
    expect(await Promise.all(rings.map((ring) => styleOf(ring, '::after', 'content')))).toEqual([
      'none',
      '""',
    ]);
    await puzzle.locator('[data-answer="0"]').click();
    await expect(puzzle.locator('.st-outcome')).toBeVisible();
    expect(await faint(sea)).toEqual([]);
    expect(await styleOf(hit, '::after', 'content')).toContain('✓');
    const right = puzzle.locator('.st-verdict strong');
    expect(await styleOf(right, '::before', 'content')).toContain('✓');
    // Where the storm has come to, and who went down together, are lines and not shades.
    expect(await styleOf(sea.locator('.st-storm'), '', 'borderStyle')).toContain('dashed');
    expect(await styleOf(sea.locator('.st-tie').first(), '', 'borderStyle')).toContain('double');
  });
}
