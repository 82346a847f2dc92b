/** Every puzzle of every game: the engine confirms it, and every answer gets a reply. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createTranslate } from '../src/core/words.ts';
import type { GameId } from '../src/games/list.ts';
import * as timeaFile from '../src/games/santa-timea/questions/file.ts';
import { QUESTIONS as TIMEA } from '../src/games/santa-timea/questions/index.ts';
import * as ships from '../src/games/ships/questions/index.ts';
import * as turn from '../src/games/turn/questions/index.ts';
import { practiceQuestion } from '../src/kit/question/again.ts';
import type { puzzleFile } from '../src/kit/question/file.ts';
import { type AnyQuestion, DIFFICULTIES } from '../src/kit/question/question.ts';
import type { Questions } from '../src/kit/question/questions.ts';
import { LANGUAGES } from '../src/site/i18n/languages.ts';
import { gameCatalogue } from '../src/site/i18n/pages.ts';
import { DAYS } from './supply-kit.ts';

function testPuzzles<Q extends AnyQuestion>(
  game: string,
  questions: Questions<Q>,
  file: Pick<ReturnType<typeof puzzleFile<Q>>, 'parse' | 'make'>,
  /** What there are three puzzles of at least. */
  asks: readonly Q['ask'][],
  /** Puzzles that are used elsewhere and need replies too. */
  others: readonly { readonly key: string; readonly question: Q }[] = [],
): void {
  const { answersOf, difficultyOf, dependsOn, exposedBy, trapsOf } = questions;
  const text = readFileSync(`puzzles/${game}/puzzles.txt`, 'utf8');
  const parsed = file.parse(text);
  const puzzles = parsed.ok ? parsed.value : [];

  it('are all confirmed by the engine, and written as it writes them', () => {
    expect(parsed).toMatchObject({ ok: true });
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(puzzles.map(file.make)).toEqual(lines);
  });

  it('are at least 24 of all kinds and difficulties, from easy to expert', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(24);
    for (const ask of asks) {
      const some = puzzles.filter(({ question }) => question.ask === ask);
      expect(some.length, ask).toBeGreaterThanOrEqual(3);
    }
    const difficulties = puzzles.map(({ question }) =>
      DIFFICULTIES.indexOf(difficultyOf(question)),
    );
    expect(new Set(difficulties).size).toBe(DIFFICULTIES.length);
    expect(difficulties).toEqual(difficulties.toSorted((a, b) => a - b));
  });

  it('expose every misreading, and none leads to a right answer', () => {
    const exposed = new Set(puzzles.flatMap(({ question }) => exposedBy(question)));
    expect(questions.misreadings.filter((id) => !exposed.has(id))).toEqual([]);
    for (const { question } of puzzles) {
      for (const answer of answersOf(question).right) {
        expect(trapsOf(question, answer)).toEqual([]);
      }
    }
  });

  it.each(LANGUAGES)('have words in %s for question, answers and every reply', (language) => {
    const t = createTranslate(gameCatalogue(language, game), language);
    for (const { key, question } of [...puzzles, ...others]) {
      const view = questions.view(question, t);
      expect(t(`question-kind.${question.ask}`), key).not.toBe('');
      if (!questions.kindOf(question).hint) expect(t(`hint.${question.ask}`), key).not.toBe('');
      expect(view.question, key).toMatch(/[?.]$/);
      expect(new Set(view.answers.map(({ label }) => label)).size, key).toBe(view.answers.length);
      for (const { code, label } of view.answers) {
        const { trap, hint, outcome, sentences } = view.reply(code);
        expect(label, key).not.toBe('');
        if (view.right.includes(code)) expect(sentences, key).not.toEqual([]);
        else expect(`${trap}${hint}${outcome}${sentences[0]?.text ?? ''}`, key).not.toBe('');
      }
      for (const point of dependsOn(question)) expect(t(`depends.${point}`)).not.toBe('');
    }
  });
}

/** Practice without end: the same for the same number, worth asking, and read as it is written. */
const testPractice = <Q extends AnyQuestion>(questions: Questions<Q>) =>
  it.each(questions.practised)('can be made without end: %s', (ask) => {
    const { answersOf, isWorthMaking, make, parse, writeAnswers } = questions;
    for (const number of [1, 2, 3, 2 ** 30]) {
      const made = practiceQuestion(questions, number, { ask });
      if (!made) throw new Error(`nothing for ${number}`);
      expect([made.ask, isWorthMaking(made)]).toEqual([ask, true]);
      expect(writeAnswers(made)).toBe(answersOf(made).right.join());
      expect(practiceQuestion(questions, number, { ask })).toEqual(made);
      expect(parse(make(made))).toEqual({ ok: true, value: made });
    }
  });

const PUZZLES: Readonly<Record<GameId, () => void>> = {
  'santa-timea': () => {
    const days = DAYS.filter((_, index) => index % 40 === 0);
    testPuzzles('santa-timea', TIMEA, timeaFile.PUZZLE_FILE, ['taker'], days);
  },
  ships: () => {
    testPuzzles('ships', ships.QUESTIONS, ships.PUZZLE_FILE, ships.QUESTIONS.practised);
    testPractice(ships.QUESTIONS);
  },
  turn: () => {
    testPuzzles('turn', turn.QUESTIONS, turn.PUZZLE_FILE, turn.QUESTIONS.asks);
    testPractice(turn.QUESTIONS);
  },
};

describe.each(Object.entries(PUZZLES))('the puzzles of %s', (_, testAll) => testAll());
