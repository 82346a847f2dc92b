import { createSignal, For, Show } from 'solid-js';
import { type Catalogue, createTranslate } from '../../core/words.ts';
import type { AskingGame, Picture } from './GameQuestion.tsx';
import { practiceQuestion } from './practice.ts';
import { QuestionCard } from './QuestionCard.tsx';
import type { AnyQuestion, GameTerms } from './question.ts';
import type { QuestionView } from './view.ts';

/** The words of practice, by top-level key; a game adds those of its questions. */
export const practiceWords = ['practice', 'attempt', 'ruling', 'band'] as const;

export interface PracticeProps {
  readonly asks: readonly { readonly value: string; readonly label: string }[];
  readonly lang: string;
  readonly words: Catalogue;
}

interface Made {
  readonly view: QuestionView;
  /** How hard it is, in words. */
  readonly band: string;
  readonly picture: Picture;
}

const SEEDS = 2 ** 31;

/** Practice without end: puzzles made here, about the question that the reader chooses. */
export const practiceOf =
  <Q extends AnyQuestion, T extends GameTerms>({
    questions,
    createTranslate: translate,
    picture,
  }: AskingGame<Q, T>) =>
  (props: PracticeProps) => {
    const t = createTranslate(props.words, props.lang);
    const [ask, setAsk] = createSignal('');
    const [open, setOpen] = createSignal<Made>();
    const [isOver, setOver] = createSignal(false);
    let head: HTMLParagraphElement | undefined;
    const make = (): Made => {
      const { lang, words } = props;
      const say = translate(words, lang);
      const wanted = questions.asks.find((one) => one === ask());
      const seed = Math.floor(Math.random() * SEEDS);
      const question = practiceQuestion(questions, seed, wanted);
      if (!question) throw new Error(`No puzzle for “${ask()}”`);
      return {
        view: questions.view(question, say, lang),
        band: say(`band.${questions.bandOf(question)}`),
        picture: picture(questions.sceneOf(question), say, lang),
      };
    };
    const next = () => {
      setOpen(make());
      head?.focus();
    };
    return (
      <section class="st-panel st-endless st-broad needs-script" aria-label={t('practice.label')}>
        <label class="st-select">
          <span>{t('practice.by')}</span>
          <select onChange={(event) => setAsk(event.currentTarget.value)}>
            <option value="">{t('practice.anything')}</option>
            <For each={props.asks}>
              {({ value, label }) => <option value={value}>{label}</option>}
            </For>
          </select>
        </label>
        <Show when={open()} keyed>
          {(made) => (
            <>
              <p class="st-heading" tabindex="-1" ref={head}>
                {t('practice.number', { band: made.band })}
              </p>
              <QuestionCard
                place="practice"
                asked={made.view}
                scene={made.picture.scene}
                isOnPicture={made.picture.isOnPicture}
                onward={{ label: t('practice.next'), go: next }}
                onOver={setOver}
                lang={props.lang}
                words={props.words}
              />
            </>
          )}
        </Show>
        <Show when={!isOver()}>
          <p class="st-tools st-on">
            <button
              type="button"
              class={open() ? 'st-button' : 'st-button st-primary'}
              onClick={next}
            >
              {t(open() ? 'practice.next' : 'practice.start')} ›
            </button>
          </p>
        </Show>
      </section>
    );
  };
