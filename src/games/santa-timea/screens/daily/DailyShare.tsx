import { createSignal, Show } from 'solid-js';
import { type Day, dayAfter, dayOf, sayDay, sayWeekday, weekdayOf } from '../../../../core/day.ts';
import { type DailyProgress, dailyRecord } from '../../../../device/daily.ts';
import { dailyFigures } from '../../../../device/daily-figures.ts';
import { openRecord } from '../../../../device/record.ts';
import type { Translate } from '../../explain/words.ts';
import type { AskedDay, DailyPlaces } from './told-daily.ts';

export interface DailyShareProps {
  readonly asked: AskedDay;
  readonly game: string;
  readonly places: DailyPlaces;
  readonly lang: string;
  readonly t: Translate;
}

/** Tells others how it went: by the system, by the clipboard, or as a text to be copied by hand. */
export function DailyShare(props: DailyShareProps) {
  const t = props.t;
  const [isCopied, setCopied] = createSignal(false);
  const [isShown, setShown] = createSignal(false);
  const canSend = typeof navigator.share === 'function';
  const text = () => {
    const days = openRecord(dailyRecord(props.game)).get();
    const today = dayOf(Date.now());
    return shareText(props, days, today);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setCopied(true);
      setShown(false);
    } catch {
      setShown(true);
    }
  };
  const send = async () => {
    try {
      await navigator.share({ text: text() });
    } catch (error) {
      // Whoever closes the sheet has changed their mind; all else falls back.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setShown(true);
    }
  };
  return (
    <div class="st-daily-share">
      <p class="st-tools">
        <Show when={canSend}>
          <button type="button" class="st-button st-primary" onClick={send}>
            {t('daily.share.send')}
          </button>
        </Show>
        <button type="button" class={canSend ? 'st-button' : 'st-button st-primary'} onClick={copy}>
          {t(isCopied() ? 'daily.share.copied' : 'daily.share.copy')}
        </button>
      </p>
      <p class="st-aloud" role="status">
        {isCopied() && t('daily.share.copied')}
      </p>
      <Show when={isShown()}>
        <label class="st-daily-text">
          {t('daily.share.by-hand')}
          <textarea
            rows="5"
            readOnly
            value={text()}
            ref={(box) => queueMicrotask(() => box.select())}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      </Show>
    </div>
  );
}

/**
 * One text in words, which gives nothing away and can be read aloud: which puzzle, how it went, for today’s
 * puzzle the streak and a row with the tries of this week’s days, and the link that opens it in everybody’s
 * own language.
 */
function shareText(
  { asked, places, lang, t }: Pick<DailyShareProps, 'asked' | 'places' | 'lang' | 't'>,
  days: DailyProgress,
  today: Day,
): string {
  const tries = days[asked.day]?.given.length ?? 1;
  const { streak } = dailyFigures(days, today);
  const monday = dayAfter(today, -weekdayOf(today));
  const row = Object.entries(days)
    .filter(([day, { solved }]) => solved && monday <= day && day <= today)
    .sort()
    .map(([day, { given }]) => `${sayWeekday(day, lang)} ${given.length}`)
    .join(', ');
  const link = new URL(`${places.shared}${asked.kind}/#${asked.day}`, location.origin).href;
  return [
    t('daily.share.title', { number: asked.number, date: sayDay(asked.day, lang) }),
    t('daily.level', { band: t(`band.${asked.band}`) }),
    tries === 1 ? t('daily.share.first') : t('daily.share.later', { count: tries }),
    ...(asked.day === today && streak > 1 ? [t('daily.share.streak', { count: streak })] : []),
    ...(asked.day === today ? [t('daily.share.row', { row })] : []),
    link,
  ].join('\n');
}
