import type { Catalogue } from '../../../../core/words.ts';
import { readEnding } from '../../questions/ending/ending.ts';
import type { ToldLine, ToldLineTrick } from '../../screens/question/told.ts';
import { replyTranslate } from '../shared/late-words.ts';
import { tellLine } from './tell-line.ts';

/** What the last tricks need to be played out: the solver, what is said to it, and a table. */
export { LineTable } from './LineTable.tsx';

/**
 * @param words those the page brought; the others are fetched.
 * @throws when the words cannot be fetched, or the notation is bad: the site’s own mistake.
 */
export async function openLine({ ending, card }: ToldLine, words: Catalogue, lang: string) {
  const read = readEnding(ending);
  if (!read.ok) throw new Error(`${ending}: ${read.error.code}`);
  const t = await replyTranslate(words, lang);
  return {
    t,
    /** @param others what the learner plays after the card that was answered, trick by trick. */
    tell: (others: readonly string[]): readonly ToldLineTrick[] =>
      tellLine(read.value, [card, ...others], t, lang),
  };
}

export type LineDesk = Awaited<ReturnType<typeof openLine>>;
