import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { createLoads } from './tests/dist/loads.ts';
import { PAGES, SITE } from './tests/dist/site.ts';

/** Pages that may weigh the same, in KB of 1,024 bytes as hosts send them. */
interface Kind {
  readonly name: string;
  /** Whether a page is of this kind, if it is of none before. */
  readonly has: (address: string, html: string) => boolean;
  /** All that a page loads by itself where nothing is kept yet, of which JavaScript, and the heaviest part that comes later. */
  readonly most: readonly [all: number, script: number, later: number];
}

const at = (pattern: RegExp) => (address: string) => pattern.test(address);

/**
 * A page with a table has 80 and 56, with questions a third more, one without 24 and 8. The first kind that fits
 * counts.
 */
const KINDS: readonly Kind[] = [
  // A whole round with opponents, coach and score; only what they think with comes later, in a worker.
  { name: 'play', has: at(/\/play\/(day\/)?$/), most: [96, 69, 16] },
  // The same in a lesson, with up to six questions before it.
  {
    name: 'a round in a lesson',
    has: (_, html) =>
      ['Question', 'PlayGame'].every((name) => html.includes(`component-export="${name}"`)),
    most: [140, 98, 16],
  },
  // It asks and judges all kinds of its questions, and flees the storm.
  { name: 'trainer', has: at(/\/trainer\/$/), most: [86, 64, 16] },
  // What judges every kind of question comes with it: its answer is no part of the page.
  {
    name: 'with a question',
    has: (_, html) => /component-export="(Question|Exam|Placement|Practice|Daily)"/.test(html),
    most: [112, 81, 46],
  },
  // The judge, the score at its end with the race of the ships, and a code that hands both to another phone.
  { name: 'first round', has: at(/\/santa-timea\/first-round\/$/), most: [92, 63, 16] },
  { name: 'score sheet', has: at(/\/score-sheet\/$/), most: [79, 56, 16] },
  // A whole desk of its own: the questions of every rule, with what each book prints of it and calls it.
  { name: 'your book', has: at(/\/desk\/your-book\/$/), most: [94, 66, 18] },
  { name: 'what if', has: at(/\/desk\/what-if\/$/), most: [69, 47, 16] },
  // Long texts of several editions, with pictures of all that one can play on; what is printed is looked through.
  { name: 'desk', has: at(/\/desk\//), most: [40, 9, 20] },
  // All clauses of a game, with a table at each that is easier seen than said.
  { name: 'rules', has: at(/\/rules\/$/), most: [87, 56, 46] },
  // Opponents, their advice and the end of a game, in a lesson.
  { name: 'a whole game', has: at(/\/whole-game\/$/), most: [87, 59, 46] },
  {
    name: 'with a table',
    has: (_, html) => /<astro-island|class="st-/.test(html),
    most: [80, 56, 46],
  },
  { name: 'without a table', has: () => true, most: [24, 8, 16] },
];

/** Packs about a tenth worse in a tenth of the time: enough to find the heaviest. */
const soon = (bytes: Buffer | string): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const known = new Map<string, number>();
const weightOf = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => {
    const weight = known.get(path) ?? soon(SITE.get(path) ?? '');
    known.set(path, weight);
    return sum + weight;
  }, 0);

const INLINE = 'test-results/inline';
mkdirSync(INLINE, { recursive: true });

/** The scripts in a page as a file, which the tool can weigh. */
function inlineFile(script: string): string {
  const file = `${INLINE}/${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
  writeFileSync(file, script);
  return file;
}

const loadsOf = createLoads(SITE);
const inDist = (paths: readonly string[]) => paths.map((path) => `dist${path}`);
const heaviest = <T>(all: readonly T[], paths: (one: T) => readonly string[]): T =>
  all.reduce((most, one) => (weightOf(paths(one)) > weightOf(paths(most)) ? one : most));

const pages = [...PAGES]
  .filter(([address]) => address.endsWith('/'))
  .map(([address, html]) => {
    const { later, ...loads } = loadsOf(address);
    return {
      address,
      kind: KINDS.find(({ has }) => has(address, html)),
      all: [loads.html, ...loads.styles, ...loads.scripts],
      scripts: loads.scripts,
      inline: loads.inline,
      later: later.length > 0 ? heaviest(later, (paths) => paths) : [],
    };
  });

const checks = KINDS.flatMap((kind) => {
  const { name, most } = kind;
  const [all, script, later] = most;
  const own = pages.filter((page) => page.kind === kind);
  const [first] = own;
  if (!first) throw new Error(`There is no page of the kind “${name}”`);
  const whole = heaviest(own, (page) => page.all);
  const scripted = heaviest(own, ({ scripts }) => scripts);
  const latest = heaviest(own, (page) => page.later);
  return [
    { name: `${name}: all of ${whole.address}`, path: inDist(whole.all), limit: `${all} KiB` },
    {
      name: `${name}: JavaScript of ${scripted.address}`,
      path: [...inDist(scripted.scripts), inlineFile(scripted.inline)],
      limit: `${script} KiB`,
    },
    ...(latest.later.length > 0
      ? [
          {
            name: `${name}: what comes later on ${latest.address}`,
            path: inDist(latest.later),
            limit: `${later} KiB`,
          },
        ]
      : []),
  ];
});

const parts = [...new Set(pages.flatMap(({ later }) => later))];

const months = [...SITE.keys()].filter((path) => /\/daily\/data\/.*\.json$/.test(path));

export default [
  ...checks,
  {
    name: 'the largest part that comes later',
    path: inDist([heaviest(parts, (path) => [path])]),
    limit: '16 KiB',
  },
  {
    name: 'a month of daily puzzles',
    path: inDist([heaviest(months, (path) => [path])]),
    limit: '4 KiB',
  },
];
