import { createSignal, For, onMount, Show } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import type { ToldReason } from '../../../../kit/question/told.ts';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { createTranslate } from '../../explain/words.ts';
import { Cards } from '../cards/Cards.tsx';
import { toggled } from '../cards/picks.ts';
import { Fleet } from '../fleet/Fleet.tsx';
import { Refusals } from '../game/Refusals.tsx';
import type { ToldPlay } from './play.ts';

/** The words of it, by top-level key; what is said of choices is loaded when one is made. */
export const playWords = ['scene', 'phase', 'ruling', 'play-tools'] as const;

export interface PlayGameProps {
  /** The game at its start. */
  readonly told: ToldPlay;
  readonly game: string;
  readonly lesson: string;
  /** The step’s id in its lesson; also the id of the section that holds the game. */
  readonly step: string;
  readonly lang: string;
  readonly words: Catalogue;
}

/** A game against a simple opponent: both choose hidden, then everything is revealed at once. */
export function PlayGame(props: PlayGameProps) {
  const t = createTranslate(props.words, props.lang);
  const [told, setTold] = createSignal(props.told);
  const [picks, setPicks] = createSignal<readonly number[]>([]);
  const [refusals, setRefusals] = createSignal<readonly ToldReason[]>([]);
  const [isKept, setKept] = createSignal(true);
  let head!: HTMLParagraphElement;

  const load = async () => {
    const { createPlayEngine } = await import('./play.ts');
    return createPlayEngine(props.words, props.lang);
  };
  const show = (next: ToldPlay) => {
    setTold(next);
    setPicks([]);
    setRefusals([]);
  };
  const change = async (next: ToldPlay) => {
    show(next);
    head.focus();
    const { tables } = await import('../../players/kept.ts');
    setKept(tables.keep(props.step, next.text));
    if (!next.isOver) return;
    const { markDone } = await import('../../../../device/course.ts');
    markDone(props.game, props.lesson, props.step);
  };
  onMount(async () => {
    const { tables } = await import('../../players/kept.ts');
    const text = tables.textOf(props.step);
    const kept = text === undefined ? null : (await load()).open(text);
    if (kept) show(kept);
  });

  const toggle = (index: number) => {
    setRefusals([]);
    setPicks(toggled(picks(), index));
  };
  const commit = async () => {
    const chosen = (await load()).choose(told().text, picks());
    if (chosen.ok) await change(chosen.value);
    else setRefusals([chosen.error]);
  };
  const back = async () => change((await load()).back(told().text));
  const again = async () => change((await load()).again(told().text));

  return (
    <>
      <Fleet phase={told().phase} title={told().title} sides={told().ships} ref={head} t={t}>
        <p class="st-call sl-ask" aria-live="polite">
          {told().ask}
        </p>
      </Fleet>
      <Show when={told().before}>
        {(before) => (
          <div class="sl-before">
            <p class="sl-name">{before().title}</p>
            <For each={before().choices}>
              {(choice) => (
                <Show
                  when={choice.cards}
                  fallback={
                    <div class="sl-row">
                      <span class="sl-label">{choice.name}</span>
                      <span>{choice.count}</span>
                    </div>
                  }
                >
                  {(cards) => <Cards label={choice.name} cards={cards()} t={t} />}
                </Show>
              )}
            </For>
            <Steps steps={before().steps} t={t} />
          </div>
        )}
      </Show>
      <p class="st-note">{told().enemyHand}</p>
      <Show when={!told().isOver}>
        <div class="sl-quay">
          <Cards
            label={t('scene.hand.0')}
            cards={told().hand}
            chosen={picks()}
            onToggle={toggle}
            t={t}
          />
        </div>
        <div role="alert">
          <Refusals refusals={refusals()} t={t} />
        </div>
      </Show>
      <p class="st-tools">
        <Show when={!told().isOver}>
          <button type="button" class="st-button st-primary" onClick={commit}>
            {`${told().commit} (${picks().length})`}
          </button>
        </Show>
        <Show when={told().canGoBack}>
          <button type="button" class="st-button" onClick={back}>
            {t('play-tools.back')}
          </button>
        </Show>
        <button
          type="button"
          class={told().isOver ? 'st-button st-primary' : 'st-button'}
          onClick={again}
        >
          {t('play-tools.again')}
        </button>
      </p>
      <Show when={!isKept()}>
        <p class="st-alarm">{t('play-tools.not-kept')}</p>
      </Show>
    </>
  );
}
