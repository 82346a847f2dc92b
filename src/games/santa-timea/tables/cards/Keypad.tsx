import { createSignal, For, onCleanup, onMount } from 'solid-js';
import { Button } from '../../../../kit/Button.tsx';
import type { Translate } from '../../explain/words.ts';
import { HIGHEST_RANK } from '../../rules/cards.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

export function Keypad(props: {
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
export function ownKeys(box: () => HTMLElement, press: (event: KeyboardEvent) => boolean): void {
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
