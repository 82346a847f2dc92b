import type { Catalogue } from '../../../../core/words.ts';
import type { DealStart } from '../../../../kit/day/Deal.tsx';
import type { DealHead } from '../../../../kit/day/deal.ts';
import { givenDeal } from '../../../../kit/day/GivenDeal.tsx';
import { createTranslate } from '../../explain/words.ts';
import { makeGame } from '../../notation/game.ts';
import { dealOfDay, isOf } from '../../players/day.ts';
import * as kept from '../../players/kept.ts';
import { PlayGame } from '../../tables/play/PlayGame.tsx';
import { createPlayEngine } from '../../tables/play/play.ts';
import { lateCatalogue } from '../../tables/words.ts';
import { tellResults } from './told-deal.ts';

/** All that the duel of a day needs; it is loaded when it begins. */
export async function startDeal(
  head: DealHead,
  own: Catalogue,
  lang: string,
  onKept: () => void,
): Promise<DealStart> {
  const words = await lateCatalogue(own, lang);
  const t = createTranslate(words, lang);
  const { open } = await createPlayEngine(words, lang);
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
    figure: t('deal.result.how'),
    lang,
    t,
  });
  return {
    room: () => (
      <PlayGame
        told={first.value}
        place={{ game: 'ships', lesson: '', step: head.day }}
        given={given}
        lang={lang}
        words={words}
      />
    ),
  };
}
