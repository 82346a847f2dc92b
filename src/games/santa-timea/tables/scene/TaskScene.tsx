import { For, type JSX, Match, Show, Switch } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { WindCard } from '../../rules/cards.ts';
import { WindCards } from '../cards/LaidCards.tsx';
import { NOTHING_KNOWN } from '../sea/fleet.ts';
import { Sea } from '../sea/Sea.tsx';
import type { SceneView, ScoreSeat } from './scene-view.ts';

interface TaskSceneProps {
  readonly scene: SceneView;
  /** What is asked, where that stands above. */
  readonly children?: JSX.Element;
  readonly t: Translate;
}

type Of<K extends SceneView['kind']> = Extract<SceneView, { kind: K }>;

/** The situation that is asked about. A trick is drawn by `TaskTrick`, since answers change it. */
export function TaskScene(props: TaskSceneProps) {
  const of = <K extends SceneView['kind']>(kind: K) =>
    props.scene.kind === kind && (props.scene as Of<K>);
  return (
    <Show when={!of('trick') && !of('hand')}>
      <Show
        when={of('ending')}
        fallback={
          <div class="st-board">
            {props.children}
            <Switch>
              <Match when={of('row')}>{(scene) => <Row scene={scene()} t={props.t} />}</Match>
              <Match when={of('score')}>{(scene) => <Scores scene={scene()} t={props.t} />}</Match>
              <Match when={of('stage')}>{(scene) => <Notes notes={scene().notes} />}</Match>
              <Match when={of('game')}>{(scene) => <Rounds scene={scene()} t={props.t} />}</Match>
            </Switch>
          </div>
        }
      >
        {(scene) => (
          <Ending scene={scene()} t={props.t}>
            {props.children}
          </Ending>
        )}
      </Show>
    </Show>
  );
}

/** The open cards, the one furthest from the deck first, then the deck and the forecast behind it. */
function Row(props: { readonly scene: Of<'row'>; readonly t: Translate }) {
  return (
    <div class="st-task-row">
      <WindCards cards={props.scene.open} t={props.t} />
      <span class="st-task-deck">{props.scene.deck}</span>
      {props.scene.forecast.length > 0 && (
        <div class="st-task-forecast">
          {props.t('scene.forecast')}
          <WindCards cards={props.scene.forecast} t={props.t} />
        </div>
      )}
    </div>
  );
}

function Notes(props: { readonly notes: readonly string[] }) {
  return (
    <ul class="st-task-notes">
      <For each={props.notes}>{(note) => <li>{note}</li>}</For>
    </ul>
  );
}

/** Everybody's wind cards at the end of a round. */
function Scores(props: { readonly scene: Of<'score'>; readonly t: Translate }) {
  return (
    <>
      <ul class="st-task-seats">
        <For each={props.scene.seats}>{(seat) => <Seat seat={seat} t={props.t} />}</For>
      </ul>
      <p class="st-note">{props.scene.notes.join(' · ')}</p>
    </>
  );
}

function Seat(props: { readonly seat: ScoreSeat; readonly t: Translate }) {
  return (
    <li classList={{ 'st-asked': props.seat.isAsked }}>
      <b>
        {props.seat.name}
        {props.seat.isAsked && <span class="st-note">{` · ${props.t('scene.asked')}`}</span>}
      </b>
      {props.seat.kept.length > 0 ? (
        <WindCards cards={props.seat.kept} t={props.t} />
      ) : (
        <p class="st-note">{props.t('scene.none')}</p>
      )}
      {props.seat.gone.length > 0 && (
        <div class="st-task-gone">
          {props.t('scene.gone')}
          <WindCards cards={props.seat.gone} t={props.t} />
        </div>
      )}
    </li>
  );
}

/** The trick on the table with everybody's cards face up, and the winds to come; the learner's cards are the answers. */
function Ending(props: {
  readonly scene: Of<'ending'>;
  readonly t: Translate;
  readonly children: JSX.Element;
}) {
  const t = props.t;
  const lanes = () =>
    props.scene.seats.map(({ name, isAsked, played, hand }) => ({
      name,
      isYou: isAsked,
      played: played && { play: played.play, name: played.card.name },
      missing: t(isAsked ? 'attempt.your-card' : 'attempt.unseen'),
      held: isAsked ? [] : hand.map(({ play, card }) => ({ play, name: card.name })),
    }));
  const taken = () => props.scene.seats.flatMap(({ pile }) => pile);
  return (
    <>
      <Sea
        hasNoKey
        wind={props.scene.winds[0] as WindCard}
        carried={[]}
        lanes={lanes()}
        known={NOTHING_KNOWN}
        asked={props.scene.seats.findIndex(({ isAsked }) => isAsked)}
        t={t}
        aside={
          <div class="st-task-ahead">
            {t('scene.ahead')}
            <WindCards cards={props.scene.winds.slice(1)} t={t} />
          </div>
        }
      >
        {props.children}
      </Sea>
      <Show when={taken().length > 0}>
        <div class="st-task-gone st-task-taken">
          {t('scene.taken')}
          <WindCards cards={taken()} t={t} />
        </div>
      </Show>
    </>
  );
}

/** The victory points so far, a player a line, since names are long; and what else is to be known. */
function Rounds(props: { readonly scene: Of<'game'>; readonly t: Translate }) {
  return (
    <>
      <Show when={props.scene.rounds.length > 0}>
        <table class="st-task-rounds">
          <caption>{props.t('scene.points')}</caption>
          <thead>
            <tr>
              <th scope="row">{props.t('scene.rounds')}</th>
              <For each={props.scene.rounds}>
                {(_, index) => (
                  <th scope="col">
                    <span class="aloud">{props.t('scene.round', { number: index() + 1 })}</span>
                    <span aria-hidden="true">{index() + 1}</span>
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <tbody>
            <For each={props.scene.names}>
              {(name, seat) => (
                <tr>
                  <th scope="row">{name}</th>
                  <For each={props.scene.rounds}>{(points) => <td>{points[seat()]}</td>}</For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
      <For each={props.scene.notes}>{(note) => <p class="st-note">{note}</p>}</For>
    </>
  );
}
