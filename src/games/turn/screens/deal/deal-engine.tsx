import type { Catalogue } from '../../../../core/words.ts';
import type { DealStart } from '../../../../kit/day/Deal.tsx';
import type { DealHead } from '../../../../kit/day/deal.ts';
import { givenDeal } from '../../../../kit/day/GivenDeal.tsx';
import { makeGame } from '../../notation/game.ts';
import { dealOfDay, isOf } from '../../players/day.ts';
import * as kept from '../../players/kept.ts';
import { PlayTable } from '../../tables/play/PlayTable.tsx';
import { createPlayEngine } from '../../tables/play/play.ts';
import { tellResults } from './told-deal.ts';

/** All that the game of a day needs; it is loaded when it begins. */
export async function startDeal(
  head: DealHead,
  words: Catalogue,
  lang: string,
  onKept: () => void,
): Promise<DealStart> {
  const engine = await createPlayEngine('game', words, lang);
  const { t, open } = engine;
  const deal = dealOfDay(head.day);
  const first = open(makeGame(deal));
  if (!first.ok) throw new Error(first.error);
  const given = givenDeal({
    head,
    kept,
    onKept,
    isOf: (text) => isOf(deal, text),
    open,
    results: (text) => tellResults(text, t),
    figure: t('deal.result.earned'),
    lang,
    t,
  });
  return {
    room: () => (
      <PlayTable
        first={first.value}
        engine={engine}
        kind="game"
        place={{ game: 'turn', lesson: '', step: head.day }}
        given={given}
        t={t}
      />
    ),
  };
}
