import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

const place = (title: string, excerpt: string) => ({
  title,
  url: '/',
  excerpt,
  plain_excerpt: excerpt.replace(/<\/?mark>/g, ''),
  locations: [],
  weighted_locations: [],
});

const shown = (title: string, excerpt: string) =>
  excerptOf(place(title, excerpt))
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('');

it('leaves out the heading, which stands above it, also where it was found', () => {
  expect(shown('Rule P1', '<mark>Rule</mark> P1. She copies the <mark>card.</mark>')).toBe(
    'She copies the [card.]',
  );
});

it('leaves out a heading whose words no space parts', () => {
  expect(shown('風向カード', '風向<mark>カード</mark>。半分の<mark>カード</mark>')).toBe(
    '半分の[カード] …',
  );
});

it('shows where it was cut', () => {
  expect(shown('Rule P1', 'copies <mark>the</mark> card')).toBe('… copies [the] card …');
});

it('joins French signs to their words again, and knows a heading by them', () => {
  expect(shown('Et à égalité\u202f?', 'Et à égalité ? Autant : <mark>égalité</mark> !')).toBe(
    'Autant\u00a0: [égalité]\u202f!',
  );
});

it('takes brackets for text, never for markup', () => {
  expect(shown('A', 'A. x &lt;img&gt; <mark>y.</mark>')).toBe('x <img> [y.]');
});

it('says nothing where the heading is all there is', () => {
  expect(excerptOf(place('The Piratess', 'The <mark>Piratess.</mark>'))).toEqual([]);
});
