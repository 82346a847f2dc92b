import { shuffled } from '../../../../core/random.ts';
import type { Result } from '../../../../core/result.ts';
import type { Translate } from '../../explain/words.ts';
import { parserOf } from '../../notation/error.ts';
import { readRow } from '../../notation/row.ts';
import { windDeck } from '../../rules/cards.ts';
import { openRow } from '../../rules/row.ts';
import { type BadLink, BadLinkNote, readLinked } from '../shared/linked.tsx';
import { type ToldRow, tellRow } from './told-row.ts';

const parse = parserOf({ row: readRow });

/** All that a row of wind cards needs to become another row; it is loaded then, and not before. */
export function createRowEngine(t: Translate, lang: string) {
  return {
    t,
    BadLinkNote,
    read: (part: string): Result<ToldRow, BadLink> => {
      const linked = readLinked(part, parse);
      return linked.ok ? { ok: true, value: tellRow(linked.value, t, lang) } : linked;
    },
    /** The same row with all its tricks. */
    whole: (row: ToldRow): ToldRow => {
      const parsed = parse(row.notation);
      return parsed.ok ? tellRow(parsed.value, t, lang) : row;
    },
    /** [S1] [S2] [B1] A row from a freshly shuffled deck. */
    shuffle: (forecast: number): ToldRow => {
      const cards = shuffled(windDeck(), (below) => Math.floor(Math.random() * below));
      return tellRow({ kind: 'row', row: openRow(cards, forecast) }, t, lang);
    },
  };
}

export type RowEngine = ReturnType<typeof createRowEngine>;
