/** What moves, and what a mouse changes, as the styles declare it: nothing here looks at a clock. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** One declaration of a stylesheet with all that it is nested in. */
interface Declared {
  readonly within: readonly string[];
  readonly property: string;
  readonly value: string;
}

function declarationsOf(css: string): readonly Declared[] {
  const found: Declared[] = [];
  const within: string[] = [];
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\("[^"]*"\)/g, 'url()');
  for (const [, text = '', end] of plain.matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{') {
      within.push(text.trim());
      continue;
    }
    const [, property, value] = /^\s*([\w-]+)\s*:\s*([\s\S]*?)\s*$/.exec(text) ?? [];
    if (property && value) found.push({ within: [...within], property, value });
    if (end === '}') within.pop();
  }
  return found;
}

/** The styles of the whole site, by file; of a component those between its tags. */
const STYLES: ReadonlyMap<string, readonly Declared[]> = new Map(
  globSync('src/**/*.{css,astro}', { cwd: ROOT }).map((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    const tags = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
    return [path, declarationsOf(path.endsWith('.css') ? text : tags.join('\n'))];
  }),
);

const isFrame = ({ within }: Declared) => within.some((one) => one.startsWith('@keyframes'));
const isMotion = ({ property, value }: Declared) =>
  /^(animation|transition)(-|$)/.test(property) && !value.startsWith('none');

/** When what is declared is over at the latest, in milliseconds: durations and delays together. */
const endOf = ({ value }: Declared): number =>
  Math.max(
    ...value
      .replace(/\([^)]*\)/g, '')
      .split(',')
      .map((one) => {
        const times = [...one.matchAll(/(?<![\w.-])([\d.]+)(ms|s)\b/g)];
        return times.reduce(
          (sum, [, number, unit]) => sum + Number(number) * (unit === 's' ? 1000 : 1),
          0,
        );
      }),
  );

const all = (wanted: (one: Declared) => boolean) =>
  [...STYLES].flatMap(([path, declared]) =>
    declared.filter(wanted).map((one) => ({ ...one, path })),
  );

const moves = all(isMotion).filter(({ path }) => path.includes('/tables/sea/'));

it('a ruling that is played on the sea is over after 1.8 seconds, with the pennant of the next leader', () => {
  const ends = moves.map(({ within, ...one }) => [within.at(-1), endOf({ within, ...one })]);
  expect(ends.length).toBeGreaterThan(6);
  expect(ends.filter(([, end]) => Number(end) > 1800)).toEqual([]);
  expect(ends).toContainEqual(['.st-run .st-tag-leads', 1800]);
});

it('nothing moves for readers who have asked for rest, but what waits until it is shown', () => {
  const rest = all(({ within }) => within.includes('@media (prefers-reduced-motion: reduce)'));
  expect(rest.map(({ within, property, value }) => [within.at(-1), property, value])).toEqual(
    ['animation', 'transition'].map((property) => [
      '*:not(.stuck),\n  *::before,\n  *::after',
      property,
      'none !important',
    ]),
  );
});

it('what a mouse changes by resting there, it changes only on devices that have one', () => {
  const hovered = all(({ within }) => within.some((one) => one.includes(':hover')));
  expect(hovered.length).toBeGreaterThan(5);
  const onGlass = hovered.filter(
    ({ within }) => !within.some((one) => /^@media .*\(hover\b(?!: none)/.test(one)),
  );
  expect(onGlass.map(({ path, within }) => `${path}: ${within.join(' ')}`)).toEqual([]);
});

it('nothing is laid out or painted again while it moves: only places, turns, sizes and veils change', () => {
  const LIGHT = /^(transform|translate|rotate|scale|opacity|visibility|transform-origin)$/;
  const heavy = [
    ...all((one) => isFrame(one) && !LIGHT.test(one.property)).map(({ path, property }) => [
      path,
      property,
    ]),
    ...all((one) => isMotion(one) && one.property === 'transition').flatMap(({ path, value }) =>
      value
        .replace(/\([^)]*\)/g, '')
        .split(',')
        .map((one) => one.trim().split(' ')[0] ?? '')
        .filter((property) => !LIGHT.test(property))
        .map((property) => [path, property]),
    ),
  ];
  expect(heavy).toEqual([]);
});

it('the reader of styles knows what is nested, and adds up durations and delays', () => {
  const [first, second] = declarationsOf(
    '@media (x: y) { .a { .b { transition: color 0.7s cubic-bezier(0.2, 1s, 0, 1) 150ms, top 1s } } } .c{animation:st-d 1.2s}',
  );
  expect(first?.within).toEqual(['@media (x: y)', '.a', '.b']);
  expect([first && endOf(first), second && endOf(second)]).toEqual([1000, 1200]);
  expect(second?.within).toEqual(['.c']);
});
