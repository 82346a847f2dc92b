// Which way imports go. `tests/layers.test.ts` has dependency-cruiser hold all sources against it.

/** A folder of every game. */
const game = (/** @type {string[]} */ ...folders) => `^src/games/[^/]+/(?:${folders.join('|')})/`;

/** In the kit: components, what makes their signals, and what keeps things for them. */
const DRAWN = '\\.(?:tsx|css)$|/(?:create|keep)-[^/]+\\.ts$';

const CORE = '^src/core/';
const DEVICE = '^src/device/';
/** What games are built of, the pure part of it. */
const KIT = `^src/kit/(?!.*(?:${DRAWN}))`;
const CARDS = `^src/kit/.*(?:${DRAWN})`;
const ENGINE = game('rules', 'notation', 'explain', 'simulator');
const QUESTIONS = game('questions');
const BELOW_TABLES = [CORE, DEVICE, KIT, ENGINE, QUESTIONS, game('editions', 'trainer', 'players')];
const BELOW_SITE = [...BELOW_TABLES, CARDS, game('tables', 'screens')];
/** What a game says of itself: `game.ts`, and what that is put together from. */
const MANIFEST = '^src/games/[^/]+/[^/]+$';
/** The games, and what each keeps on a device. */
const GAMES = '^src/games/[^/]+\\.ts$';
const SITE = '^src/site/';
const PAGES = game('pages');

/** All that is no package. */
const OURS = ['^src/', '(?:^|/)content/'];

/**
 * Each layer: where it is, what it may import besides itself, and, where that is not open, the package
 * it may use; the pure layers get no framework, no browser and no Node.
 * @type {readonly (readonly [name: string, at: string, imports: readonly string[], uses?: string])[]}
 */
const LAYERS = [
  ['core', CORE, [], 'pure-rand'],
  ['device', DEVICE, [CORE], 'none'],
  ['kit', KIT, [CORE], 'none'],
  ['cards', CARDS, [CORE, DEVICE, KIT], 'solid-js'],
  ['rules', game('rules'), [CORE], 'none'],
  ['notation', game('notation'), [CORE, game('rules', 'explain')], 'none'],
  ['explain', game('explain'), [CORE, KIT, game('rules', 'notation')], 'none'],
  ['simulator', game('simulator'), [CORE, game('rules')], 'none'],
  ['questions', game('questions'), [CORE, KIT, ENGINE], 'none'],
  ['editions', game('editions'), [CORE, KIT, ENGINE, QUESTIONS], 'none'],
  ['trainer', game('trainer'), [CORE, DEVICE, KIT, ENGINE, QUESTIONS], 'ts-fsrs'],
  ['players', game('players'), [CORE, DEVICE, KIT, ENGINE], 'none'],
  ['tables', game('tables', 'screens'), [...BELOW_TABLES, CARDS], '(?:solid-js|uqr)'],
  // What tables are drawn of is data, from which pictures for links are made as well.
  ['manifest', MANIFEST, [...BELOW_TABLES, '/tables/(?:sheet\\.css|.+/drawing\\.ts)$'], 'none'],
  ['games', GAMES, [...BELOW_TABLES, MANIFEST], 'none'],
  ['site', SITE, [CORE, DEVICE, KIT, CARDS, GAMES]],
  ['pages', PAGES, [...BELOW_SITE, MANIFEST, SITE]],
  ['cli', '^src/cli/', [...BELOW_SITE, GAMES, MANIFEST, SITE]],
];

export default {
  forbidden: [
    ...LAYERS.flatMap(([name, at, imports, uses]) => [
      {
        name: `${name}-imports`,
        severity: 'error',
        from: { path: at },
        to: { path: '^src/', pathNot: [at, ...imports] },
      },
      ...(uses === undefined
        ? []
        : [
            {
              name: `${name}-uses`,
              severity: 'error',
              from: { path: at },
              to: { pathNot: [...OURS, `(?:^|node_modules/)${uses}/`] },
            },
          ]),
    ]),
    {
      name: 'no-game-imports-another',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'simulator-takes-only-types',
      comment:
        'That two engines agree is worth something only while neither asks the other; the endgame is played by the rules.',
      severity: 'error',
      from: { path: game('simulator'), pathNot: '/endgame' },
      to: { path: game('rules'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'is-there',
      comment: 'Nothing is left out of sight.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, path: '^\\.' },
    },
  ],
};
