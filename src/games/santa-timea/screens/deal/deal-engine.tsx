import { err } from '../../../../core/result.ts';
import type { Catalogue } from '../../../../core/words.ts';
import { makeGame } from '../../notation/game.ts';
import { dealOfDay, isOf } from '../../players/day.ts';
import { deals } from '../../players/kept.ts';
import { startPlay } from '../../tables/play/play-engine.ts';
import { DealResult } from './DealResult.tsx';
import type { DealHead } from './told-deal.ts';

/** All that the round of a day needs, kept apart from other rounds; it is loaded when it begins. */
export async function startDeal(
  head: DealHead,
  words: Catalogue,
  lang: string,
  onOver: () => void,
) {
  const deal = dealOfDay(head.day);
  const start = await startPlay(makeGame(deal), words, lang);
  const { PlayGame, engine } = start;
  /** Only a moment of this round. */
  const open: typeof engine.open = (text) => {
    const found = engine.open(text);
    const isOther = found.ok && !isOf(deal, found.value.text);
    return isOther ? err(engine.t('deal.other')) : found;
  };
  return {
    room: () => (
      <PlayGame
        place={{ game: 'santa-timea', lesson: '', step: head.day }}
        start={{ ...start, engine: { ...engine, open }, tables: deals }}
        after={(told) => (
          <DealResult head={head} told={told()} lang={lang} t={engine.t} onOver={onOver} />
        )}
      />
    ),
  };
}
