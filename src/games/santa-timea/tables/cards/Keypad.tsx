import { createSignal, For, onCleanup, onMount } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { HIGHEST_RANK } from '../../rules/cards.ts';

export interface KeypadProps {
  readonly t: Translate;
  /** @param halves the worth in half points. */
  readonly onEnter: (halves: number) => void;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** Enters a worth: digits and ½, by touch or on a keyboard. */
export function Keypad(props: KeypadProps) {
  const [digits, setDigits] = createSignal('');
  const [half, setHalf] = createSignal(false);
  const text = () => digits() + (half() ? '½' : '');
  /** Nothing counts more than the highest card. */
  const add = (digit: string) =>
    setDigits((before) => (Number(before + digit) > HIGHEST_RANK ? before : before + digit));
  const remove = () => (half() ? setHalf(false) : setDigits((before) => before.slice(0, -1)));
  const enter = () => text() !== '' && props.onEnter(Number(digits()) * 2 + Number(half()));
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnButton = event.target instanceof HTMLButtonElement;
    if (DIGITS.includes(event.key)) add(event.key);
    else if (/^[hH½]$/.test(event.key)) setHalf(!half());
    else if (event.key === 'Backspace') remove();
    else if (event.key === 'Enter' && !isOnButton) enter();
    else return;
    event.preventDefault();
  };
  let pad!: HTMLFieldSetElement;
  onMount(() => {
    const panel = pad.closest('section');
    panel?.addEventListener('keydown', press);
    onCleanup(() => panel?.removeEventListener('keydown', press));
  });
  return (
    <fieldset class="st-keypad" ref={pad}>
      <legend class="st-aloud">{props.t('trainer.keypad.label')}</legend>
      <output class="st-entered" aria-label={props.t('trainer.keypad.label')}>
        {text() || ' '}
      </output>
      <For each={DIGITS}>
        {(digit) => (
          <button type="button" class="st-button" onClick={() => add(digit)}>
            {digit}
          </button>
        )}
      </For>
      <button
        type="button"
        class="st-button"
        aria-label={props.t('trainer.keypad.half')}
        aria-pressed={half()}
        onClick={() => setHalf(!half())}
      >
        ½
      </button>
      <button
        type="button"
        class="st-button"
        aria-label={props.t('trainer.keypad.delete')}
        onClick={remove}
      >
        ⌫
      </button>
      <button type="button" class="st-button st-primary" onClick={enter}>
        {props.t('trainer.keypad.check')}
      </button>
    </fieldset>
  );
}
