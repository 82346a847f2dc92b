import type { Catalogue } from '../../../../core/words.ts';
import { Miss } from '../../../../kit/question/Miss.tsx';
import type { TrickPosition } from '../../notation/trick.ts';
import { replyTranslate } from '../../screens/question/words.ts';
import type { TrickVerdict } from './judged-trick.ts';
import { tellMiss } from './told-miss.ts';

export type TrickReply = Awaited<ReturnType<typeof createTrickReply>>;

/** What replies to whoever predicts a trick; it is loaded with the first answer, and not with a changed card. */
export async function createTrickReply(words: Catalogue, lang: string) {
  const t = await replyTranslate(words, lang);
  return {
    t,
    tell(position: TrickPosition, verdict: TrickVerdict, place: number | null) {
      const { name, why, known } = tellMiss(position, verdict, place, t, lang);
      return { said: t('attempt.not', { answer: name }), why, known };
    },
    Miss,
  };
}
