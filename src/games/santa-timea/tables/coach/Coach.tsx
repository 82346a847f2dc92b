import { createSignal, For, Show } from 'solid-js';
import { isShared } from '../../../../core/people.ts';
import { Button } from '../../../../kit/Button.tsx';
import type { Translate } from '../../explain/words.ts';
import { earlierRounds, type Match } from '../../players/match.ts';
import { CounselCards } from './CounselCards.tsx';
import { type createCoach, lookBack } from './create-coach.ts';
import { Review } from './Review.tsx';
import type { Reviewed, ReviewView } from './review-view.ts';
import { createThinking, Thinking } from './thinking.tsx';

interface CoachProps {
  readonly coach: ReturnType<typeof createCoach>;
  readonly names: readonly string[];
  readonly isOver: boolean;
  readonly t: Translate;
}

export function Coach(props: CoachProps) {
  const { coach, t } = props;
  const { state } = coach.thinking;
  const [isUnfolded, setUnfolded] = createSignal(false);
  return (
    <section class="st-coach needs-script" aria-label={t('play.coach.label')}>
      <Show when={!props.isOver && (!coach.isUnasked() || state() === 'failed')}>
        <Button isOff={!coach.canAsk()} onPress={() => coach.ask()}>
          {t('play.coach.before')}
        </Button>
      </Show>
      <Show when={props.isOver && isShared(coach.played().people)}>
        <div class="st-tools">
          <For each={coach.played().people}>
            {(seat) => (
              <Button isOff={!coach.canAsk()} onPress={() => coach.ask(seat)}>
                {t('people.look-back', { name: props.names[seat] ?? '' })}
              </Button>
            )}
          </For>
        </div>
      </Show>
      <Thinking
        of={coach.thinking}
        found={coach.review()}
        words="play.coach"
        steps={props.isOver ? coach.played().tricks : undefined}
        t={t}
      />
      <Show when={coach.counsel()}>
        {(view) => (
          <details
            open={isUnfolded()}
            onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
          >
            <summary>{t('play.coach.cards')}</summary>
            <CounselCards view={view()} />
          </details>
        )}
      </Show>
      <Show when={coach.review()} keyed>
        {(view) => (
          <>
            <Review view={view} t={t} />
            <For each={earlierRounds(coach.played())}>
              {(earlier) => (
                <EarlierRound
                  match={earlier}
                  whose={{ seat: coach.seat(), names: props.names }}
                  t={t}
                />
              )}
            </For>
          </>
        )}
      </Show>
    </section>
  );
}

function EarlierRound(props: {
  readonly match: Match;
  readonly whose: Reviewed;
  readonly t: Translate;
}) {
  const { match, whose, t } = props;
  const thinking = createThinking<ReviewView>();
  const { found, state } = thinking;
  const look = () => {
    if (found() || state() === 'thinking') return;
    thinking.think((onTrick) => lookBack(match, whose, t, onTrick));
  };
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && look()}>
      <summary>{t('play.of-round', { number: match.before.length + 1 })}</summary>
      <Thinking of={thinking} found={found()} words="play.coach" steps={match.tricks} t={t} />
      <Show when={found()}>{(view) => <Review view={view()} t={t} />}</Show>
    </details>
  );
}
