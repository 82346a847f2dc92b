/** Every lesson uses the terms of its own edition. */
import { describe, expect, it } from 'vitest';
import { sayProblem } from '../src/core/result.ts';
import { GAMES } from '../src/games/list.ts';
import { LANGUAGES } from '../src/site/i18n/languages.ts';
import { entriesOf, proseTexts, termProblems, usesOf } from '../src/site/terms/glossary.ts';

describe.each(GAMES.filter(({ terms }) => terms.length > 0))(
  'the glossary of $id',
  ({ id: game, terms }) => {
    const entries = entriesOf(game);
    const texts = proseTexts(game);
    const clauses = GAMES.find(({ id }) => id === game)?.clauses ?? [];

    it('names every term once, with clauses and confusions that exist', () => {
      const ids = terms.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(terms.flatMap((term) => term.clauses).filter((id) => !clauses.includes(id))).toEqual(
        [],
      );
      expect(terms.flatMap((term) => term.mistakenFor).filter((id) => !ids.includes(id))).toEqual(
        [],
      );
    });

    it.each(LANGUAGES)(
      'has each term in a form of its own in %s, and no word of ours among the wrong',
      (language) => {
        const own = [...(entries.get(language)?.values() ?? [])];
        expect(own).toHaveLength(terms.length);
        const unused = own.filter(
          ({ forms }) =>
            !texts.some(
              (text) => text.language === language && usesOf(text.text, forms).length > 0,
            ),
        );
        expect(unused.map(({ word }) => word)).toEqual([]);
        const forms = own.flatMap((entry) => entry.forms);
        expect(own.flatMap(({ never }) => never).filter((word) => forms.includes(word))).toEqual(
          [],
        );
      },
    );
  },
);

describe('the check', () => {
  const game = 'santa-timea';
  const terms = GAMES.find(({ id }) => id === game)?.terms ?? [];
  const texts = proseTexts(game);
  const changed = (path: string, from: string, to: string) => {
    const copy = texts.map((text) =>
      text.path === path ? { ...text, text: text.text.replaceAll(from, to) } : text,
    );
    expect(copy).not.toEqual(texts);
    return termProblems(copy, terms, entriesOf(game)).map(sayProblem);
  };

  it('catches a French west that became the German east', () => {
    const path = `content/fr/${game}/example-2.mdx`;
    expect(changed(path, 'ouest', 'est').join('\n')).toContain(
      `${path}: “ouest” does not occur, but content/`,
    );
  });
});
