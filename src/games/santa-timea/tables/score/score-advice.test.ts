import { describe, expect, it } from 'vitest';
import rulings from '../../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import widgets from '../../../../../content/en/santa-timea/widgets.json' with { type: 'json' };
import { createTranslate } from '../../../../core/words.ts';
import { createSpeech } from '../../explain/say.ts';
import { readScore } from '../../notation/score.ts';
import { parseKind } from '../shared/parse-kind.ts';
import { sayAdvice } from './score-advice.ts';

const t = createTranslate({ ...rulings, ...widgets }, 'en');

function advice(text: string, seat = 0): string {
  const parsed = parseKind('score', readScore)(text);
  if (!parsed.ok) throw new Error(`no score: ${text}`);
  return sayAdvice(parsed.value, seat, createSpeech(t, 'en', []));
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
    expect(advice(`${position} -S`)).toContain(best(keep, 1));
  });

  it('[B5] says so when it makes no difference', () => {
    expect(advice('score N1 N2 N3 / N1 N2 S1 S1 S2 S3')).toBe(
      t('scored.best-any', { points: t('scored.points', { count: 2 }) }),
    );
  });
});
