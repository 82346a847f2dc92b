import { createSignal, createUniqueId, For, type JSX, onMount, Show } from 'solid-js';
import { Button } from '../../../../kit/Button.tsx';
import { sayCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import type { WindCard } from '../../rules/cards.ts';
import { CardFace, WindFace } from '../cards/CardFace.tsx';
import type { Lane } from './Sea.tsx';

export function LookCloser(props: {
  readonly wind: WindCard;
  readonly lanes: readonly Pick<Lane, 'name' | 'played' | 'worth'>[];
  readonly isCovered?: boolean;
  readonly onTurn?: ((quarters: number) => void) | undefined;
  readonly t: Translate;
  readonly children?: JSX.Element;
}) {
  const t = props.t;
  const id = createUniqueId();
  const [isOpen, setOpen] = createSignal(false);
  let sheet!: HTMLDivElement;
  // It may have been opened before the script was there.
  onMount(() => setOpen(sheet.clientHeight > 0));
  return (
    <>
      <div class="st-closer-place">
        {props.children}
        <button
          type="button"
          class="st-cover"
          popovertarget={id}
          aria-label={t('sea.closer')}
          title={t('sea.closer')}
        >
          <svg class="st-lens" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M13 13 18 18M8 14A6 6 0 108 2 6 6 0 008 14Z" />
          </svg>
        </button>
      </div>
      <div
        ref={sheet}
        id={id}
        class="st-closer"
        popover="auto"
        role="dialog"
        aria-label={t('sea.closer')}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <Show when={isOpen()}>
          <ul class="row">
            <li>
              <WindFace card={props.wind} t={t} />
              <span>{t(`blows.${props.wind.wind}`)}</span>
            </li>
            <For each={props.lanes}>
              {({ played, name, worth }) =>
                played && (
                  <li>
                    <CardFace
                      play={played}
                      isCovered={props.isCovered === true}
                      wind={props.wind.wind}
                      worth={worth}
                      t={t}
                    />
                    <span>
                      {name}
                      <span class="aloud">{` ${worth?.name ?? sayCard(played, t)}`}</span>
                    </span>
                  </li>
                )
              }
            </For>
          </ul>
          <p>{t(props.isCovered ? 'sea.covered' : 'sea.compass')}</p>
        </Show>
        <p class="st-tools">
          <Show when={props.onTurn}>
            {(turn) => (
              <Button
                isPrimary
                onPress={() => {
                  sheet.hidePopover();
                  turn()(1);
                }}
              >
                {t('sea.turn')}
              </Button>
            )}
          </Show>
          <button type="button" class="st-button" popovertarget={id} popovertargetaction="hide">
            {t('sea.close')}
          </button>
        </p>
      </div>
    </>
  );
}
