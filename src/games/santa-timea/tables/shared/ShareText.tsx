import { createSignal, Show } from 'solid-js';
import { copyText, handOn } from '../../../../device/take-out.ts';
import { Button } from '../../../../kit/Button.tsx';
import type { Translate } from '../../explain/words.ts';

export function ShareText(props: {
  readonly text: () => string;
  readonly isAside?: boolean;
  /** What stands beside the button. */
  readonly note?: string;
  readonly t: Translate;
}) {
  const { t, text } = props;
  const [copied, setCopied] = createSignal<string>();
  const [isShown, setShown] = createSignal(false);
  const canSend = typeof navigator.share === 'function';
  const isCopied = () => copied() !== undefined && copied() === text();
  const copy = async () => {
    const now = text();
    const isDone = await copyText(now);
    if (isDone) setCopied(now);
    setShown(!isDone);
  };
  const send = async () => {
    if (!(await handOn({ text: text() }))) setShown(true);
  };
  return (
    <div class="st-share-text">
      <p class="st-tools">
        <Show when={canSend}>
          <Button isPrimary={!props.isAside} onPress={send}>
            {t('daily.share.send')}
          </Button>
        </Show>
        <Button isPrimary={!props.isAside && !canSend} onPress={copy}>
          {t(`daily.share.${isCopied() ? 'copied' : 'copy'}`)}
        </Button>
        <Show when={props.note}>{(note) => <b>{note()}</b>}</Show>
      </p>
      <p class="aloud" role="status">
        {isCopied() && t('daily.share.copied')}
      </p>
      <Show when={isShown()}>
        <label class="st-share">
          {t('daily.share.by-hand')}
          <textarea
            rows="5"
            readOnly
            value={text()}
            ref={(box) => queueMicrotask(() => box.select())}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      </Show>
    </div>
  );
}
