import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../core/result.ts';
import type { Judge } from './answer.ts';
import { judgeSantaTimea } from './santa-timea.ts';
import { judgeShips } from './ships.ts';
import { judgeTurn } from './turn.ts';
import { DEFAULT_GAME, DEFAULT_LANGUAGE, LANGUAGES } from './words.ts';

export const JUDGES = {
  'santa-timea': judgeSantaTimea,
  ships: judgeShips,
  turn: judgeTurn,
} as const satisfies Readonly<Record<string, Judge>>;

type GameId = keyof typeof JUDGES;

const GAMES = Object.keys(JUDGES) as readonly GameId[];

export interface Options {
  readonly game: GameId;
  readonly language: string;
  readonly json: boolean;
  readonly help: boolean;
  readonly positions: readonly string[];
}

export interface OptionError {
  readonly code: 'unknown-option' | 'unknown-language' | 'unknown-game';
  readonly language: string;
  readonly found: string;
  readonly choices: readonly string[];
}

const OPTIONS = {
  lang: { type: 'string' },
  game: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

export const CHOICES = {
  lang: `--lang ${LANGUAGES.join('|')}`,
  game: `--game ${GAMES.join('|')}`,
  json: '--json',
  help: '--help',
};

export function readOptions(args: readonly string[]): Result<Options, OptionError> {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const { lang, game = DEFAULT_GAME, json = false, help = false } = values;
  const known = LANGUAGES.find((name) => name === lang);
  const language = known ?? DEFAULT_LANGUAGE;
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const needsValue = token.name === 'lang' || token.name === 'game';
    if (!Object.hasOwn(OPTIONS, token.name) || (token.value !== undefined && !needsValue)) {
      const found = token.inlineValue ? `${token.rawName}=${token.value}` : token.rawName;
      return err({ code: 'unknown-option', language, found, choices: Object.values(CHOICES) });
    }
  }
  if (lang !== undefined && !known) {
    const found = typeof lang === 'string' ? lang : '';
    return err({ code: 'unknown-language', language, found, choices: LANGUAGES });
  }
  const judged = GAMES.find((id) => id === game);
  if (!judged) {
    const found = typeof game === 'string' ? game : '';
    return err({ code: 'unknown-game', language, found, choices: GAMES });
  }
  return ok({
    game: judged,
    language,
    json: json === true,
    help: help === true,
    positions: positionals,
  });
}
