import { Button } from '../../../../kit/Button.tsx';
import { FULL } from '../../../../kit/ship.ts';
import type { Translate } from '../../explain/words.ts';
import { LogShip } from '../daily/LogMonth.tsx';

export function Certificate(props: {
  readonly right: number;
  readonly total: number;
  readonly t: Translate;
}) {
  const t = props.t;
  return (
    <>
      <section class="st-certificate pane" aria-label={t('exam.rank')}>
        <svg class="st-certificate-rose" viewBox="-34 -34 68 68" aria-hidden="true">
          <circle fill="none" stroke="var(--mark)" r="29" />
          <circle
            fill="none"
            stroke="var(--mark)"
            r="33"
            stroke-dasharray="1 4.76"
            stroke-width="3"
          />
          <path d="M0-27 5-5 27 0 5 5 0 27-5 5-27 0-5-5Z" />
        </svg>
        <p class="st-certificate-rank" aria-hidden="true">
          {t('exam.rank')}
        </p>
        <p>{t('exam.certify')}</p>
        <input
          type="text"
          autocomplete="name"
          aria-label={t('exam.name')}
          placeholder={t('exam.name')}
        />
        <p>{t('exam.certified', { right: props.right, total: props.total })}</p>
        <LogShip rig={FULL} />
      </section>
      <p class="st-tools">
        <Button onPress={() => print()}>{t('exam.print')}</Button>
      </p>
    </>
  );
}
