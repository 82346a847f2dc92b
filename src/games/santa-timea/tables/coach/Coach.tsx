import { createEffect, createMemo, createSignal, createUniqueId, For, on, Show } from 'solid-js';
import { isShared } from '../../../../core/people.ts';
import { Button } from '../../../../kit/Button.tsx';
import type { Translate } from '../../explain/words.ts';
import { makeGame } from '../../notation/game.ts';
import { at, earlierRounds, type Match } from '../../players/match.ts';
import { LEARNER } from '../../rules/dealt-game.ts';
import type { Seat } from '../../rules/round.ts';
import { Needle } from '../cards/icons.tsx';
import { SideBySide } from '../sea/Sea.tsx';
import { askPlayers } from './ask-players.ts';
import { type CounselView, viewCounsel } from './counsel-view.ts';
import { keepMisreadTricks, keepMistake } from './mistakes.ts';
import { type MistakeView, type Reviewed, type ReviewView, viewReview } from './review-view.ts';
import { CounselCards, TryAgain } from './TryAgain.tsx';
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
  let heading!: HTMLHeadingElement;
  createEffect(() => {
    // Until there is something to see the end stays in sight, and the button that asked is seen at work.
    if (!props.isOver || state() === 'thinking' || !(state() || coach.review())) return;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start' });
  });
  return (
    <section class="st-coach needs-script" aria-label={t('play.coach.label')}>
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

interface ReviewProps {
  readonly view: ReviewView;
  readonly t: Translate;
}

function Review(props: ReviewProps) {
  const { view, t } = props;
  const group = createUniqueId();
  return (
    <div class="st-review">
      <dl class="columns st-counts">
        <For each={view.sum}>
          {({ name, value, is }) => (
            <div class={is}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          )}
        </For>
      </dl>
      <p>{view.strongest}</p>
      <Line view={view} t={t} />
      <Show when={view.mistakes.length > 0}>
        <p class="st-note">
          {t('coach.review.two')} {t('coach.review.kept')}
        </p>
      </Show>
      <For each={view.mistakes}>
        {(mistake, index) => (
          <Mistake mistake={mistake} group={group} isFirst={index() === 0} t={t} />
        )}
      </For>
      <details>
        <summary>{t('coach.review.all')}</summary>
        <table class="st-table">
          <thead>
            <tr>
              <th scope="col">{t('coach.review.trick')}</th>
              <th scope="col">{t('coach.review.you')}</th>
              <th scope="col">{t('coach.review.coach')}</th>
              <th scope="col">{view.heads.expected}</th>
              <th scope="col">{t('coach.review.cost')}</th>
            </tr>
          </thead>
          <tbody>
            <For each={view.tricks}>
              {({ trick, played, best, expected, cost }) => (
                <tr>
                  <th scope="row">{trick}</th>
                  <For each={[played, best, expected, cost]}>{(cell) => <td>{cell}</td>}</For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </details>
      <p class="st-note">{t('coach.review.note')}</p>
    </div>
  );
}

/** A thick step is a card that cost something, a thin line what the others and the deal did. */
function Line(props: ReviewProps) {
  const { view, t } = props;
  const { picture } = view;
  const [most, least] = picture.edges;
  return (
    <figure class="st-review-chart">
      <figcaption>
        <b>{t('coach.review.line')}</b>
        <p class="st-note">{t('coach.review.legend')}</p>
      </figcaption>
      <div class="st-review-plot" aria-hidden="true">
        <span>{most}</span>
        <svg
          class="st-review-line"
          viewBox={`0 -3 ${picture.width} 106`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path stroke="var(--line)" d={`M0 0H${picture.width}M0 100H${picture.width}`} />
          <path stroke-dasharray="4 3" d={picture.luck} />
          <path stroke="var(--bad)" stroke-width="5" d={picture.steps} />
        </svg>
        <span>{least}</span>
        <ol class="plain">
          <For each={view.tricks}>
            {({ trick, wind, isTaken, cost }) => (
              <li classList={{ 'st-review-taken': isTaken, 'st-review-dear': cost !== '' }}>
                <Needle wind={wind.wind} />
                {trick}
              </li>
            )}
          </For>
        </ol>
      </div>
    </figure>
  );
}

function Mistake(props: {
  readonly mistake: MistakeView;
  readonly group: string;
  readonly isFirst: boolean;
  readonly t: Translate;
}) {
  const { mistake, t } = props;
  const [isOpen, setOpen] = createSignal(false);
  return (
    <details class="aside st-review-mistake" name={props.group} open={props.isFirst}>
      <summary>{mistake.title}</summary>
      <Show
        when={isOpen()}
        fallback={
          <>
            <SideBySide wind={mistake.wind} seas={mistake.seas} t={t} />
            <Button isPrimary onPress={() => setOpen(true)}>
              {t('coach.again.open')}
            </Button>
          </>
        }
      >
        <TryAgain text={mistake.text} t={t} />
      </Show>
    </details>
  );
}
