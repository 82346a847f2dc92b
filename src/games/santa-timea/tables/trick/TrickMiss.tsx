import { Verdict } from '../../../../kit/question/Verdict.tsx';
import type { Translate } from '../../explain/words.ts';
import type { ToldMiss } from './told-miss.ts';

export interface TrickMissProps extends Pick<ToldMiss, 'name' | 'why'> {
  readonly t: Translate;
  /** Gives the question up. */
  readonly onShow: () => void;
}

/** What is said to a wrong taker, and the way to the answer; the picture still asks. */
export function TrickMiss(props: TrickMissProps) {
  const t = props.t;
  return (
    <>
      <Verdict isRight={false} title={t('attempt.not', { answer: props.name })} keepsFocus>
        <p>{props.why}</p>
        <p>{t('attempt.again')}</p>
      </Verdict>
      <p class="st-tools st-walk">
        <button type="button" class="st-button" onClick={() => props.onShow()}>
          {t('attempt.show')}
        </button>
      </p>
    </>
  );
}
