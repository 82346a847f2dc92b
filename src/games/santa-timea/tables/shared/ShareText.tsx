import { createSignal, type JSX, Show } from 'solid-js';
import { copyText, handOn } from '../../../../device/take-out.ts';
import { Button } from '../../../../kit/Button.tsx';
import type { Translate } from '../../explain/words.ts';

export function ShareText(props: {
  readonly text: () => string;
  readonly isAside?: boolean;
  readonly note?: JSX.Element;
  readonly t: Translate;
}) {
  const { t, text } = props;
  const [last, setLast] = createSignal<{ readonly text: string; readonly isCopied: boolean }>();
  const canSend = typeof navigator.share === 'function';
  const isCopied = () => (last()?.text === text() ? last()?.isCopied : undefined);
  const copy = async () => {
    const now = text();
    setLast({ text: now, isCopied: await copyText(now) });
  };
  const send = async () => {
    const now = text();
    if (!(await handOn({ text: now }))) setLast({ text: now, isCopied: false });
  };
  return (
    <>
      <div class="st-share-text">
        <div class="st-tools">
          <Show when={canSend}>
            <Button isPrimary={!props.isAside} onPress={send}>
              {t('daily.share.send')}
            </Button>
          </Show>
          <Button isPrimary={!props.isAside && !canSend} onPress={copy}>
            {t(`daily.share.${isCopied() ? 'copied' : 'copy'}`)}
          </Button>
          {props.note}
        </div>
        <p class="aloud" role="status">
          {isCopied() && t('daily.share.copied')}
        </p>
      </div>
      <Show when={isCopied() === false}>
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
    </>
  );
}
