import { createSignal, For, Show } from 'solid-js';
import { type Catalogue, createTranslate } from '../../core/words.ts';
import { Button } from '../Button.tsx';
import { practiceQuestion } from './again.ts';
import { type AskingGame, questionOf } from './GameQuestion.tsx';
import { type AnyQuestion, risenDifficulty } from './question.ts';

export const practiceWords = [
  'practice',
  'question-kind',
  'attempt',
  'ruling',
  'difficulty',
] as const;

export interface PracticeProps {
  readonly lang: string;
  readonly words: Catalogue;
}

const SEEDS = 2 ** 31;

export const practiceOf = <Q extends AnyQuestion>(asking: AskingGame<Q>) => {
  const { questions } = asking;
  const Question = questionOf(asking);
  return (props: PracticeProps) => {
    const t = createTranslate(props.words, props.lang);
    const sayDifficulty = (question: Q) => t(`difficulty.${questions.difficultyOf(question)}`);
    const [ask, setAsk] = createSignal('');
    const [open, setOpen] = createSignal<Q>();
    const [isOver, setOver] = createSignal(false);
    /** Whether each question was answered right at the first try. */
    const first = new Map<Q, boolean>();
    let head: HTMLParagraphElement | undefined;
    const next = () => {
      const kind = questions.asks.find((one) => one === ask());
      const difficulty = risenDifficulty('easy', [...first.values()]);
      // A kind that is chosen may have no easy questions.
      const wanted = kind === undefined ? { difficulty } : { ask: kind };
      const question = practiceQuestion(questions, Math.floor(Math.random() * SEEDS), wanted);
      if (!question) throw new Error(`No puzzle for “${ask()}”`);
      setOpen(() => question);
      head?.focus();
    };
    const Choice = () => (
      <label class="field">
        <span>{t('practice.by')}</span>
        <select onChange={(event) => setAsk(event.currentTarget.value)}>
          <option value="">{t('practice.anything')}</option>
          <For each={questions.practised}>
            {(one) => (
              <option value={one} selected={one === ask()}>
                {t(`question-kind.${one}`)}
              </option>
            )}
          </For>
        </select>
      </label>
    );
    return (
      <section class="st-panel st-endless split needs-script" aria-label={t('practice.label')}>
        <Show
          when={open()}
          keyed
          fallback={
            <>
              <Choice />
              <p class="st-tools st-on">
                <Button isPrimary onPress={next}>
                  {t('practice.start')} ›
                </Button>
              </p>
            </>
          }
        >
          {(question) => (
            <>
              <p class="st-heading" tabindex="-1" ref={head}>
                {t('practice.number', { difficulty: sayDifficulty(question) })}
              </p>
              <Question
                place="practice"
                source={questions.make(question)}
                onward={{ label: t('practice.next'), go: next }}
                onOver={setOver}
                onAnswer={(_, isRight) => {
                  if (!first.has(question)) first.set(question, isRight);
                }}
                lang={props.lang}
                words={props.words}
              />
              <Show when={!isOver()}>
                <p class="st-tools st-on">
                  <Button onPress={next}>{t('practice.skip')} ›</Button>
                </p>
              </Show>
              <Choice />
            </>
          )}
        </Show>
      </section>
    );
  };
};
