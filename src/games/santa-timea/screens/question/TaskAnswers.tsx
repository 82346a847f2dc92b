import { Match, Switch } from 'solid-js';
import type { Translate } from '../../../../core/words.ts';
import { Answers } from '../../../../kit/question/Answers.tsx';
import { CardFace } from '../../tables/cards/CardFace.tsx';
import { WindFace } from '../../tables/cards/WindFace.tsx';
import type { AnswerFace, ToldAnswer } from './told-task.ts';
import '../../tables/shared/shared.css';

export interface TaskAnswersProps {
  readonly question: string;
  readonly answers: readonly Pick<ToldAnswer, 'label' | 'face'>[];
  /** The answers tried already. */
  readonly tried: readonly number[];
  readonly t: Translate;
  readonly onAnswer: (index: number) => void;
}

/** The answers to a task; those that are cards show them. */
export function TaskAnswers(props: TaskAnswersProps) {
  return (
    <Answers
      question={props.question}
      answers={props.answers}
      tried={props.tried}
      face={faceOf}
      t={props.t}
      onAnswer={props.onAnswer}
    />
  );
}

/** The card that an answer is, if it is one. */
export const faceOf = (answer: Pick<ToldAnswer, 'face'>, t: Translate) =>
  answer.face && <Face face={answer.face} t={t} />;

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
