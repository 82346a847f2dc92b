// `npm run -s judge -- 'trick E3: E5 N11 S10'`: what the rules say about positions, and why.
import { createInterface } from 'node:readline';
import { caret } from '../core/text-error.ts';
import type { Translate } from '../core/words.ts';
import type { Refused } from './judge/answer.ts';
import { CHOICES, JUDGES, type OptionError, type Options, readOptions } from './judge/options.ts';
import { DEFAULT_LANGUAGE, wordsOf } from './judge/words.ts';

const notationOf = (game: string) => `src/games/${game}/notation/NOTATION.md`;
const EXIT = { fine: 0, badInput: 1, badOption: 2 };

process.stdout.on('error', () => process.exit());

const options = readOptions(process.argv.slice(2));
process.exitCode = options.ok ? await run(options.value) : refuse(options.error);

async function run({ game, language, json, help, positions }: Options): Promise<number> {
  const t = wordsOf(language);
  if (help) {
    console.log(helpText(game, t));
    return EXIT.fine;
  }
  if (positions.length === 0 && process.stdin.isTTY) {
    console.error(helpText(game, t));
    return EXIT.badOption;
  }
  let exit = EXIT.fine;
  let number = 0;
  for await (const text of positions.length > 0 ? positions : inputLines()) {
    number += 1;
    if (positions.length === 0 && /^\s*(#.*)?$/.test(text)) continue;
    const answer = JUDGES[game](text, language);
    if (!answer.ok) {
      console.error(errorText(text, answer.error, number, t));
      exit = EXIT.badInput;
      continue;
    }
    const { data, lines } = answer.value;
    console.log(json ? JSON.stringify({ input: number, ...data }) : `${lines.join('\n')}\n`);
  }
  return exit;
}

function inputLines(): AsyncIterable<string> {
  return createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
}

function errorText(text: string, refused: Refused, number: number, t: Translate): string {
  const { error } = refused;
  const { line, column, clause } = error;
  const message = `${refused.message}${clause ? ` [${clause}]` : ''}`;
  return `${t('judge.bad-input', { number, line, column, message })}\n${caret(text, error)}\n`;
}

function refuse({ code, language, found, choices }: OptionError): number {
  const t = wordsOf(language);
  console.error(t(`judge.${code}`, { found, choices: choices.join(', ') }));
  return EXIT.badOption;
}

function helpText(game: string, t: Translate): string {
  const width = Math.max(...Object.values(CHOICES).map((choice) => choice.length));
  const choices = Object.entries(CHOICES).map(
    ([name, choice]) =>
      `  ${choice.padEnd(width)}  ${t(`judge.help.${name}`, { language: DEFAULT_LANGUAGE })}`,
  );
  return [
    `npm run -s judge -- ${Object.values(CHOICES)
      .map((choice) => `[${choice}]`)
      .join(' ')} 'trick E3: E5 N11 S10'`,
    t('judge.help.about'),
    choices.join('\n'),
    t('judge.help.notation', { file: notationOf(game) }),
  ].join('\n\n');
}
