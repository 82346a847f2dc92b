import { createSignal, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { makeGame } from '../../notation/game.ts';
import type { Match } from '../../players/match.ts';
import { lookBack } from './look-back.ts';
import { Review } from './Review.tsx';
import type { ToldReview } from './told-review.ts';

/** A round that was over before the present one: looked back on when it is unfolded. */
export function EarlierRound(props: {
  /** The game at the end of this round. */
  readonly match: Match;
  readonly t: Translate;
  readonly lang: string;
}) {
  const { match, t, lang } = props;
  const [told, setTold] = createSignal<ToldReview>();
  const [state, setState] = createSignal<'thinking' | 'failed'>();
  const [done, setDone] = createSignal(0);
  const look = async () => {
    if (told() || state() === 'thinking') return;
    setState('thinking');
    setDone(0);
    try {
      setTold(await lookBack(makeGame(match), t, lang, setDone));
      setState(undefined);
    } catch {
      setState('failed');
    }
  };
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && look()}>
      <summary>{t('play.of-round', { number: match.before.length + 1 })}</summary>
      <p role="status">
        <Show when={state()} fallback={told()?.sentence}>
          {(now) => t(`play.coach.${now()}`)}
        </Show>
      </p>
      <Show when={state() === 'thinking'}>
        <progress max={match.tricks} value={done()} aria-label={t('play.coach.label')} />
      </Show>
      <Show when={told()}>{(found) => <Review told={found()} t={t} lang={lang} />}</Show>
    </details>
  );
}
