import { Index, type JSX, Show } from 'solid-js';
import { ARROWS, WINDS } from '../../core/compass.ts';
import type { Translate } from '../../core/words.ts';
import type { AnswerView } from './view.ts';

export function Answers(props: {
  readonly question: string;
  /** Whether nothing else lies on the table: the answers stand where a picture would. */
  readonly isPicture?: boolean | undefined;
  readonly answers: readonly AnswerView[];
  readonly tried: readonly number[];
  readonly right: readonly string[] | undefined;
  readonly t: Translate;
  readonly onAnswer: (index: number) => void;
  readonly face?: ((code: string) => JSX.Element) | undefined;
}) {
  const isTried = (index: number) => props.tried.includes(index);
  const isRight = (answer: AnswerView) => props.right?.includes(answer.code) === true;
  const isCompass = () => WINDS.every((wind) => props.answers.some(({ code }) => code === wind));
  const numbers = () => props.answers.filter(({ label }) => /^−?[\d½]+$/.test(label));
  const inColumns = () => (numbers().length > 0 ? numbers() : props.answers);
  const isBeside = (answer: AnswerView) => !inColumns().includes(answer);
  /** The second half of a double press is no answer: the page may have moved under it. */
  const give = (index: number, { detail }: MouseEvent) =>
    detail < 2 && !isTried(index) && props.onAnswer(index);
  const label = (answer: AnswerView, index: number) => {
    if (isRight(answer)) return props.t('attempt.is-right', { answer: answer.label });
    return isTried(index) ? props.t('attempt.tried', { answer: answer.label }) : answer.label;
  };
  const placeOf = (answer: AnswerView) => {
    if (isBeside(answer)) return { '--area': 'auto / 1 / auto / -1' };
    if (!isCompass()) return {};
    const wind = WINDS.find((one) => one === answer.code);
    return wind ? { '--area': wind, '--arrow': `"${ARROWS[wind]}" / ""` } : { '--area': 'middle' };
  };
  const marks = (answer: AnswerView, index: number) => ({
    'st-hit': isRight(answer),
    'st-missed': isTried(index) && !isRight(answer),
  });
  return (
    <fieldset
      class="st-question st-tools st-task-answers"
      classList={{
        pane: props.isPicture === true,
        'st-is-over': !!props.right,
        'st-compass': isCompass(),
        'st-long-list': numbers().length === 0 && props.answers.length > 5 && !props.face,
      }}
      style={{
        '--count': inColumns().length,
        '--half-count': Math.ceil(inColumns().length / 2),
        '--longest': Math.max(...inColumns().map(({ label }) => label.length)),
      }}
    >
      <legend class="whole">{props.question}</legend>
      <Index each={props.answers}>
        {(answer, index) => (
          <Show
            when={props.face?.(answer().code)}
            fallback={
              <Show
                when={!props.right}
                fallback={
                  <span
                    class="st-button"
                    style={placeOf(answer())}
                    classList={marks(answer(), index)}
                  >
                    <span aria-hidden="true">{answer().label}</span>
                    <span class="aloud">{label(answer(), index)}</span>
                  </span>
                }
              >
                <button
                  type="button"
                  class="st-button"
                  data-answer={answer().code}
                  style={placeOf(answer())}
                  aria-disabled={isTried(index)}
                  onClick={(event) => give(index, event)}
                >
                  {answer().label}
                </button>
              </Show>
            }
          >
            {(face) => (
              <span class="st-slot" classList={marks(answer(), index)}>
                {face()}
                <Show
                  when={!props.right}
                  fallback={
                    <span class="st-cover">
                      <span class="aloud">{label(answer(), index)}</span>
                    </span>
                  }
                >
                  <button
                    type="button"
                    class="st-cover"
                    data-answer={answer().code}
                    aria-label={label(answer(), index)}
                    aria-disabled={isTried(index)}
                    onClick={(event) => give(index, event)}
                  />
                </Show>
              </span>
            )}
          </Show>
        )}
      </Index>
    </fieldset>
  );
}
