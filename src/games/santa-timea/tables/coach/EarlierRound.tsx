import { Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { Match } from '../../players/match.ts';
import { lookBack } from './look-back.ts';
import { Review } from './Review.tsx';
import type { Reviewed, ReviewView } from './review-view.ts';
import { createThinking, Thinking } from './thinking.tsx';

/** A round that was over before the present one: looked back on when it is unfolded. */
export function EarlierRound(props: {
  /** The game at the end of this round. */
  readonly match: Match;
  readonly whose: Reviewed;
  readonly t: Translate;
  readonly lang: string;
}) {
  const { match, whose, t, lang } = props;
  const thinking = createThinking<ReviewView>();
  const { found, state } = thinking;
  const look = () => {
    if (found() || state() === 'thinking') return;
    thinking.think((onTrick) => lookBack(match, whose, t, lang, onTrick));
  };
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && look()}>
      <summary>{t('play.of-round', { number: match.before.length + 1 })}</summary>
      <Thinking of={thinking} tricks={match.tricks} t={t} />
      <Show when={found()}>{(told) => <Review told={told()} t={t} lang={lang} />}</Show>
    </details>
  );
}
