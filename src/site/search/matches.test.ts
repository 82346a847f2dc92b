import { expect, it } from 'vitest';
import { meant, spellings } from './matches.ts';

/** A page whose every word is a place of its own, all of them found. */
const page = (content: string) => ({
  url: '/',
  meta: { title: '' },
  content,
  sub_results: content.split(' ').map((word, at) => ({
    title: word,
    url: '/',
    excerpt: word,
    plain_excerpt: word,
    locations: [at],
    weighted_locations: [],
  })),
});

const found = (query: string, content: string) =>
  meant(query, [page(content)]).flatMap(({ sub_results }) => sub_results.map(({ title }) => title));

it.each([
  ['karten', 'Karte Kapitän', ['Karte']],
  ['Halfte', 'Hälfte, halb', ['Hälfte,']],
  ['groesste', 'größte groß', []],
  ['größte', 'größte', ['größte']],
  ['noeud', 'nœud', ['nœud']],
  ['strasse', 'Straße', ['Straße']],
  ['égalité', 'égaux d’égalité égal', ['d’égalité', 'égal']],
  ['énigme', 'en entame', []],
  ['P1', 'P1 P2 p1.', ['P1', 'p1.']],
  ['pirat', 'Piratenbraut', ['Piratenbraut']],
  ['?!', 'wind', []],
])('%s is meant in “%s” by %j', (query, content, words) => {
  expect(found(query, content)).toEqual(words);
});

it('counts words that no space parts as they are counted', () => {
  const [place] = page('カード').sub_results;
  const pages = [
    {
      ...page(''),
      content: '風向カードは半分です',
      raw_content: '風向\u200bカード\u200bは\u200b半分\u200bです',
      sub_results: place ? [{ ...place, locations: [1] }] : [],
    },
  ];
  expect(meant('カード', pages)).toHaveLength(1);
  expect(meant('半分', pages)).toEqual([]);
});

it('finds only pages that have every word', () => {
  expect(found('wind zeppelin', 'wind zeigt')).toEqual([]);
  expect(found('wind karte', 'wind karten')).toEqual(['wind', 'karten']);
});

it.each([
  ['de', 'groesste', ['groesste', 'groeßte', 'größte']],
  ['de', 'Neue Faecher', ['Neue Faecher', 'Neue Fächer', 'Neü Faecher', 'Neü Fächer']],
  ['fr', 'noeud', ['noeud', 'nœud']],
  ['en', 'does', ['does']],
])('in %s “%s” may stand for %j', (language, query, found) => {
  expect(spellings(query, language)).toEqual(expect.arrayContaining(found));
  expect(spellings(query, language)[0]).toBe(query);
});

it('a long query is not tried in every spelling', () => {
  expect(spellings('ueben ueben ueben ueben ueben ueben', 'de')).toHaveLength(16);
});
