import { createMemo, createSignal, For, Show } from 'solid-js';
import { type Catalogue, createTranslate } from '../../../core/words.ts';
import { readTrick } from '../notation/trick.ts';
import { leadingTo } from '../puzzles/misreadings.ts';
import { createRuling } from './create-ruling.ts';
import { knownAfter } from './known.ts';
import { sayOutcome } from './outcome.ts';
import { parseKind } from './parse-kind.ts';
import { Question } from './Question.tsx';
import { Steps } from './Steps.tsx';
import { TrickCards } from './TrickCards.tsx';
import { TrickReading } from './TrickReading.tsx';
import { Verdict } from './Verdict.tsx';
import { Walk } from './Walk.tsx';
import './TrickTable.css';

export interface TrickQuestionProps {
  /** The trick in notation. */
  readonly source: string;
  /** Unique in the page. */
  readonly id: string;
  readonly lang: string;
  readonly words: Catalogue;
  /** Where the next puzzle is; left out for the last. */
  readonly nextHref?: string;
}

/** The words a trick question needs, by top-level key. */
export const trickQuestionWords = [
  'player',
  'wind',
  'letter',
  'blows',
  'under',
  'card',
  'damage_one',
  'damage_other',
  'step',
  'ruling',
  'worth',
  'table',
  'walk',
  'question',
  'outcome',
  'misreading',
  'reading',
] as const;

/** A puzzle: one fixed trick, one question; every wrong answer gets its reason and another try. */
export function TrickQuestion(props: TrickQuestionProps) {
  const t = createTranslate(props.words, props.lang);
  const parsed = parseKind('trick', readTrick)(props.source);
  if (!parsed.ok) throw new Error(`${props.source}: ${parsed.error.code}`);
  const { trick } = parsed.value;
  const view = createRuling(() => parsed.value, t, props.lang);
  const names = view.names.slice(0, trick.plays.length);

  const [tried, setTried] = createSignal<readonly (number | null)[]>([]);
  const [isGivenUp, setGivenUp] = createSignal(false);
  const [step, setStep] = createSignal<number | null>(null);
  const last = () => tried().at(-1);
  const isRight = () => last() === view.ruling().taker;
  const isOver = () => isRight() || isGivenUp();
  const shown = () => (isOver() ? (step() ?? view.steps().length) : 0);
  const known = createMemo(() => knownAfter(view.steps(), shown()));
  const traps = () => leadingTo(trick, view.rules(), last() ?? null);
  const isWalking = () => step() !== null;

  return (
    <section class="st-panel" id={props.id} aria-label={t('table.name')}>
      <TrickCards
        trick={trick}
        ruling={view.ruling()}
        rules={view.rules()}
        known={known()}
        names={view.names}
        t={t}
      />
      <TrickReading id={props.id} position={parsed.value} t={t} />
      <Show when={tried().length > 0 && !isOver()}>
        <Show when={tried()} keyed>
          <Verdict isRight={false} title={t('question.not', { name: nameOf(last()) })}>
            <For each={traps()}>{(id) => <p>{t(`misreading.${id}`)}</p>}</For>
            <p>{t('question.again')}</p>
          </Verdict>
        </Show>
      </Show>
      <Show
        when={isOver()}
        fallback={
          <>
            <Question
              names={names}
              tried={tried()}
              t={t}
              onAnswer={(place) => setTried([...tried(), place])}
            />
            <Show when={tried().length > 0}>
              <div class="st-tools">
                <button type="button" class="st-button" onClick={() => setGivenUp(true)}>
                  {t('question.show')}
                </button>
              </div>
            </Show>
          </>
        }
      >
        <Verdict isRight={true} title={t(isRight() ? 'question.right' : 'question.answer')}>
          <p>{sayOutcome(view.ruling(), view.names, t)}</p>
        </Verdict>
        <Walk
          step={step()}
          count={view.steps().length}
          isNext={!props.nextHref}
          t={t}
          onStep={setStep}
        >
          <Show when={props.nextHref}>
            {(href) => (
              <a class="st-button" classList={{ 'st-primary': !isWalking() }} href={href()}>
                {t('question.next')} <span aria-hidden="true">›</span>
              </a>
            )}
          </Show>
        </Walk>
        <Steps steps={view.sentences()} shown={shown()} t={t} />
      </Show>
    </section>
  );

  function nameOf(place: number | null | undefined): string {
    return typeof place === 'number' ? (names[place] ?? '') : t('question.nobody');
  }
}
