import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../../../../tests/santa-timea-words.ts';
import { createSpeech } from '../../explain/say.ts';
import { positionOf } from '../../notation/test-kit.ts';
import { BOOKS } from '../../rules/readings.ts';
import { readingMatters, sayAdvice, viewScore } from './score-view.ts';

const EXAMPLE_6 = 'N1 N2 N2 N3 -N / S1 S1 E2 / W1 W2 S3 / E2 W2';

const t = wordsIn('en');

const score = (text: string) => positionOf('score', text);

const sheet = (text: string): string[] =>
  viewScore(score(text), t).rows.map(({ cells }) => cells.join(' '));

describe('the score sheet', () => {
  it('[R4] [R5] [R7] [R10] Example 6, basic', () => {
    expect(sheet(`score ${EXAMPLE_6}`)).toEqual(['↑N – – –', '2 4 6 4', '1 2 4 2', '4 3 1 3']);
  });

  it('[B3] Example 6, advanced: a card of Johannes without direction may be South or West 2, all the same', () => {
    const scored = (card: string) => sheet(`score pro ${EXAMPLE_6.replace('W2', card)}`);
    expect(scored('S2')).toEqual(scored('W2'));
  });

  it('[R2] writes every set with its arrow', () => {
    const sets = 'N1 N2 N3 E1 E2 E3 -N -E / S1 S2 S3 W1 W2 W3 -S -W';
    expect(sheet(`score ${sets}`)[0]).toBe('↑N →E ↓S ←W');
  });

  it('[R5] says why everybody gets what they get, and what all have', () => {
    const judged = viewScore(score('score N1 / E2'), t);
    for (const { sentences } of judged.seats) {
      expect(sentences.map(({ clause }) => clause)).toContain('R5');
    }
    expect(judged.seats.map(({ name, points }) => [name, points])).toEqual([
      ['Sebastian', t('scored.points', { count: 2 })],
      ['Nadine', t('scored.points', { count: 0 })],
    ]);
    expect(judged.totals).toBe(t('scored.now', { values: 'Sebastian 2 and Nadine 0' }));
  });

  it('[B5] offers the books where they differ', () => {
    const viewed = (text: string) => viewScore(score(text), t);
    expect(viewed('score N1 / E2').editions).toEqual([]);
    expect(viewed(`score pro ${EXAMPLE_6}`).editions).toEqual(BOOKS);
  });

  it('[O2] remarks on more cards than a round has tricks', () => {
    const twelve = 'N1 N1 N2 N2 N3 E1 E1 E2 E2 E3 S1 S1';
    const remark = (text: string) => viewScore(score(text), t).tooMany;
    expect(remark(`score ${twelve} / .`)).toBe('');
    expect(remark(`score ${twelve} / S2`)).toBe(t('scored.too-many', { count: 13 }));
  });
});

it.each([
  ['[B5] not in the basic game', `score ${EXAMPLE_6}`, false],
  ['[B5] in the advanced game, when a set is discarded', `score pro ${EXAMPLE_6}`, true],
  ['[B5] also when discarding would be the question', 'score pro N1 N1 N2 N3 / .', true],
  ['[B5] not when nobody has a set', 'score pro N1 N1 N2 / S3', false],
])('where a reading matters: %s', (_, position, expected) => {
  expect(readingMatters(score(position))).toBe(expected);
});

function advice(text: string, seat = 0): string {
  return sayAdvice(score(text), seat, createSpeech(t, []));
}

const best = (choice: string, count: number): string =>
  t('scored.best', { choice, points: t('scored.points', { count }) });
const keep = t('scored.best-keep');
const discard = (winds: string): string => t('scored.best-discard', { winds });

describe('what would be best', () => {
  it('[B3] [B7] Example 6, advanced: Sebastian does best without his set', () => {
    const rest = 'S1 S1 E2 / W1 W2 S3 / E2 W2';
    expect(advice(`score pro N1 N2 N2 N3 / ${rest}`)).toBe(best(discard('North'), 4));
    expect(advice(`score pro N1 N2 N2 N3 -N / ${rest}`)).toBe(
      `${best(discard('North'), 4)} ${t('scored.best-now')}`,
    );
    expect(advice(`score pro N1 N2 N2 N3 / ${rest}`, 1)).toBe('');
  });

  it('[A5] depends on what the other has decided', () => {
    const position = 'score pro E1 E2 E2 E3 / S1 S1 S2 S3';
    expect(advice(position)).toBe(best(discard('East'), 2));
    expect(advice(`${position} -S`)).toBe(`${best(keep, 1)} ${t('scored.best-now')}`);
    expect(advice('score pro E1 E2 E2 E3 -E / S1 S1 S2 S3 -S')).toBe(best(keep, 1));
  });

  it('[B5] says so when it makes no difference', () => {
    expect(advice('score N1 N2 N3 / N1 N2 S1 S1 S2 S3')).toBe(
      t('scored.best-any', { points: t('scored.points', { count: 2 }) }),
    );
  });
});
