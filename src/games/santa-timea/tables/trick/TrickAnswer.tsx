import type { Catalogue } from '../../../../core/words.ts';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { createTranslate } from '../../explain/words.ts';
import type { TrickPosition } from '../../notation/trick.ts';
import { judgeTrick } from './judged-trick.ts';

export interface TrickAnswerProps {
  readonly position: TrickPosition;
  readonly lang: string;
  readonly words: Catalogue;
}

/** The answer to a trick and its reasons, for readers without JavaScript; rendered on the server. */
export function TrickAnswer(props: TrickAnswerProps) {
  const t = createTranslate(props.words, props.lang);
  const verdict = () => judgeTrick(props.position, t, props.lang).verdict;
  return (
    <>
      <p class="st-outcome">{verdict()?.outcome}</p>
      <Steps steps={verdict()?.sentences ?? []} t={t} />
    </>
  );
}
