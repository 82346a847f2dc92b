import { For } from 'solid-js';
import { type Day, sayDay, sayWeekday } from '../../../../core/day.ts';
import type { DailyProgress } from '../../../../device/daily.ts';
import { weekOf } from '../../../../device/daily-figures.ts';
import { handOn, saveFile } from '../../../../device/take-out.ts';
import { Button } from '../../../../kit/Button.tsx';
import type { Translate } from '../../explain/words.ts';
import { drawWeek } from './week-picture.ts';

export function Week(props: {
  readonly days: DailyProgress;
  readonly today: Day;
  readonly streak: number;
  readonly t: Translate;
}) {
  const { t } = props;
  const week = () => weekOf(props.days, props.today);
  const picture = async () => {
    const blob = await drawWeek({
      title: t('daily.week.title'),
      lanes: week().map(({ day, sails }) => ({ name: sayWeekday(day, t.lang), sails })),
      run: props.streak > 1 ? t('daily.share.streak', { count: props.streak }) : '',
    });
    if (!blob) return;
    const file = new File([blob], `windrose-${props.today}.png`, { type: blob.type });
    const files = [file];
    if (!(navigator.canShare?.({ files }) && (await handOn({ files })))) saveFile(file);
  };
  return (
    <>
      <ol class="st-pennants" aria-label={t('daily.week.label')}>
        <For each={week()}>
          {({ day, sails }) => (
            <li class={sails ? `st-pennant-${sails}` : undefined}>
              <span aria-hidden="true">{sayWeekday(day, t.lang)}</span>
              <span class="aloud">
                {`${sayDay(day, t.lang)}, ${t(sails ? `daily.log.${sails}` : 'daily.week.none')}`}
              </span>
            </li>
          )}
        </For>
      </ol>
      <p class="st-tools">
        <Button onPress={picture}>{t('daily.week.picture')}</Button>
      </p>
    </>
  );
}
