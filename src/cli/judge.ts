// `npm run -s judge -- 'trick E3: E5 N11 S10'`: what the rules say about positions, and why.
import { createInterface } from 'node:readline';
import { caret } from '../core/result.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../site/i18n/languages.ts';
import type { Judge, Refused } from './judge/answer.ts';
import { judgeSantaTimea } from './judge/santa-timea.ts';
import { judgeShips } from './judge/ships.ts';
import { judgeTurn } from './judge/turn.ts';
import { commandLine, DEFAULT_GAME, refuse, wordsOf } from './judge/words.ts';

const JUDGES: Readonly<Record<string, Judge>> = {
  'santa-timea': judgeSantaTimea,
  ships: judgeShips,
  turn: judgeTurn,
};
const HELP = `npm run -s judge -- [--lang ${LANGUAGES.join('|')}] [--game ${Object.keys(JUDGES).join('|')}] [--json] 'trick E3: E5 N11 S10'

What the rules say about positions, and why. Each argument is one position; without arguments, each line of standard
input is one. src/games/<game>/notation/NOTATION.md says how they are written.

--lang  the language of the sentences; ${DEFAULT_LANGUAGE} if left out
--game  the game of the positions; ${DEFAULT_GAME} if left out
--json  one JSON object a position`;

process.stdout.on('error', () => process.exit());

const { values, positionals } = commandLine({
  lang: { type: 'string', default: DEFAULT_LANGUAGE },
  game: { type: 'string', default: DEFAULT_GAME },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
});
const { lang, game } = values;
const t = wordsOf(lang);
const judge =
  JUDGES[game] ??
  refuse(t('judge.unknown-game', { found: game, choices: Object.keys(JUDGES).join(', ') }));
if (values.help || (positionals.length === 0 && process.stdin.isTTY)) console.log(HELP);
else await run();

async function run(): Promise<void> {
  let number = 0;
  for await (const text of positionals.length > 0 ? positionals : inputLines()) {
    number += 1;
    if (positionals.length === 0 && /^\s*(#.*)?$/.test(text)) continue;
    const answer = judge(text, lang);
    if (!answer.ok) {
      console.error(errorText(text, answer.error, number));
      process.exitCode = 1;
      continue;
    }
    const { data, lines } = answer.value;
    console.log(values.json ? JSON.stringify({ input: number, ...data }) : `${lines.join('\n')}\n`);
  }
}

function inputLines(): AsyncIterable<string> {
  return createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
}

function errorText(text: string, refused: Refused, number: number): string {
  const { error } = refused;
  const { line, column, clause } = error;
  const message = `${refused.message}${clause ? ` [${clause}]` : ''}`;
  return `${t('judge.bad-input', { number, line, column, message })}\n${caret(text, error)}\n`;
}
