import { createSignal, For, Show } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { BadLink } from '../../../../kit/play/BadLink.tsx';
import { createMatch, type MatchPlace } from '../../../../kit/play/create-match.ts';
import { MatchTools } from '../../../../kit/play/MatchTools.tsx';
import { TextFold } from '../../../../kit/play/TextFold.tsx';
import type { ToldReason } from '../../../../kit/question/told.ts';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { createTranslate } from '../../explain/words.ts';
import { Cards } from '../cards/Cards.tsx';
import { toggled } from '../cards/picks.ts';
import { Fleet } from '../fleet/Fleet.tsx';
import { Refusals } from '../game/Refusals.tsx';
import type { ToldPlay } from './play.ts';

/** The words of it, by top-level key; what is said of choices is loaded when one is made. */
export const playWords = [
  'scene',
  'phase',
  'ruling',
  'play-tools',
  'new-game',
  'share',
  'link',
] as const;

export interface PlayGameProps {
  /** The game at its start. */
  readonly told: ToldPlay;
  readonly place: MatchPlace;
  readonly lang: string;
  readonly words: Catalogue;
}

/** A game against a simple opponent: both choose hidden, then everything is revealed at once. */
export function PlayGame(props: PlayGameProps) {
  const t = createTranslate(props.words, props.lang);
  const [picks, setPicks] = createSignal<readonly number[]>([]);
  const [refusals, setRefusals] = createSignal<readonly ToldReason[]>([]);
  /** What the simple opponent would choose; empty while nobody asked. */
  const [hint, setHint] = createSignal('');
  let head!: HTMLParagraphElement;

  const load = async () => {
    const { createPlayEngine } = await import('./play.ts');
    return createPlayEngine(props.words, props.lang);
  };
  const match = createMatch({
    place: props.place,
    first: props.told,
    tables: async () => (await import('../../players/kept.ts')).tables,
    open: async (text) => (await load()).open(text),
    lay: (next) => show(next),
  });
  const { told } = match;
  const show = (next: ToldPlay) => {
    match.show(next);
    setPicks([]);
    setRefusals([]);
    setHint('');
  };
  const change = async (next: ToldPlay) => {
    show(next);
    head.focus();
    await match.keep();
  };

  const toggle = (index: number) => {
    setRefusals([]);
    setPicks(toggled(picks(), index));
  };
  const commit = async () => {
    const chosen = (await load()).choose(told().text, picks());
    if (chosen.ok) await change(chosen.value);
    else setRefusals([chosen.error]);
  };
  const advise = async () => {
    const { told: next, hint } = (await load()).advise(told().text);
    match.show(next);
    setHint(hint);
    await match.keep();
  };
  const reader = async () => (await load()).reader;
  const openText = async (text: string) => {
    const found = (await load()).open(text);
    if (found.ok) await change(found.value);
  };
  const back = async () => change((await load()).back(told().text));
  const again = async (seed: number) => change((await load()).again(told().text, seed));

  return (
    <>
      <BadLink why={match.badLink()} onRead={match.forgetLink} t={t} />
      <Fleet phase={told().phase} title={told().title} sides={told().ships} ref={head} t={t}>
        <p class="st-call sl-ask" aria-live="polite">
          {told().ask}
        </p>
      </Fleet>
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
        <div class="sl-act">
          <div role="alert">
            <Refusals refusals={refusals()} t={t} />
          </div>
          <div role="status">
            <Show when={hint()}>
              <p class="st-note">{hint()}</p>
            </Show>
          </div>
          <p class="st-tools">
            <button type="button" class="st-button st-primary" onClick={commit}>
              {`${told().commit} (${picks().length})`}
            </button>
          </p>
        </div>
      </Show>
      <p class="st-note">{told().enemyHand}</p>
      <Show when={told().isOver && told().marks}>
        <p class="st-note">{told().marks}</p>
      </Show>
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
      <MatchTools
        id={props.place.step}
        text={told().text}
        hasPlayed={told().canGoBack}
        isEnd={told().isOver}
        names={{
          back: t('play-tools.back'),
          deal: t('play-tools.deal'),
          sure: t('play-tools.sure'),
          again: t('play-tools.again'),
        }}
        t={t}
        onBack={back}
        onDeal={again}
        onReturn={match.wayBack(() => head.focus())}
      >
        <Show when={!told().isOver}>
          <button type="button" class="st-button" onClick={advise}>
            {t('play-tools.hint')}
          </button>
        </Show>
      </MatchTools>
      <Show when={!props.place.lesson}>
        <TextFold label={t('new-game.text')} text={told().text} reader={reader} onOpen={openText} />
      </Show>
    </>
  );
}
