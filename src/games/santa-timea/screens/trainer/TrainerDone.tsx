import { For, type JSX, onMount, Show } from 'solid-js';
import { rightAnswers } from '../../../../kit/question/view.ts';
import type { Translate } from '../../explain/words.ts';
import { type SeenWorth, wayOf } from '../../tables/sea/sea-layout.ts';
import type { Item } from '../../trainer/session.ts';
import { type Answered, mistakeIn } from '../../trainer/tally.ts';
import { DrillCards } from './DrillTable.tsx';
import { viewDrill } from './trainer-view.ts';
import './Trainer.css';
import { Ship } from '../../tables/sea/Ship.tsx';

export function TrainerDone(props: {
  readonly title: string;
  readonly isDressed: boolean;
  readonly answers: readonly Answered[];
  /** Where ship and storm are in the end, 0 to 1. */
  readonly ship: number;
  readonly storm: number;
  readonly sails: SeenWorth['by'];
  readonly t: Translate;
  readonly children: JSX.Element;
}) {
  let heading!: HTMLHeadingElement;
  // The button of the last answer is gone, so the heading takes the focus.
  onMount(() => {
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'nearest' });
  });
  return (
    <>
      <h2
        class="minor st-done"
        classList={{ 'st-dressed': props.isDressed }}
        tabindex="-1"
        ref={heading}
      >
        {props.title}
      </h2>
      <div class="st-sea">
        <Flight ship={props.ship} storm={props.storm} sails={props.sails} />
      </div>
      {props.children}
      <Show when={mistakeIn(props.answers)}>
        {(mistake) => (
          <section class="st-mistake">
            <h3>{props.t('trainer.mistake')}</h3>
            <WorkedItem item={mistake().item} given={mistake().answer} t={props.t} />
          </section>
        )}
      </Show>
    </>
  );
}

export const DrillBar = (props: {
  readonly answers: readonly Answered[];
  readonly total: number;
}) => (
  <span class="st-drill-bar" aria-hidden="true">
    <For each={Array.from({ length: props.total }, (_, index) => index)}>
      {(index) => {
        const answer = () => props.answers[index];
        return (
          <i
            classList={{ 'st-hit': answer()?.isRight, 'st-missed': answer()?.isRight === false }}
          />
        );
      }}
    </For>
  </span>
);

export function WorkedItem(props: {
  readonly item: Item;
  readonly given?: string;
  readonly t: Translate;
}) {
  const { t } = props;
  const drill = viewDrill(props.item, t);
  const { view } = drill;
  const [right] = rightAnswers(view);
  const answer = right?.label ?? '';
  const given = view.answers.find(({ code }) => code === props.given);
  return (
    <>
      <p>
        <b>{view.question}</b>
      </p>
      <DrillCards drill={drill} isOpen t={t} />
      <p class="st-worked">
        {given
          ? t('trainer.wrong', { answers: answer, answer: given.label })
          : t('trainer.answer', { answer })}
      </p>
      <Show when={given && view.reply(given.code).trap}>{(trap) => <p>{trap()}</p>}</Show>
      <For each={right && view.reply(right.code).sentences}>{({ text }) => <p>{text}</p>}</For>
    </>
  );
}

/** The half points at the end of her way. */
const FAR = 26;

/** There is no calm on this chart: the way begins at the quay. */
const at = (way: number) => `--z:0;${wayOf(FAR * way)}`;

export const Flight = (props: {
  /** How far the ship has come, and the storm behind her: 0 to 1. */
  readonly ship: number;
  readonly storm: number;
  readonly sails: SeenWorth['by'];
  readonly dock?: JSX.Element;
}) => (
  <div class="st-race st-lanes st-flight" aria-hidden="true">
    <div class="st-field">
      <i class="st-storm" style={at(props.storm)} />
    </div>
    <div class="st-seat st-lane st-sails" style={at(props.ship)}>
      <span class="st-dock">{props.dock}</span>
      <span class="st-track">
        <span class="st-wake" />
        <span class="st-hull st-P">
          <Ship
            letter=""
            isPiratess={false}
            worth={{ by: props.sails }}
            isOut={props.storm >= props.ship}
          />
        </span>
      </span>
    </div>
  </div>
);
