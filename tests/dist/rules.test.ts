import { describe, expect, it } from 'vitest';
import { openQuestion } from '../../src/games/santa-timea/explain/editions.ts';
import { CLAUSES } from '../../src/games/santa-timea/rules/clauses.ts';
import { OPEN_POINTS, type OpenPoint } from '../../src/games/santa-timea/rules/readings.ts';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { elementsOf, textOf } from './html.ts';
import { page } from './site.ts';

const rulesOf = (language: string) => page(`/${language}/santa-timea/rules/`);

/** The entries of the page of rules: each clause and the HTML up to the next one. */
function entries(html: string): Map<string, string> {
  const parts = html.split(/<div class="clause" id="/).slice(1);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('"')), part]));
}

const open = (Object.keys(OPEN_POINTS) as OpenPoint[]).filter((question) => openQuestion(question));

describe.each(LANGUAGES)('the rules in %s', (language) => {
  it('have an entry with words for every clause', () => {
    const found = entries(rulesOf(language));
    expect([...found.keys()].toSorted()).toEqual([...CLAUSES].toSorted());
    const short = [...found].filter(([, html]) => textOf(html).length < 20);
    expect(short.map(([id]) => id)).toEqual([]);
  });

  it('mark every question that the books do not answer alike, once', () => {
    const marks = elementsOf(rulesOf(language), 'details').filter(({ attributes }) =>
      attributes['class']?.includes('editions'),
    );
    expect(marks).toHaveLength(open.length);
    for (const [id, html] of entries(rulesOf(language))) {
      const here = open.filter((question) => OPEN_POINTS[question].clauses.at(-1) === id);
      expect(html.split('<details class="editions"').length - 1, id).toBe(here.length);
    }
  });

  it('[V3] lead to the lesson that shows a clause', () => {
    const links = elementsOf(entries(rulesOf(language)).get('V3') ?? '', 'a');
    expect(links.map(({ attributes }) => attributes['href'])).toContain(
      `/${language}/santa-timea/example-3/`,
    );
  });
});

it.each(LANGUAGES)('[O2] the score sheet in %s has lines for rounds and players', (language) => {
  const html = page(`/${language}/santa-timea/score-sheet/`);
  const paper = html.indexOf('on-paper');
  // On a phone nothing for the printer comes first.
  expect(html.indexOf('id="round"')).toBeLessThan(paper);
  const sheet = /<table[^>]*>[\s\S]*?<\/table>/.exec(html.slice(paper))?.[0] ?? '';
  expect(sheet.split('<tbody').length - 1).toBe(5);
  const first = /<tbody[\s\S]*?<\/tbody>/.exec(sheet)?.[0] ?? '';
  const rows = first.split('<tr').slice(1);
  expect(rows).toHaveLength(6);
  for (const row of rows) expect(row.split('<td').length - 1).toBe(5);
});
