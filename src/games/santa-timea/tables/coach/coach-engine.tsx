import { For, type JSX } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { seatNames } from '../../explain/player-names.ts';
import type { Translate } from '../../explain/words.ts';
import { parseGame } from '../../notation/game.ts';
import { earlierRounds } from '../../players/match.ts';
import { translateFrom } from '../shared/late-words.ts';
import { counselOn } from './ask-worker.ts';
import { CounselCards } from './CounselCards.tsx';
import { EarlierRound } from './EarlierRound.tsx';
import { lookBack } from './look-back.ts';
import { Review } from './Review.tsx';
import { type ToldCounselled, tellCounsel } from './told-coach.ts';

/** For whoever loads this, and `Coach.css` with it. */
export { TryAgain } from './TryAgain.tsx';

/** What the coach and its tables say, in every language. */
const WORDS = import.meta.glob<Catalogue>(
  '/content/*/santa-timea/{rulings,widgets,play,coach}.json',
  { import: 'default' },
);

/** @param words what the page has by itself: the addresses of rules. */
export const coachWords = (lang: string, words: Catalogue = {}): Promise<Translate> =>
  translateFrom(WORDS, words, lang);

/** What the coach answers: a sentence, and what is shown below it. */
export interface Answer {
  readonly sentence: string;
  readonly body: () => JSX.Element;
  /** What it says of every card that may be played; none where it looks back. */
  readonly cards: readonly ToldCounselled[];
}

/** @param text a round whose next card is the learner’s. */
export async function askBefore(text: string, lang: string): Promise<Answer> {
  const [found, t] = await Promise.all([counselOn(text), coachWords(lang)]);
  const told = tellCounsel(found, seatNames(t), t, lang);
  return { ...told, body: () => <CounselCards told={told} /> };
}

/** @param text a round that is over; those before it in its game can be unfolded. */
export async function askAfter(
  text: string,
  lang: string,
  onTrick: (done: number) => void,
): Promise<Answer> {
  const match = parseGame(text);
  if (!match.ok) throw new Error(match.error.code);
  const t = await coachWords(lang);
  const told = await lookBack(text, t, lang, onTrick);
  return {
    sentence: told.sentence,
    cards: [],
    body: () => (
      <>
        <Review told={told} t={t} lang={lang} />
        <For each={earlierRounds(match.value)}>
          {(earlier) => <EarlierRound match={earlier} t={t} lang={lang} />}
        </For>
      </>
    ),
  };
}
