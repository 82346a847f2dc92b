import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { seatNames } from '../../explain/player-names.ts';
import type { Translate } from '../../explain/words.ts';
import { makeGame } from '../../notation/game.ts';
import { earlierRounds, type Match } from '../../players/match.ts';
import { counselOn } from './ask-worker.ts';
import styles from './Coach.css?url';
import { CounselCards } from './CounselCards.tsx';
import { EarlierRound } from './EarlierRound.tsx';
import { lookBack } from './look-back.ts';
import { Review } from './Review.tsx';
import { createThinking, Thinking } from './thinking.tsx';
import { type ToldCounsel, type ToldCounselled, tellCounsel } from './told-coach.ts';
import type { ToldReview } from './told-review.ts';

export interface CoachProps {
  /** The round as it stands. */
  readonly match: Match;
  /** Whether the round is over, and there is something to look back on. */
  readonly isOver: boolean;
  /** Whether a card is to be chosen now. */
  readonly isTurn: boolean;
  /** Whether it speaks before this card without being asked. */
  readonly isUnasked: boolean;
  readonly lang: string;
  readonly t: Translate;
  /** Says what it would play before the next card. */
  readonly onAdvice: (cards: readonly ToldCounselled[]) => void;
}

/** Says nothing until asked, unless a game is played with its advice: before a card what it would play, after a round what cost most. */
export function Coach(props: CoachProps) {
  const { t, lang } = props;
  const thinking = createThinking<ToldCounsel | ToldReview>();
  const { found: answer, state } = thinking;
  /** Unasked it says in a sentence what it would play; the rest is unfolded by whoever wants it. */
  const [isUnfolded, setUnfolded] = createSignal(false);
  /** What was played: neither that there was advice nor which sets are discarded in the end changes it. */
  const played = createMemo(
    (): Match => ({ ...props.match, hints: 0, isAdvised: false, sets: [], keeps: [] }),
    undefined,
    { equals: (one, other) => makeGame(one) === makeGame(other) },
  );
  const isOpen = () => (props.isTurn || props.isOver) && state() !== 'thinking';
  const ask = async () => {
    const asked = played();
    if (!isOpen()) return;
    const found = await thinking.think(
      async (onTrick) =>
        props.isOver
          ? lookBack(asked, t, lang, onTrick)
          : tellCounsel(await counselOn(asked), seatNames(t), t, lang),
      () => asked === played(),
    );
    if (found && 'cards' in found && props.isTurn) props.onAdvice(found.cards);
  };
  const isUnasked = createMemo(() => props.isTurn && props.isUnasked);
  createEffect(
    on([played, isUnasked], () => {
      thinking.forget();
      if (isUnasked()) ask();
    }),
  );
  const body = (found: ToldCounsel | ToldReview) =>
    'cards' in found ? (
      <CounselCards told={found} />
    ) : (
      <>
        <Review told={found} t={t} lang={lang} />
        <For each={earlierRounds(played())}>
          {(earlier) => <EarlierRound match={earlier} t={t} lang={lang} />}
        </For>
      </>
    );
  return (
    <section class="st-coach" aria-label={t('play.coach.label')}>
      <Show when={!isUnasked() || state() === 'failed'}>
        <button type="button" class="st-button" aria-disabled={!isOpen()} onClick={ask}>
          {t(props.isOver ? 'play.coach.after' : 'play.coach.before')}
        </button>
      </Show>
      <Show when={state() ?? answer()}>
        <link rel="stylesheet" href={styles} />
      </Show>
      <Thinking of={thinking} tricks={props.isOver ? props.match.tricks : undefined} t={t} />
      <Show when={answer()}>
        {(found) => (
          <Show when={isUnasked()} fallback={body(found())}>
            <details
              open={isUnfolded()}
              onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
            >
              <summary>{t('play.coach.cards')}</summary>
              {body(found())}
            </details>
          </Show>
        )}
      </Show>
    </section>
  );
}
