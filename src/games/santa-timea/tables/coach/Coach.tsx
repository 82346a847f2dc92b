import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { isShared } from '../../../../core/people.ts';
import { Button } from '../../../../kit/Button.tsx';
import type { Translate } from '../../explain/words.ts';
import { makeGame } from '../../notation/game.ts';
import { at, earlierRounds, type Match } from '../../players/match.ts';
import { LEARNER } from '../../rules/dealt-game.ts';
import type { Seat } from '../../rules/round.ts';
import { askPlayers } from './ask-players.ts';
import { CounselCards } from './CounselCards.tsx';
import { type CounselView, viewCounsel } from './counsel-view.ts';
import { keepMisreadTricks, keepMistake } from './mistakes.ts';
import { Review } from './Review.tsx';
import { type Reviewed, type ReviewView, viewReview } from './review-view.ts';
import { createThinking, Thinking } from './thinking.tsx';

interface CoachedTable {
  readonly match: () => Match;
  readonly names: () => readonly string[];
  readonly isOver: () => boolean;
  readonly isTurn: () => boolean;
  readonly isUnasked: () => boolean;
  readonly onAdvice: () => void;
}

/** Looks back on a round that is over, and keeps every mistake of the reader’s for practice. @param onTrick hears how many tricks are done. */
async function lookBack(
  match: Match,
  whose: Reviewed,
  t: Translate,
  onTrick: (done: number) => void,
): Promise<ReviewView> {
  const review = await askPlayers('review', match, onTrick, whose.seat);
  const view = viewReview(review, match, t, whose);
  if (whose.seat !== LEARNER) return view;
  for (const puzzle of view.puzzles) keepMistake(puzzle, 'missed');
  keepMisreadTricks(
    at(match),
    review.steps.flatMap(({ isMistake }, trick) => (isMistake ? [trick] : [])),
  );
  return view;
}

export function createCoach(table: CoachedTable, t: Translate) {
  const thinking = createThinking<CounselView | ReviewView>();
  const { found, state } = thinking;
  /** What was played: neither that there was advice nor which sets are discarded in the end changes it. */
  const played = createMemo(
    (): Match => ({ ...table.match(), hints: 0, isAdvised: false, sets: [], keeps: [] }),
    undefined,
    { equals: (one, other) => makeGame(one) === makeGame(other) },
  );
  const canAsk = () => (table.isTurn() || table.isOver()) && state() !== 'thinking';
  const [seat, setSeat] = createSignal<Seat>(LEARNER);
  const ask = async (whose: Seat = LEARNER) => {
    const asked = played();
    if (!canAsk()) return;
    setSeat(whose);
    const view = await thinking.think(
      async (onTrick) =>
        table.isOver()
          ? lookBack(asked, { seat: whose, names: table.names() }, t, onTrick)
          : viewCounsel(await askPlayers('counsel', asked), table.names(), t),
      () => asked === played(),
    );
    if (view && 'cards' in view && table.isTurn()) table.onAdvice();
  };
  const isUnasked = createMemo(() => table.isTurn() && table.isUnasked());
  createEffect(
    on([played, isUnasked], () => {
      thinking.forget();
      if (isUnasked()) ask();
    }),
  );
  return {
    thinking,
    played,
    seat,
    canAsk,
    ask,
    isUnasked,
    counsel: () => {
      const view = found();
      return view && 'cards' in view && table.isTurn() ? view : undefined;
    },
    review: () => {
      const view = found();
      return view && 'tricks' in view ? view : undefined;
    },
  };
}

export function Coach(props: {
  readonly coach: ReturnType<typeof createCoach>;
  readonly names: readonly string[];
  readonly isOver: boolean;
  readonly t: Translate;
}) {
  const { coach, t } = props;
  const { state } = coach.thinking;
  const [isUnfolded, setUnfolded] = createSignal(false);
  let section!: HTMLElement;
  let heading!: HTMLHeadingElement;
  createEffect(() => {
    if (!props.isOver || (state() !== 'thinking' && !coach.review())) return;
    heading.focus({ preventScroll: true });
    // While there is only a wait to see, the end stays in sight above it.
    if (coach.review()) heading.scrollIntoView({ block: 'start' });
    else section.scrollIntoView({ block: 'nearest' });
  });
  return (
    <section ref={section} class="st-coach needs-script" aria-label={t('play.coach.label')}>
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
      <Show when={props.isOver && (state() || coach.review())}>
        <h2 ref={heading} tabindex="-1">
          {t('play.coach.after')}
        </h2>
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
