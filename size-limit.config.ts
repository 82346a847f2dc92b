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
  /** All that is loaded before it is touched, of which JavaScript, and what the dearest touch adds. */
  readonly most: readonly [all: number, script: number, touch: number];
}

const at = (pattern: RegExp) => (address: string) => pattern.test(address);

/** A page with a table and one without are the rule; each kind apart has its reason. The first that fits counts. */
const KINDS: readonly Kind[] = [
  // Every clause with its example on one page; they come to life one by one.
  { name: 'rules', has: at(/\/rules\/$/), most: [57, 31, 21] },
  // The trick table with all its tools, beside the course or the row of winds.
  { name: 'home, examples', has: at(/^\/\w+\/$|\/example-\d\/$/), most: [47, 29, 16] },
  // Makes and judges every kind of question on the device, so the whole engine comes.
  { name: 'practice', has: at(/\/santa-timea\/practice\/$/), most: [36, 20, 50] },
  { name: 'trainer, day', has: at(/\/(trainer|daily|embed)\/$/), most: [43, 28, 41] },
  // The round of a day begins with a press, so all of it comes with that.
  { name: 'deal', has: at(/\/play\/day\/$/), most: [34, 18, 41] },
  // A round to play, whose players think, whose text is read and judged card by card, and a coach who brings a table.
  {
    name: 'round',
    has: at(/\/(against-the-wind|whole-round|santa-timea\/play)\/$/),
    most: [50, 27, 36],
  },
  // A table to touch, and then the first questions.
  { name: 'first lesson', has: at(/\/first-trick\/$/), most: [54, 31, 16] },
  // One engine for all questions of a game, and both ships drawn with each of them.
  { name: 'ships, turn', has: at(/\/(ships|turn)\//), most: [40, 20, 21] },
  // A puzzle brings all that judges every kind of question, and reads every kind of position.
  { name: 'puzzle', has: at(/\/santa-timea\/puzzles\/p\d+\/$/), most: [40, 25, 36] },
  // With the ships of a trick, drawn in the page and on the device; a lesson has its harbour too.
  { name: 'with a table', has: (_, html) => html.includes('<astro-island'), most: [47, 26, 16] },
  // Long texts of several editions, with pictures of all that one can play on; what is printed is looked through, and visits are kept.
  { name: 'desk', has: at(/\/desk\//), most: [35, 6, 16] },
  // A whole month of puzzles with their answers.
  { name: 'archive', has: at(/\/daily\/archive\//), most: [25, 6, 16] },
  // Reads, merges and moves every record that a device can hold.
  { name: 'progress', has: at(/\/progress\/$/), most: [21, 11, 16] },
  // Read what a device has kept of a course, or of the puzzles.
  { name: 'course, list of puzzles', has: at(/\/(course|puzzles)\/$/), most: [16, 5, 16] },
  // Finds what it shows first before it asks the index.
  { name: 'search', has: at(/\/search\/$/), most: [16, 5, 16] },
  { name: 'week', has: at(/\/daily\/week\//), most: [19, 4, 16] },
  { name: 'without a table', has: () => true, most: [16, 4, 16] },
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
    const all = [loads.html, ...loads.styles, ...loads.scripts];
    const touch = later.length > 0 ? heaviest(later, (paths) => paths) : [];
    const kind = KINDS.find(({ has }) => has(address, html));
    return { address, kind, all, scripts: loads.scripts, inline: loads.inline, touch };
  });

const checks = KINDS.flatMap((kind) => {
  const { name, most } = kind;
  const [all, script, touch] = most;
  const own = pages.filter((page) => page.kind === kind);
  const [first] = own;
  if (!first) throw new Error(`There is no page of the kind “${name}”`);
  const whole = heaviest(own, (page) => page.all);
  const scripted = heaviest(own, ({ scripts }) => scripts);
  const touched = heaviest(own, (page) => page.touch);
  return [
    { name: `${name}: all of ${whole.address}`, path: inDist(whole.all), limit: `${all} KiB` },
    {
      name: `${name}: JavaScript of ${scripted.address}`,
      path: [...inDist(scripted.scripts), inlineFile(scripted.inline)],
      limit: `${script} KiB`,
    },
    ...(touched.touch.length > 0
      ? [
          {
            name: `${name}: a touch of ${touched.address}`,
            path: inDist(touched.touch),
            limit: `${touch} KiB`,
          },
        ]
      : []),
  ];
});

const months = [...SITE.keys()].filter((path) => /\/daily\/data\/.*\.json$/.test(path));

export default [
  ...checks,
  {
    name: 'a month of daily puzzles',
    path: inDist([heaviest(months, (path) => [path])]),
    limit: '4 KiB',
  },
];
