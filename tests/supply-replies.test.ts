/** What is said to the answers of the days and of the collection, in every language. */
import { describe, expect, it } from 'vitest';
import { createTranslate } from '../src/core/words.ts';
import { QUESTIONS, type TimeaQuestion } from '../src/games/santa-timea/questions/index.ts';
import type { ReplyView } from '../src/kit/question/view.ts';
import { gameCatalogue } from '../src/site/i18n/catalogues.ts';
import { LANGUAGES } from '../src/site/i18n/languages.ts';
import { COLLECTION, DAYS } from './supply-kit.ts';

const ASKED: readonly (readonly [name: string, TimeaQuestion])[] = [...DAYS, ...COLLECTION].map(
  ({ key, question }) => [key, question] as const,
);

/** What is said to an answer, without the sentence that judges it. */
const sayAll = ({ trap, hint, outcome, sentences }: ReplyView): string =>
  [trap, hint, outcome, ...sentences.map(({ text }) => text)].filter(Boolean).join(' ');

describe.each(LANGUAGES)('in %s', (language) => {
  const t = createTranslate(gameCatalogue(language, 'santa-timea'), language);

  /** Something is said to every answer, and all have names of their own. */
  const check = (asked: typeof ASKED) => {
    for (const [name, question] of asked) {
      const view = QUESTIONS.view(question, t, language);
      expect([name, new Set(view.answers.map(({ label }) => label)).size]).toEqual([
        name,
        view.answers.length,
      ]);
      const unanswered = view.answers.filter(({ code }) => sayAll(view.reply(code)) === '');
      expect([name, ...unanswered]).toEqual([name]);
    }
  };

  it('says something to every answer, for every twentieth puzzle', () => {
    check(ASKED.filter((_, index) => index % 20 === 0));
  });

  it('and for all of them', { tags: 'all' }, () => {
    check(ASKED);
  });
});
