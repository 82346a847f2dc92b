import { expect, it } from 'vitest';
import { GAMES } from '../../src/games/list.ts';
import { flat } from '../../src/site/i18n/catalogue-problems.ts';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { gameCatalogue } from '../../src/site/i18n/pages.ts';
import { decoded, textOf } from './html.ts';
import { PAGES } from './site.ts';

const ANSWER = /<noscript[^>]*><details(?! open)[^>]*>([\s\S]*?)<\/details>/;

/**
 * Sentences of the folded answer that also stand elsewhere on the page, seen or in its data.
 * @param phrases sentences of the catalogue as they are, which every puzzle carries.
 */
function leaks(html: string, phrases: readonly string[] = []): string[] {
  const answer = ANSWER.exec(html);
  if (!answer || /^<details[^>]*\sopen\b/.test(answer[0])) return ['no folded answer'];
  const rest = decoded(html.replace(ANSWER, ''));
  return [...(answer[1] ?? '').matchAll(/<(p|li)\b[^>]*>([\s\S]*?)<\/\1>/g)]
    .map(([, , content = '']) => textOf(content.replace(/<small[\s\S]*/, '')).trim())
    .filter(
      (sentence) => sentence !== '' && !phrases.includes(sentence) && rest.includes(sentence),
    );
}

it.each(LANGUAGES)('in %s no puzzle gives away its answer', (language) => {
  const pages = [...PAGES].filter(([address]) =>
    new RegExp(`^/${language}/[^/]+/puzzles/p`).test(address),
  );
  expect(pages.length).toBeGreaterThanOrEqual(48);
  const phrases = GAMES.flatMap(({ id }) => flat(gameCatalogue(language, id))).map(
    ([, text]) => text,
  );
  const answers = pages.flatMap(([address, html]) =>
    leaks(html, phrases).map((leak) => `${address}: ${leak}`),
  );
  expect(answers).toEqual([]);
  // Nor does the table on the page mark who takes it, or the data of its island what is right.
  const marked = pages.filter(([, html]) =>
    /st-takes|st-hit|&quot;(right|isRight|taker)&quot;:\[0,(?!&quot;)/.test(
      html.replace(ANSWER, ''),
    ),
  );
  expect(marked.map(([address]) => address)).toEqual([]);
});

it('the checker catches an answer in sight', () => {
  const answer =
    '<noscript><details><p>Nadine takes it.</p><ol><li>Low.</li></ol></details></noscript>';
  expect(leaks(`<p>Who?</p>${answer}`)).toEqual([]);
  expect(leaks(`<p>Nadine takes it.</p>${answer}`)).toEqual(['Nadine takes it.']);
  expect(leaks(`<astro-island props="{&quot;Low.&quot;}">${answer}`)).toEqual(['Low.']);
  expect(leaks(answer.replace('<details', '<details open'))).toEqual(['no folded answer']);
  expect(leaks('<p>Who?</p>')).toEqual(['no folded answer']);
});
