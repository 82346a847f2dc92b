import type { Catalogue } from '../../../../core/words.ts';
import { type GameStart, PlayGame } from './PlayGame.tsx';
import { createPlayDesk } from './play-desk.ts';
import { playTranslate } from './play-words.ts';

/**
 * Everything that a round needs, its words included.
 * @param card the learner’s first card, in notation.
 */
export async function startPlay(
  source: string,
  words: Catalogue,
  lang: string,
  card?: string,
): Promise<GameStart> {
  const t = await playTranslate(words, lang);
  const desk = createPlayDesk(t, lang);
  const told = desk.goOn(source);
  const first = told.hand.flatMap(({ cards }) => cards).find(({ id }) => id === card);
  return { PlayGame, desk, told, first };
}
