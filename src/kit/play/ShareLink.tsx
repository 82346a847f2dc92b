import { createSignal, Show } from 'solid-js';
import type { Translate } from '../../core/words.ts';
import { copyText } from '../../device/clipboard.ts';
import { linkTo } from '../../device/fragment.ts';

export interface ShareLinkProps {
  /** The widget's id in the page. */
  readonly id: string;
  /** The position in notation. */
  readonly notation: string;
  readonly t: Translate<'share.copy' | 'share.copied' | 'share.by-hand'>;
}

/** Copies a link to exactly this position; where the clipboard is refused, shows it to be copied by hand. */
export function ShareLink(props: ShareLinkProps) {
  const [copied, setCopied] = createSignal<string>();
  const [shown, setShown] = createSignal<string>();
  const copy = async () => {
    const link = linkTo(props.id, props.notation);
    const isCopied = await copyText(link);
    setCopied(isCopied ? link : undefined);
    setShown(isCopied ? undefined : link);
  };
  const isCurrent = (link: string | undefined) =>
    link !== undefined && link === linkTo(props.id, props.notation);
  return (
    <>
      <button type="button" class="st-button" onClick={copy}>
        {props.t(isCurrent(copied()) ? 'share.copied' : 'share.copy')}
      </button>
      <Show when={isCurrent(shown())}>
        <label class="st-share">
          {props.t('share.by-hand')}
          <input readOnly value={shown()} onFocus={(event) => event.currentTarget.select()} />
        </label>
      </Show>
    </>
  );
}
