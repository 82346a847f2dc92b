import type { JSX } from 'solid-js';
import type { Day } from '../../../../core/day.ts';
import type { Catalogue } from '../../../../core/words.ts';
import { makeGame } from '../../notation/game.ts';
import { dealOfDay } from '../../players/day.ts';
import { deals } from '../../players/kept.ts';
import { startPlay } from '../../tables/play/play-desk.ts';
import { DealResult } from './DealResult.tsx';

/** Which deal it is, and the page of no language that leads each reader to it. */
export interface DealHead {
  readonly day: Day;
  readonly number: number;
  readonly shared: string;
}

/** A deal that is about to be played. */
export interface DealStart {
  readonly room: () => JSX.Element;
}

/** All that the round of a day needs, kept apart from other rounds; it is loaded when it begins. */
export async function startDeal(
  head: DealHead,
  words: Catalogue,
  lang: string,
  onOver: () => void,
): Promise<DealStart> {
  const start = await startPlay(makeGame(dealOfDay(head.day)), words, lang);
  const { PlayGame, desk } = start;
  return {
    room: () => (
      <PlayGame
        game="santa-timea"
        lesson=""
        step={head.day}
        start={{ ...start, tables: deals }}
        after={(told) => (
          <DealResult head={head} told={told()} lang={lang} t={desk.t} onOver={onOver} />
        )}
      />
    ),
  };
}
