import { createComputed, createEffect, createMemo, createSignal, on, Show } from 'solid-js';
import { type Catalogue, createTranslate } from '../../../core/words.ts';
import { makeTrick, readTrick } from '../notation/trick.ts';
import type { Trick } from '../rules/trick.ts';
import { sayChange, sayConsequences, sayPlays } from './announce.ts';
import { BadLinkNote } from './BadLinkNote.tsx';
import { createPosition } from './create-position.ts';
import { createRuling } from './create-ruling.ts';
import { withTurnedWind } from './edit.ts';
import { knownAfter } from './known.ts';
import { sayOutcome } from './outcome.ts';
import { Picker } from './Picker.tsx';
import { parseKind } from './parse-kind.ts';
import { Question } from './Question.tsx';
import { SeatTools } from './SeatTools.tsx';
import { ShareLink } from './ShareLink.tsx';
import { Steps } from './Steps.tsx';
import { TrickCards } from './TrickCards.tsx';
import { TrickReading } from './TrickReading.tsx';
import type { Slot } from './TrickSeat.tsx';
import { Verdict } from './Verdict.tsx';
import { Walk } from './Walk.tsx';
import './TrickTable.css';

export interface TrickTableProps {
  /** The page's own position in notation. */
  readonly source: string;
  /** Unique in the page; names the widget's part of the fragment. */
  readonly id: string;
  readonly lang: string;
  readonly words: Catalogue;
  /** `predict` hides worths and ruling until the reader has said who takes the wind card. */
  readonly mode?: 'show' | 'predict';
}

/** The words a trick table needs, by top-level key. */
export const trickTableWords = [
  'player',
  'wind',
  'letter',
  'blows',
  'under',
  'card',
  'damage_one',
  'damage_other',
  'step',
  'error',
  'ruling',
  'share',
  'reading',
  'link',
  'worth',
  'table',
  'walk',
  'picker',
  'question',
  'outcome',
] as const;

/** A trick one can touch: change its cards, see what they are worth, and why who takes what. */
export function TrickTable(props: TrickTableProps) {
  const t = createTranslate(props.words, props.lang);
  const state = createPosition({
    id: props.id,
    source: props.source,
    parse: parseKind('trick', readTrick),
    make: makeTrick,
  });
  const view = createRuling(state.position, t, props.lang);
  const trick = () => state.position().trick;
  const names = () => view.names.slice(0, trick().plays.length);

  const [isAsking, setAsking] = createSignal(props.mode === 'predict');
  const [answer, setAnswer] = createSignal<number | null>();
  const [step, setStep] = createSignal<number | null>(null);
  const [picked, setPicked] = createSignal<{ readonly slot: Slot }>();
  createComputed(
    on([state.notation, isAsking], () => {
      setAnswer(undefined);
      setStep(null);
    }),
  );

  const isHidden = () => isAsking() && answer() === undefined;
  const isRight = () => answer() === view.ruling().taker;
  const shown = () => (isHidden() ? 0 : (step() ?? view.steps().length));
  const known = createMemo(() => knownAfter(view.steps(), shown()));
  const isDone = () => shown() === view.steps().length;
  const outcome = () => sayOutcome(view.ruling(), view.names, t);
  const change = (next: Trick) => state.change({ ...state.position(), trick: next });

  let root!: HTMLElement;
  const close = () => {
    const slot = picked()?.slot;
    setPicked(undefined);
    root.querySelector<HTMLElement>(`[data-slot="${slot}"]`)?.focus();
  };
  const pick = (slot: Slot) => (picked()?.slot === slot ? close() : setPicked({ slot }));

  const [aloud, setAloud] = createSignal('');
  const plays = createMemo(() => sayPlays(trick(), view, !isHidden(), t));
  let heard = plays();
  createEffect(
    on(
      state.notation,
      () => {
        setAloud(sayChange(heard, plays(), isHidden() ? [] : sayConsequences(view)));
        heard = plays();
      },
      { defer: true },
    ),
  );
  const walk = (to: number | null) => {
    setStep(to);
    setAloud(to === null ? outcome() : (view.sentences()[to - 1]?.text ?? ''));
  };

  return (
    <section class="st-panel" id={props.id} ref={root} aria-label={t('table.name')}>
      <BadLinkNote link={state.badLink()} t={t} />
      <TrickCards
        trick={trick()}
        ruling={view.ruling()}
        rules={view.rules()}
        known={known()}
        names={view.names}
        t={t}
        picked={picked()?.slot ?? null}
        onPick={pick}
      />
      <Show when={picked()} keyed fallback={<p class="st-note st-tools">{t('table.hint')}</p>}>
        {({ slot }) => (
          <Picker
            id={`${props.id}-pick`}
            slot={slot}
            trick={trick()}
            names={view.names}
            t={t}
            onChange={change}
            onClose={close}
          />
        )}
      </Show>
      <Show
        when={!isHidden()}
        fallback={<Question names={names()} tried={[]} t={t} onAnswer={setAnswer} />}
      >
        <Show when={isAsking()} fallback={<p class="st-outcome">{isDone() ? outcome() : ''}</p>}>
          <Verdict isRight={isRight()} title={t(isRight() ? 'question.right' : 'question.wrong')}>
            <p>{outcome()}</p>
          </Verdict>
        </Show>
        <Walk
          step={step()}
          count={view.steps().length}
          isNext={!isAsking() || !isRight()}
          t={t}
          onStep={walk}
        >
          <Show when={isAsking()}>
            <button
              type="button"
              class="st-button"
              classList={{ 'st-primary': isRight() && step() === null }}
              onClick={() => change(withTurnedWind(trick()))}
            >
              {t('question.turn')}
            </button>
          </Show>
        </Walk>
        <Steps steps={view.sentences()} shown={shown()} t={t} />
      </Show>
      <div class="st-tools st-bar">
        <SeatTools trick={trick()} t={t} onChange={change} />
        <label class="st-option">
          <input
            type="checkbox"
            checked={isAsking()}
            onChange={(event) => setAsking(event.currentTarget.checked)}
          />
          {t('table.practise')}
        </label>
        <button
          type="button"
          class="st-button"
          aria-disabled={state.isOwn()}
          onClick={() => state.reset()}
        >
          {t('table.reset')}
        </button>
        <ShareLink id={props.id} notation={state.notation()} t={t} />
      </div>
      <TrickReading id={props.id} position={state.position()} t={t} onChange={state.change} />
      <p class="st-aloud" aria-live="polite">
        {aloud()}
      </p>
    </section>
  );
}
