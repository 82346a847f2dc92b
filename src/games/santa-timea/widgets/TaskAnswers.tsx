import { Index, Match, Switch } from 'solid-js';
import type { Translate } from '../../../core/words.ts';
import { CardFace } from './CardFace.tsx';
import type { AnswerFace, ToldAnswer } from './told-task.ts';
import { WindFace } from './WindFace.tsx';
import './shared.css';

export interface TaskAnswersProps {
  readonly question: string;
  readonly answers: readonly Pick<ToldAnswer, 'label' | 'face'>[];
  /** The answers tried already. */
  readonly tried: readonly number[];
  readonly t: Translate;
  readonly onAnswer: (index: number) => void;
}

/** A question with a button for every answer: its words, or the card that it is. */
export function TaskAnswers(props: TaskAnswersProps) {
  const isTried = (index: number) => props.tried.includes(index);
  const answer = (index: number) => !isTried(index) && props.onAnswer(index);
  const label = (index: number) => {
    const words = props.answers[index]?.label ?? '';
    return isTried(index) ? props.t('attempt.tried', { answer: words }) : words;
  };
  return (
    <fieldset class="st-question st-tools st-task-answers">
      <legend>{props.question}</legend>
      <Index each={props.answers}>
        {(told, index) =>
          told().face ? (
            <span class="st-slot" classList={{ 'st-task-tried': isTried(index) }}>
              <Face face={told().face as AnswerFace} t={props.t} />
              <button
                type="button"
                class="st-cover"
                aria-label={label(index)}
                aria-disabled={isTried(index)}
                onClick={() => answer(index)}
              />
            </span>
          ) : (
            <button
              type="button"
              class="st-button"
              aria-disabled={isTried(index)}
              onClick={() => answer(index)}
            >
              {told().label}
            </button>
          )
        }
      </Index>
    </fieldset>
  );
}

function Face(props: { readonly face: AnswerFace; readonly t: Translate }) {
  const wheel = () => 'play' in props.face && props.face;
  const wind = () => 'wind' in props.face && props.face.wind;
  return (
    <Switch>
      <Match when={wheel()}>
        {(face) => (
          <CardFace play={face().play} card={face().card} wind="N" worth={undefined} t={props.t} />
        )}
      </Match>
      <Match when={wind()}>
        {(card) => (
          <span aria-hidden="true">
            <WindFace card={card()} t={props.t} />
          </span>
        )}
      </Match>
    </Switch>
  );
}
