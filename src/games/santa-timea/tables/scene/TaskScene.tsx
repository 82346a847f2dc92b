import { For, type JSX, Show } from 'solid-js';
import { createSpeech, playerNames, sayCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { USUAL } from '../../notation/ruleset.ts';
import { learnerIn, type Scene, seatsIn, type TrickScene } from '../../questions/scene.ts';
import type { WindCard } from '../../rules/cards.ts';
import { type Holding, keptCards, tripletOf } from '../../rules/score.ts';
import { WindCards } from '../cards/CardFace.tsx';
import { lanesOf, Sea, type SeaProps } from '../sea/Sea.tsx';
import { NOTHING_KNOWN } from '../sea/sea-layout.ts';
import { knownIn, notesOn, rulesNotes, variantsThatMatter } from '../trick/trick-view.ts';
import type { LineTrick, SeenTrick } from './seen-trick.ts';

type Of<K extends Scene['kind']> = Extract<Scene, { kind: K }>;

export function TaskScene(props: {
  readonly scene: Scene;
  /** The trick that shows where the answer leads, once there is nothing left to find. */
  readonly line?: LineTrick | undefined;
  readonly t: Translate;
}): JSX.Element {
  const { scene, t } = props;
  switch (scene.kind) {
    case 'trick':
      return <TaskTrick scene={scene} t={t} />;
    case 'hand':
      return null;
    case 'ending':
      return <Ending scene={scene} line={props.line} t={t} />;
    case 'stage':
      return <Notes notes={stageNotes(scene, t)} />;
    case 'tricks':
      return <Notes notes={trickNotes(scene, t)} />;
    case 'row':
      return <Row scene={scene} t={t} />;
    case 'score':
      return <Scores scene={scene} t={t} />;
    case 'game':
      return <Rounds scene={scene} t={t} />;
  }
}

const Board = (props: { readonly children: JSX.Element }) => (
  <div class="st-board pane">{props.children}</div>
);

interface TaskTrickProps
  extends Pick<SeaProps, 'tried' | 'right' | 'nobody' | 'choice' | 'closer' | 'children' | 't'> {
  readonly scene: TrickScene;
  readonly table?: SeenTrick | undefined;
  readonly isBare?: boolean;
}

export function TaskTrick(props: TaskTrickProps) {
  const { t } = props;
  const { position, asked, own } = props.scene;
  const names = playerNames(t);
  const trick = () => props.table?.trick ?? position.trick;
  const isWindAsked = () => props.scene.isWindAsked === true && !props.table;
  const lanes = () =>
    Array.from({ length: seatsIn(props.scene) }, (_, place) => {
      const isOwn = place === own?.place;
      // Before an answer the learner's card is missing, as is one from a hand that is not seen.
      const isMissing = isOwn && !props.table;
      return {
        name: isOwn ? t('task.seat-you') : (names[place] ?? ''),
        isYou: isOwn,
        played: isMissing ? null : (trick().plays[place] ?? null),
        missing: t(isOwn ? 'attempt.your-card' : 'attempt.unseen'),
        worth: props.table?.worths[place],
      };
    });
  const notes = notesOn(position, variantsThatMatter(position), t);
  return (
    <>
      <Sea
        wind={trick().wind}
        carried={trick().carried}
        lanes={lanes()}
        known={props.table?.known ?? NOTHING_KNOWN}
        asked={asked}
        tried={props.tried ?? []}
        right={props.right}
        nobody={props.nobody}
        choice={props.choice}
        closer={isWindAsked() ? undefined : props.closer}
        hasNoKey={props.closer === 'covered'}
        isWindAsked={isWindAsked()}
        t={t}
      >
        {props.children}
      </Sea>
      <p class="st-note">{!props.isBare && notes.join(' · ')}</p>
    </>
  );
}

function Row(props: { readonly scene: Of<'row'>; readonly t: Translate }) {
  const { open, forecast } = props.scene.row;
  return (
    <Board>
      <div class="row st-task-row">
        <WindCards cards={open} t={props.t} />
        <span class="soft st-task-deck">{props.t('task.deck')}</span>
        {forecast.length > 0 && (
          <div class="st-apart">
            {props.t('scene.forecast')}
            <WindCards cards={forecast} t={props.t} />
          </div>
        )}
      </div>
    </Board>
  );
}

function Notes(props: { readonly notes: readonly string[] }) {
  return (
    <ul class="plain">
      <For each={props.notes}>{(note) => <li>{note}</li>}</For>
    </ul>
  );
}

const stageNotes = ({ stage }: Of<'stage'>, t: Translate): string[] => [
  t('task.players', { count: stage.seats }),
  ...(stage.tricks > 0 ? [t('task.tricks-over', { count: stage.tricks })] : []),
];

function trickNotes({ position }: Of<'tricks'>, t: Translate): string[] {
  const { list } = createSpeech(t);
  return position.tricks.map(({ plays }, index) =>
    t('task.played', { number: index + 1, cards: list(plays.map((card) => sayCard(card, t))) }),
  );
}

function Scores(props: { readonly scene: Of<'score'>; readonly t: Translate }) {
  const { position, seat: asked } = props.scene;
  const names = playerNames(props.t);
  return (
    <Board>
      <ul class="st-task-seats">
        <For each={position.holdings}>
          {(holding, seat) => (
            <Seat
              name={names[seat()] ?? ''}
              holding={holding}
              isAsked={seat() === asked}
              t={props.t}
            />
          )}
        </For>
      </ul>
      <p class="st-note">{rulesNotes(position, props.t).join(' · ')}</p>
    </Board>
  );
}

function Seat(props: {
  readonly name: string;
  readonly holding: Holding;
  readonly isAsked: boolean;
  readonly t: Translate;
}) {
  const { holding, t } = props;
  const kept = keptCards(holding);
  const gone = holding.discarded.flatMap(tripletOf);
  return (
    <li classList={{ 'st-asked': props.isAsked }}>
      <b>
        {`${props.name} `}
        {props.isAsked && <span class="st-note">{t('scene.asked')}</span>}
      </b>
      <WindCards cards={kept} t={t}>
        {t('scene.none')}
      </WindCards>
      {gone.length > 0 && (
        <div class="st-apart st-task-gone">
          {t('scene.gone')}
          <WindCards cards={gone} t={t} />
        </div>
      )}
    </li>
  );
}

function Ending(props: {
  readonly scene: Of<'ending'>;
  readonly line: LineTrick | undefined;
  readonly t: Translate;
}) {
  const t = props.t;
  const { winds, hands, plays, pile } = props.scene.ending;
  const own = learnerIn(props.scene);
  const names = playerNames(t);
  const waiting = hands.map((hand, seat) => ({
    name: seat === own ? t('task.seat-you') : (names[seat] ?? ''),
    isYou: seat === own,
    played: plays[seat] ?? null,
    missing: t(seat === own ? 'attempt.your-card' : 'attempt.unseen'),
    held: seat === own ? [] : hand,
  }));
  return (
    <>
      <Sea
        hasNoKey
        wind={winds[0] as WindCard}
        carried={[]}
        lanes={props.line ? lanesOf(props.line) : waiting}
        known={props.line ? knownIn(props.line.view) : NOTHING_KNOWN}
        asked={own}
        t={t}
        aside={
          <div class="st-task-ahead">
            {t('scene.ahead')}
            <WindCards cards={winds.slice(1)} t={t} />
          </div>
        }
      />
      <Show when={pile.length > 0}>
        <div class="row st-apart st-task-gone" style={{ '--wind': '2.1rem' }}>
          {t('scene.taken')}
          <WindCards cards={pile} t={t} />
        </div>
      </Show>
    </>
  );
}

function Rounds(props: { readonly scene: Of<'game'>; readonly t: Translate }) {
  const { game, sunk, edition, isOver } = props.scene;
  const names = playerNames(props.t);
  const rounds = game.results.map(({ scores }) => scores.map(({ total }) => total));
  const last = game.results.at(-1);
  const notes = [
    ...sunk.map((seat) => props.t('task.sunk', { name: names[seat] ?? '' })),
    ...(last && !isOver ? [props.t('task.started', { name: names[last.starter] ?? '' })] : []),
    ...rulesNotes({ ...USUAL, edition }, props.t),
  ];
  return (
    <Board>
      <Show when={rounds.length > 0}>
        <table class="st-table st-in-columns">
          <caption>{props.t('scene.points')}</caption>
          <thead>
            <tr>
              <th scope="row">{props.t('scene.rounds')}</th>
              <For each={rounds}>
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
            <For each={names.slice(0, game.seats)}>
              {(name, seat) => (
                <tr>
                  <th scope="row">{name}</th>
                  <For each={rounds}>{(points) => <td>{points[seat()]}</td>}</For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
      <For each={notes}>{(note) => <p class="st-note">{note}</p>}</For>
    </Board>
  );
}
