import { createSignal, Show } from 'solid-js';
import type { Translate } from '../../core/words.ts';
import { linkTo } from '../../device/page.ts';
import { copyText } from '../../device/take-out.ts';
import { Button } from '../Button.tsx';

/** Copies a link to exactly this position; where the clipboard is refused, shows it to be copied by hand. */
export function ShareLink(props: {
  readonly id: string;
  readonly notation: string;
  readonly label?: string;
  readonly t: Translate<'share.copy' | 'share.copied' | 'share.by-hand'>;
}) {
  const [last, setLast] = createSignal<{ readonly notation: string; readonly isCopied: boolean }>();
  const link = () => linkTo(props.id, props.notation);
  const copy = async () => {
    const { notation } = props;
    setLast({ notation, isCopied: await copyText(link()) });
  };
  const isCopied = () => (last()?.notation === props.notation ? last()?.isCopied : undefined);
  return (
    <>
      <Button onPress={copy}>
        {isCopied() ? props.t('share.copied') : (props.label ?? props.t('share.copy'))}
      </Button>
      <span class="aloud" role="status">
        {isCopied() && props.t('share.copied')}
      </span>
      <Show when={isCopied() === false}>
        <label class="st-share">
          {props.t('share.by-hand')}
          <input readOnly value={link()} onFocus={(event) => event.currentTarget.select()} />
        </label>
      </Show>
    </>
  );
}
