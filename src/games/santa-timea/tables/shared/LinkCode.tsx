import { createEffect, createSignal, on, Show } from 'solid-js';
import { linkTo } from '../../../../device/fragment.ts';
import { Button } from '../../../../kit/Button.tsx';
import type { ShareLinkProps } from '../../../../kit/play/ShareLink.tsx';
import type { Translate } from '../../explain/words.ts';

/** What a camera needs free around the code, in its squares. */
const BORDER = 4;

export function LinkCode(props: Omit<ShareLinkProps, 't'> & { readonly t: Translate }) {
  const t = props.t;
  const [encode, setEncode] = createSignal<typeof import('uqr').encode>();
  // What it leads to is not what lies here any more.
  createEffect(
    on(
      () => props.notation,
      () => setEncode(undefined),
      { defer: true },
    ),
  );
  const show = async () => {
    const { encode: loaded } = await import('uqr');
    setEncode(() => loaded);
  };
  const drawn = () => encode()?.(linkTo(props.id, props.notation), { ecc: 'L', border: BORDER });
  return (
    <Show when={drawn()} fallback={<Button onPress={show}>{t('share.code')}</Button>}>
      {(code) => (
        <svg
          class="st-link-code"
          viewBox={`0 0 ${code().size} ${code().size}`}
          role="img"
          aria-label={t('share.code-name')}
        >
          <path
            d={code()
              .data.flatMap((line, y) => line.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
              .join('')}
          />
        </svg>
      )}
    </Show>
  );
}
