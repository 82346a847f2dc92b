import { posix } from 'node:path';

/** What one plays on, and the screens that ask; both run in the browser. */
const TABLES = [
  'core',
  'device',
  'kit',
  'cards',
  'rules',
  'notation',
  'explain',
  'twin',
  'questions',
  'puzzles',
  'tasks',
  'daily',
  'trainer',
  'players',
  'editions',
  'tables',
  'screens',
];

/** Each layer and the layers it may import from; what is not listed may import everything. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  core: ['core'],
  device: ['core', 'device'],
  /** `src/kit`: what every game is built of. What is pure in it, and what is drawn. */
  kit: ['core', 'kit'],
  cards: ['core', 'device', 'kit', 'cards'],
  rules: ['core', 'rules'],
  notation: ['core', 'rules', 'notation', 'explain'],
  explain: ['core', 'kit', 'rules', 'notation', 'explain'],
  twin: ['core', 'rules', 'twin'],
  questions: ['core', 'kit', 'rules', 'notation', 'explain', 'twin', 'questions'],
  puzzles: ['core', 'rules', 'notation', 'explain', 'twin', 'puzzles'],
  editions: ['core', 'rules', 'notation', 'explain', 'twin', 'puzzles', 'editions'],
  tasks: ['core', 'rules', 'notation', 'explain', 'twin', 'puzzles', 'tasks'],
  daily: ['core', 'rules', 'notation', 'explain', 'twin', 'puzzles', 'tasks', 'daily'],
  trainer: [
    'core',
    'device',
    'rules',
    'notation',
    'explain',
    'twin',
    'puzzles',
    'tasks',
    'trainer',
  ],
  players: ['core', 'device', 'rules', 'notation', 'explain', 'players'],
  tables: TABLES,
  screens: TABLES,
};

/** The packages a layer may use; the pure layers get no framework, no browser and no Node. */
const MAY_USE: Readonly<Record<string, RegExp>> = {
  core: /^pure-rand(\/|$)/,
  device: /^$/,
  rules: /^$/,
  notation: /^$/,
  explain: /^$/,
  twin: /^$/,
  kit: /^$/,
  questions: /^$/,
  puzzles: /^$/,
  editions: /^$/,
  tasks: /^$/,
  daily: /^$/,
  trainer: /^ts-fsrs$/,
  players: /^$/,
  cards: /^solid-js(\/|$)/,
  tables: /^solid-js(\/|$)/,
  screens: /^solid-js(\/|$)/,
};

/** The proof that two engines agree is worth something only while neither asks the other. */
const ASKS_RULES = /^import (?!type ).*['"][^'"]*\/rules\/[^'"]+['"]/m;

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g;

const GAME = /^src\/games\/([^/]+)\/(?:([^/]+)\/)?/;

/** In the kit: components, what makes their signals, and what keeps things for them. */
const isDrawn = (path: string): boolean => /\.(tsx|css)$|\/(create|keep)-[^/]+\.ts$/.test(path);

export function layerOf(path: string): string {
  if (path.startsWith('src/kit/')) return isDrawn(path) ? 'cards' : 'kit';
  const base = /^src\/(core|device)\//.exec(path)?.[1];
  if (base !== undefined) return base;
  const folder = GAME.exec(path)?.[2];
  return folder !== undefined && folder in MAY_IMPORT ? folder : 'site';
}

const gameOf = (path: string): string | undefined =>
  path.split('/').length > 3 ? GAME.exec(path)?.[1] : undefined;

/**
 * Imports that go the wrong way, or from one game into another.
 * @param path the importing file, from the root of the repository.
 */
export function layerProblems(path: string, text: string): string[] {
  const layer = layerOf(path);
  const asks = layer === 'twin' && ASKS_RULES.test(text);
  const asking = asks ? [`${path}: the twin takes more than types from rules`] : [];
  const wrongWay = [...text.matchAll(IMPORT)].flatMap(([, target = '']) => {
    if (!target.startsWith('.')) {
      const allowed = MAY_USE[layer];
      return allowed && !allowed.test(target) ? [`${path}: ${layer} may not use ${target}`] : [];
    }
    const imported = posix.join(posix.dirname(path), target);
    const [own, other] = [gameOf(path), gameOf(imported)];
    if (own !== undefined && other !== undefined && own !== other) {
      return [`${path}: the game ${own} imports ${imported}`];
    }
    const allowed = MAY_IMPORT[layer];
    return allowed && !allowed.includes(layerOf(imported))
      ? [`${path}: ${layer} imports ${imported}`]
      : [];
  });
  return [...asking, ...wrongWay];
}
