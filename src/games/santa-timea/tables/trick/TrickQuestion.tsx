import { createSignal, For, Show } from 'solid-js';
import { type Catalogue, createTranslate } from '../../../../core/words.ts';
import { Verdict } from '../../../../kit/question/Verdict.tsx';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { Walk } from '../../../../kit/ruling/Walk.tsx';
import { playerNames } from '../../explain/player-names.ts';
import { lateTranslate } from '../shared/late-words.ts';
import { type JudgedTrick, sailing } from './judged-trick.ts';
import { TrickCards } from './TrickCards.tsx';
import '../shared/shared.css';

export interface TrickQuestionProps {
  /** The trick without its verdict. */
  readonly judged: JudgedTrick;
  /** Unique in the page. */
  readonly id: string;
  readonly lang: string;
  readonly words: Catalogue;
  /** What the answer depends on where the books leave it open. */
  readonly depends: readonly string[];
  /** Where the next puzzle is; left out for the last. */
  readonly nextHref?: string;
}

/** A puzzle: one fixed trick, one question; every wrong answer gets its reason and another try. */
export function TrickQuestion(props: TrickQuestionProps) {
  const t = createTranslate(props.words, props.lang);
  const { position } = props.judged;
  const names = playerNames(t);

  const [judged, setJudged] = createSignal(props.judged);
  const [tried, setTried] = createSignal<readonly (number | null)[]>([]);
  const [traps, setTraps] = createSignal<readonly string[]>([]);
  const [isGivenUp, setGivenUp] = createSignal(false);
  const [step, setStep] = createSignal<number | null>(null);
  const last = () => tried().at(-1);
  const isRight = () => last() === judged().verdict?.taker;
  const verdict = () => (isRight() || isGivenUp() ? judged().verdict : null);
  const count = () => verdict()?.sentences.length ?? 0;
  const shown = () => step() ?? count();

  const answer = async (place: number | null) => {
    const late = lateTranslate(props.words, props.lang);
    const { judgeTrick, trapsOf } = await import('./puzzle-desk.ts');
    setJudged(judgeTrick(position, await late, props.lang));
    setTraps(trapsOf(position, place));
    setTried([...tried(), place]);
  };
  const choice = {
    question: t('question.who'),
    onChoose: answer,
  };
  const nameOf = (place: number | null | undefined) =>
    typeof place === 'number' ? names[place] : t('question.nobody');

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table is no part of a form.
    <div class="st-panel" role="group" id={props.id} aria-label={t('table.name')}>
      <TrickCards
        judged={judged()}
        known={verdict()?.known[shown()] ?? sailing(tried())}
        names={names}
        t={t}
        tried={tried()}
        choice={verdict() ? undefined : choice}
      >
        <p class="st-call" classList={{ 'st-outcome': verdict() !== null }} aria-live="polite">
          {verdict()?.outcome ?? t('question.who')}
        </p>
      </TrickCards>
      <Show
        when={verdict()}
        fallback={
          <>
            <Show when={last() !== undefined && tried()} keyed>
              <Verdict isRight={false} title={t('question.not', { name: nameOf(last()) ?? '' })}>
                <For each={traps()}>{(id) => <p>{t(`misreading.${id}`)}</p>}</For>
                <p>{t('question.again')}</p>
              </Verdict>
            </Show>
            <Show when={tried().length > 0}>
              <div class="st-tools st-walk">
                <button type="button" class="st-button" onClick={() => setGivenUp(true)}>
                  {t('question.show')}
                </button>
              </div>
            </Show>
          </>
        }
      >
        {(ruling) => (
          <>
            <Verdict isRight title={t(isRight() ? 'question.right' : 'question.answer')}>
              <For each={props.depends}>{(note) => <p>{note}</p>}</For>
            </Verdict>
            <Walk step={step()} count={count()} isNext={!props.nextHref} t={t} onStep={setStep}>
              <Show when={props.nextHref}>
                {(href) => (
                  <a class={step() ? 'st-button' : 'st-button st-primary'} href={href()}>
                    {`${t('question.next')}\u00a0›`}
                  </a>
                )}
              </Show>
            </Walk>
            <Steps steps={ruling().sentences} only={step()} isLive t={t} />
          </>
        )}
      </Show>
    </div>
  );
}
