import { createCssVariablesTheme, createHighlighterCore, type LanguageRegistration } from 'shiki';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';

/** A word of a text with its innermost scope. */
export interface ColouredWord {
  readonly word: string;
  readonly scope: string;
}

const theme = createCssVariablesTheme();

/**
 * What the tests of a grammar ask of it.
 * @param grammar a TextMate grammar, as it was read from its JSON.
 */
export async function openGrammar(grammar: unknown, language: string) {
  const highlighter = await createHighlighterCore({
    themes: [theme],
    langs: [grammar as LanguageRegistration],
    engine: createJavaScriptRegexEngine(),
  });
  /** Every word of a text, white space left out. */
  const coloured = (code: string): ColouredWord[] =>
    highlighter
      .codeToTokensBase(code, {
        lang: language,
        theme: theme.name ?? '',
        includeExplanation: 'scopeName',
        // Colours must not depend on how busy the machine is.
        tokenizeTimeLimit: 0,
      })
      .flat()
      .flatMap((token) => token.explanation ?? [])
      .map(({ content, scopes }) => ({
        word: content.trim(),
        scope: scopes.at(-1)?.scopeName ?? '',
      }))
      .filter(({ word }) => word !== '');
  const scoped = (code: string, beginning: RegExp): string[] =>
    coloured(code)
      .filter(({ scope }) => beginning.test(scope))
      .map(({ word }) => word);
  return {
    coloured,
    /** Words that no rule of the grammar names, apart from saying in which kind of position they stand. */
    uncoloured: (code: string): string[] => scoped(code, /^(source|meta)\./),
    invalid: (code: string): string[] => scoped(code, /^invalid\./),
    /** Each word with its scope, whose last part, the language, is left out. */
    shortScopes: (code: string): string[] =>
      coloured(code).map(
        ({ word, scope }) =>
          `${word} ${scope.endsWith(`.${language}`) ? scope.slice(0, -language.length - 1) : scope}`,
      ),
  };
}
