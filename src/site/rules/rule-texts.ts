import { GAMES } from '../../games/index.ts';
import { languageWords } from '../lessons/lesson-texts.ts';
import type { LessonText } from '../lessons/outline.ts';
import { ruleProblems } from './check.ts';

const TEXTS = import.meta.glob<string>('/content/*/*/rules/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The source of every topic of the rules of one game. */
export const ruleTexts = (game: string): LessonText[] =>
  Object.entries(TEXTS).flatMap(([path, text]) => {
    const [, language = '', folder] = /^\/content\/([^/]+)\/([^/]+)\//.exec(path) ?? [];
    return folder === game ? [{ language, path: path.slice(1), text }] : [];
  });

/** Everything that is wrong with the rules of the site. */
export const allRuleProblems = (): string[] =>
  GAMES.flatMap((game) => ruleProblems(ruleTexts(game.id), game, languageWords(game.id)));
