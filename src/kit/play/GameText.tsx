import { createSignal, Show } from 'solid-js';
import { Button } from '../Button.tsx';
import { WrongPlace } from './BadLink.tsx';
import { type BadText, readPasted, type TextReader } from './pasted.ts';

export function GameText<Match>(props: {
  readonly reader: TextReader<Match>;
  readonly onOpen: (match: Match) => void;
}) {
  const { t, read, why } = props.reader;
  const [bad, setBad] = createSignal<BadText>();
  let pasted!: HTMLTextAreaElement;
  const open = () => {
    const found = readPasted(pasted.value, read);
    setBad(found.ok ? undefined : found.error);
    if (found.ok) {
      pasted.value = '';
      props.onOpen(found.value);
    } else pasted.focus();
  };
  return (
    <details class="st-play-text">
      <summary>{t('new-game.text')}</summary>
      <label class="field">
        {t('play.text.paste')}
        <textarea
          ref={pasted}
          rows="3"
          spellcheck={false}
          autocapitalize="off"
          aria-invalid={bad() !== undefined}
          onInput={() => setBad(undefined)}
        />
      </label>
      <Show when={bad()}>
        {(found) => (
          <div class="st-alarm" role="alert">
            <strong>{t('play.text.bad')}</strong>
            <WrongPlace bad={found()} />
            <p class="st-note">{why(found().error)}</p>
          </div>
        )}
      </Show>
      <Button onPress={open}>{t('play.text.open')}</Button>
      <p class="st-note">{t('play.text.replaces')}</p>
    </details>
  );
}
