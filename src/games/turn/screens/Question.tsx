import { type PlacedQuestion, QuestionCard } from '../../../kit/question/QuestionCard.tsx';

export interface QuestionProps extends PlacedQuestion {
  /** The question in notation, for the engine. */
  readonly source: string;
}

/** A question of this game, wherever a page asks it; the page draws its table. */
export const Question = (props: QuestionProps) => (
  <QuestionCard
    place={props.place}
    asked={props.asked}
    step={props.step}
    next={props.next}
    lang={props.lang}
    words={props.words}
    judge={async () => {
      const { judge, translate } = await import('./lazy-questions.ts');
      return judge(props.source, await translate(props.words, props.lang), props.lang);
    }}
  />
);
