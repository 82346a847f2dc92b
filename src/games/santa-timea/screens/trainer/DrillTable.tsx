import { createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { Button } from '../../../../kit/Button.tsx';
import type { Translate } from '../../explain/words.ts';
import { NOBODY } from '../../questions/trick.ts';
import { HIGHEST_RANK } from '../../rules/cards.ts';
import { TrickCards } from '../../tables/sea/Sea.tsx';
import { NOTHING_KNOWN, sailing } from '../../tables/sea/sea-layout.ts';
import type { Drill } from './trainer-view.ts';

interface DrillAnswersProps {
  readonly drill: Drill;
  readonly t: Translate;
  readonly onAnswer: (code: string) => void;
}

export function DrillAnswers(props: DrillAnswersProps) {
  const { kind } = props.drill.item;
  return (
    <Show when={kind === 'worth' || kind === 'copy'} fallback={<Choices {...props} />}>
      <Keypad t={props.t} onEnter={(halves) => props.onAnswer(String(halves))} />
    </Show>
  );
}

/** Buttons, and keys for all answers: `1` for the first and so on, `0` for nobody. */
function Choices(props: DrillAnswersProps) {
  const { item, view } = props.drill;
  const keys = new Map(
    view.answers.map(({ code }, index) => [code, code === NOBODY ? '0' : String(index + 1)]),
  );
  // Cards are their own buttons.
  const buttons = view.answers.filter(({ code }) => item.kind === 'share' || code === NOBODY);
  let box!: HTMLDivElement;
  ownKeys(
    () => box,
    ({ key }) => {
      const answer = view.answers.find(({ code }) => keys.get(code) === key);
      if (answer) props.onAnswer(answer.code);
      return answer !== undefined;
    },
  );
  return (
    <div class="st-tools st-answers" ref={box}>
      <For each={buttons}>
        {({ code, label }) => (
          <button
            type="button"
            class="st-button"
            data-answer={code}
            onClick={() => props.onAnswer(code)}
          >
            {code !== NOBODY && <span class={`st-disc st-${code}`} aria-hidden="true" />}
            {label}
            <span class="st-key" aria-hidden="true">
              {keys.get(code)}
            </span>
          </button>
        )}
      </For>
    </div>
  );
}

export function DrillCards(props: {
  readonly drill: Drill;
  readonly isOpen: boolean;
  readonly t: Translate;
  readonly onChoose?: ((place: number) => void) | undefined;
}) {
  const trick = () => props.drill.item.question.position.trick;
  return (
    <TrickCards
      hasNoKey
      trick={trick()}
      view={props.drill.table}
      names={props.drill.names}
      known={props.isOpen ? sailing([...trick().plays.keys()]) : NOTHING_KNOWN}
      t={props.t}
      choice={
        props.onChoose
          ? {
              question: props.drill.view.question,
              isNumbered: true,
              onChoose: (place) => place !== null && props.onChoose?.(place),
            }
          : undefined
      }
    />
  );
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

function Keypad(props: {
  readonly t: Translate;
  /** @param halves the worth in half points. */
  readonly onEnter: (halves: number) => void;
}) {
  const [digits, setDigits] = createSignal('');
  const [half, setHalf] = createSignal(false);
  const text = () => digits() + (half() ? '½' : '');
  const add = (digit: string) =>
    setDigits((before) => (Number(before + digit) > HIGHEST_RANK ? before : before + digit));
  const remove = () => (half() ? setHalf(false) : setDigits((before) => before.slice(0, -1)));
  const enter = () => text() !== '' && props.onEnter(Number(digits()) * 2 + Number(half()));
  const press = ({ key, target }: KeyboardEvent) => {
    if (DIGITS.includes(key)) add(key);
    else if (/^[hH½]$/.test(key)) setHalf(!half());
    else if (key === 'Backspace') remove();
    else if (key === 'Enter' && !(target instanceof HTMLButtonElement)) enter();
    else return false;
    return true;
  };
  let pad!: HTMLFieldSetElement;
  ownKeys(() => pad, press);
  return (
    <fieldset class="st-keys st-large st-keypad" ref={pad}>
      <legend class="aloud">{props.t('trainer.keypad.label')}</legend>
      <output class="st-entered whole" aria-label={props.t('trainer.keypad.label')}>
        {text() || ' '}
      </output>
      <For each={DIGITS}>{(digit) => <Button onPress={() => add(digit)}>{digit}</Button>}</For>
      <Button
        label={props.t('trainer.keypad.half')}
        isPressed={half()}
        onPress={() => setHalf(!half())}
      >
        ½
      </Button>
      <Button label={props.t('trainer.keypad.delete')} onPress={remove}>
        ⌫
      </Button>
      <Button class="whole" isPrimary isOff={text() === ''} onPress={enter}>
        {props.t('trainer.keypad.check')}
      </Button>
    </fieldset>
  );
}

/** Keys with a modifier are the browser’s. @param press tells whether it took the key. */
function ownKeys(box: () => HTMLElement, press: (event: KeyboardEvent) => boolean): void {
  const hear = (event: KeyboardEvent) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
    if (isPlain && press(event)) event.preventDefault();
  };
  onMount(() => {
    const panel = box().closest('section');
    panel?.addEventListener('keydown', hear);
    onCleanup(() => panel?.removeEventListener('keydown', hear));
  });
}
