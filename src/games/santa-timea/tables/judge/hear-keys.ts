import { onCleanup, onMount } from 'solid-js';
import { WINDS } from '../../../../core/compass.ts';
import type { JudgeTable } from './create-judge.ts';
import type { Stroke } from './entry.ts';

/** What keys do while the judge’s table has the focus: anywhere else a single letter may be a command of the reader’s own. */
export function hearKeys({ entry, refs, press, undo, t }: JudgeTable): void {
  let isTyping = false;
  const strokeOf = (key: string): Stroke | null => {
    const letter = key.toUpperCase();
    const own = WINDS.find((wind) => t(`letter.${wind}`) === letter);
    if (own) return own;
    if (letter === 'P') return 'piratess';
    if (/^\d$/.test(key)) return Number(key);
    return WINDS.find((wind) => wind === letter) ?? null;
  };
  const type = (event: KeyboardEvent) => {
    const isField = event.target instanceof Element && event.target.closest('input, select');
    if (isField || event.ctrlKey || event.metaKey || event.altKey) return;
    const isEnd = event.key === 'Enter' || event.key === ' ';
    if (isEnd && !entry().isOne) {
      const isControl =
        event.target instanceof Element && event.target.matches('button, a, summary');
      // Who puts a space between two cards does not want the page to scroll.
      if (isTyping && event.key === ' ' && !isControl) event.preventDefault();
      isTyping = false;
      return;
    }
    const stroke = isEnd ? 'end' : strokeOf(event.key);
    if (event.key === 'Backspace') undo();
    else if (stroke !== null) press(stroke);
    else return;
    isTyping = event.key !== 'Backspace';
    event.preventDefault();
  };
  onMount(() => {
    refs.panel.addEventListener('keydown', type);
    onCleanup(() => refs.panel.removeEventListener('keydown', type));
  });
}
