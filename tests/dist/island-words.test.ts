import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { FURTHER_GAMES } from '../../src/games/list.ts';
import { gameCatalogue } from '../../src/site/i18n/pages.ts';
import { elementsOf } from './html.ts';
import { PAGES } from './site.ts';

/** Groups that are named in what a table imports, and that it never says: it speaks to nobody who sits at the table. */
const TO_PLAYERS = ['your-step', 'last-outcome', 'line'];

/** The policies of questions name words of other question screens. */
const OTHER_PLACES = ['daily', 'exam', 'trainer'];

/** Islands that get all their words from the page. */
const ISLANDS: readonly (readonly [game: string, island: string, unsaid: readonly string[]])[] = [
  ['santa-timea', 'tables/trick/TrickTable', TO_PLAYERS],
  ['santa-timea', 'tables/row/WindRow', TO_PLAYERS],
  ['santa-timea', 'tables/score/RoundScore', TO_PLAYERS],
  ['santa-timea', 'tables/score/GameSheet', TO_PLAYERS],
  ['santa-timea', 'tables/judge/Judge', TO_PLAYERS],
  ['santa-timea', 'tables/first-round/FirstRound', TO_PLAYERS],
  ['santa-timea', 'tables/play/NewGame', []],
  ['santa-timea', 'tables/play/PlayGame', []],
  // Tables that are only drawn here say less than those one plays at.
  ['santa-timea', 'tables/your-book/YourBook', [...TO_PLAYERS, 'step', 'attempt']],
  ['santa-timea', 'screens/question/Question', OTHER_PLACES],
  ['santa-timea', 'screens/practice/Practice', OTHER_PLACES],
  ['santa-timea', 'screens/exam/Exam', ['daily', 'trainer']],
  ['santa-timea', 'screens/exam/Placement', ['daily', 'trainer']],
  ['santa-timea', 'screens/daily/Daily', ['exam', 'trainer']],
  ['ships', 'tables/try/TryTable', []],
  ['ships', 'screens/Question', OTHER_PLACES],
  ['ships', 'screens/Practice', OTHER_PLACES],
  ['ships', 'tables/play/NewGame', []],
  ['ships', 'tables/play/PlayGame', []],
  // “deck” is the name of a file.
  ['turn', 'screens/Question', ['deck', ...OTHER_PLACES]],
  ['turn', 'screens/Practice', ['deck', ...OTHER_PLACES]],
  // What the next player can make of a discard is said of questions alone.
  ['turn', 'tables/play/NewGame', ['deck', 'outlook']],
  ['turn', 'tables/play/PlayTable', ['deck', 'outlook']],
];

const withoutForm = (key: string) => key.replace(/_[a-z]+$/, '');

const groups = (game: string) => [
  ...new Set(Object.keys(gameCatalogue('en', game)).map(withoutForm)),
];

/** The groups of words that are named in what is left of an island and its imports once they are bundled. */
async function namedBy(game: string, entry: string): Promise<string[]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // Any JSX will do: only what is named in it is read.
    oxc: { jsx: { runtime: 'automatic', importSource: 'solid-js' } },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: /^solid-js/ },
    },
  });
  const code = (built as Rolldown.RolldownOutput[])
    .flatMap(({ output }) => output.map((file) => (file.type === 'chunk' ? file.code : '')))
    .join('\n');
  return groups(game).filter((group) => new RegExp(`["'\`]${group}\\.`).test(code));
}

/** The groups of words that each island gets, by itself or with others of its page; games have islands of the same name. */
const GIVEN = Map.groupBy(
  [...PAGES].flatMap(([address, html]) => {
    const game = FURTHER_GAMES.find((one) => address.includes(`/${one}/`)) ?? 'santa-timea';
    const elements = elementsOf(html, 'script', 'astro-island');
    return elements.flatMap(({ attributes }) => {
      const { words } = JSON.parse(attributes['props'] ?? '{}');
      if (!words) return [];
      const shared = elements.find((one) => one.attributes['id'] === words[1]);
      const given = shared ? JSON.parse(shared.content) : words[1];
      const island = `${game} ${attributes['component-export']}`;
      return [{ island, groups: Object.keys(given).map(withoutForm) }];
    });
  }),
  ({ island }) => island,
);

it.each(ISLANDS)('%s: %s has every group of words that it says', async (game, island, unsaid) => {
  const all = GIVEN.get(`${game} ${island.split('/').at(-1)}`) ?? [];
  expect(all.length).toBeGreaterThan(2);
  const named = await namedBy(game, `src/games/${game}/${island}.tsx`);
  const said = named.filter((group) => !unsaid.includes(group));
  expect(said.length).toBeGreaterThan(5);
  for (const { groups } of all) expect(groups).toEqual(expect.arrayContaining(said));
});
