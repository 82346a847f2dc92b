import { createMemo } from 'solid-js';
import { dayOf } from '../../core/day.ts';
import { err, type Result } from '../../core/result.ts';
import type { Translate } from '../../core/words.ts';
import { openRecord } from '../../device/record.ts';
import type { GivenGame, ToldMatch } from '../play/create-match.ts';
import type { DealParts } from './Deal.tsx';
import { DealResult } from './DealResult.tsx';
import { type DealHead, tellBoth } from './deal.ts';
import type { ShareTextProps } from './ShareText.tsx';

interface GivenDealOptions<Told extends ToldMatch> {
  readonly head: DealHead;
  readonly kept: Awaited<ReturnType<DealParts['kept']>>;
  readonly onKept: () => void;
  /** Whether a text is a moment of this deal, or none that can be read. */
  readonly isOf: (text: string) => boolean;
  readonly open: (text: string) => Result<Told, string>;
  /** What came of it for oneself, and of the same deal for our player. */
  readonly results: (text: string) => { readonly own: string; readonly ours: string };
  /** What these results are. */
  readonly figure: string;
  readonly lang: string;
  readonly t: Translate<
    | 'deal.other'
    | `deal.result.${'heading' | 'who' | 'you' | 'ours' | 'note' | 'late'}`
    | `deal.share.${'title' | 'own' | 'ours' | Parameters<ShareTextProps['say']>[0]}`
  >;
}

/** The deal of a day, kept apart from other games; behind its end stands what our player made of it. */
export function givenDeal<Told extends ToldMatch>(
  options: GivenDealOptions<Told>,
): GivenGame<Told> {
  const { head, kept, isOf, open, results, lang, t } = options;
  return {
    tables: kept.deals,
    open: (text) => (isOf(text) ? open(text) : err(t('deal.other'))),
    onKept: options.onKept,
    after: (told) => {
      const result = createMemo(() => {
        const { text } = told();
        const table = openRecord(kept.keptDeals).get()[head.day];
        // What has just been played is kept only now.
        const at = table?.text === text ? table.at : Date.now();
        return tellBoth({ day: head.day, on: dayOf(at) }, results(text), t, lang);
      });
      return (
        <DealResult
          head={head}
          told={result()}
          figure={options.figure}
          sayShare={(key) => t(`deal.share.${key}`)}
          lang={lang}
          t={t}
        />
      );
    },
  };
}
