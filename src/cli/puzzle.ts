// `npm run -s puzzle -- 'taker in trick N2: S8 S5'` prints the line that makes a question a puzzle, and below
// which puzzle it goes; `--game ships` and `--game turn` take questions of the other games. The file has to be
// in order first; without a question that is all the command checks.
import { readFileSync } from 'node:fs';
import { caret, sayProblem } from '../core/result.ts';
import { createTranslate } from '../core/words.ts';
import type { GameId } from '../games/list.ts';
import * as timeaFile from '../games/santa-timea/questions/file.ts';
import { QUESTIONS as TIMEA } from '../games/santa-timea/questions/index.ts';
import * as ships from '../games/ships/questions/index.ts';
import * as turn from '../games/turn/questions/index.ts';
import {
  type Puzzle,
  type PuzzleError,
  type puzzleFile,
  sayPuzzleError,
} from '../kit/question/file.ts';
import type { AnyQuestion } from '../kit/question/question.ts';
import type { Questions } from '../kit/question/questions.ts';
import { DEFAULT_LANGUAGE } from '../site/i18n/languages.ts';
import { catalogueOf, commandLine, DEFAULT_GAME, refuse } from './judge/words.ts';

type Add = (questions: readonly string[]) => void;

const GAMES: Readonly<Record<string, Add>> = {
  'santa-timea': addTo('santa-timea', TIMEA, timeaFile),
  ships: addTo('ships', ships.QUESTIONS, ships),
  turn: addTo('turn', turn.QUESTIONS, turn),
} satisfies Record<GameId, Add>;

const { values, positionals } = commandLine({ game: { type: 'string', default: DEFAULT_GAME } });
const add =
  GAMES[values.game] ??
  refuse(`No such game: ${values.game}. There are ${Object.keys(GAMES).join(', ')}.`);
add(positionals);

interface Collection<Q extends AnyQuestion> {
  readonly PUZZLE_FILE: ReturnType<typeof puzzleFile<Q>>;
}

function addTo<Q extends AnyQuestion>(
  game: string,
  { difficultyScore }: Questions<Q>,
  { PUZZLE_FILE }: Collection<Q>,
) {
  const path = `puzzles/${game}/puzzles.txt`;
  const words = catalogueOf(DEFAULT_LANGUAGE, game);
  const t = createTranslate(words, DEFAULT_LANGUAGE);
  const say = (error: PuzzleError) => sayPuzzleError(error, t);
  const scoreOf = ({ question }: Puzzle<Q>): number => difficultyScore(question);

  function read(puzzles: string): readonly Puzzle<Q>[] | undefined {
    const parsed = PUZZLE_FILE.parse(puzzles);
    if (parsed.ok) return parsed.value;
    for (const error of parsed.error) {
      const { line, column } = error;
      const problem = sayProblem({ file: path, line, column, message: say(error) });
      complain(`${problem}\n${caret(puzzles, error)}\n`);
    }
    return undefined;
  }

  return (questions: readonly string[]): void => {
    let text = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8').trimEnd();
    let known = read(text);
    for (const question of known ? questions : []) {
      const drafted = PUZZLE_FILE.draftLine(question, known ?? []);
      if (!drafted.ok) {
        const place = { line: 1, column: 1, found: question, ...drafted.error };
        complain(`${say(place)}\n${caret(question, place)}`);
        continue;
      }
      const longer = `${text}\n${drafted.value}`;
      const all = read(longer);
      const own = all?.at(-1);
      if (!all || !own) continue;
      const above = all
        .slice(0, -1)
        .sort((a, b) => scoreOf(a) - scoreOf(b))
        .findLast((puzzle) => scoreOf(puzzle) <= scoreOf(own));
      console.log(`${drafted.value}\n# goes below ${above?.key ?? 'the comment'}`);
      [text, known] = [longer, all];
    }
  };
}

function complain(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
