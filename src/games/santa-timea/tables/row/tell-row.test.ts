import { describe, expect, it } from 'vitest';
import rulings from '../../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import widgets from '../../../../../content/en/santa-timea/widgets.json' with { type: 'json' };
import { createTranslate } from '../../../../core/words.ts';
import { readRow } from '../../notation/row.ts';
import { windDeck } from '../../rules/cards.ts';
import { openRow } from '../../rules/row.ts';
import { parseKind } from '../shared/parse-kind.ts';
import { tellRow } from './tell-row.ts';
import type { ToldRow } from './told-row.ts';

const t = createTranslate({ ...rulings, ...widgets }, 'en');

function told(text: string): ToldRow {
  const parsed = parseKind('row', readRow)(text);
  if (!parsed.ok) throw new Error(`no row: ${text}`);
  return tellRow(parsed.value, t, 'en');
}

describe('a row told trick by trick', () => {
  it('[S3] [T5] cites the clause of every move', () => {
    const clauses = told('row N2 S1 W1 E3').moments.map(({ sentences }) =>
      sentences.map(({ clause }) => clause),
    );
    expect(clauses).toEqual([['S3'], ['T5', 'T5', 'S3']]);
  });

  it('[T5] the middle card is next, even if the first one looks the same', () => {
    expect(told('row N2 N2 W1 E3').moments.map(({ next }) => next)).toEqual([1, 1]);
  });

  it('[R1] says why it ends: after trick twelve, or because no more cards are known', () => {
    expect(told('row N2 S1 W1').ending).toBe(t('row.end'));
    const whole = tellRow({ kind: 'row', row: openRow(windDeck(), 3) }, t, 'en');
    expect(whole.ending).toBe(t('row.last'));
    expect(whole.forecast).toHaveLength(3);
  });
});
