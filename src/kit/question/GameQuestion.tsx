import { checked } from '../../core/result.ts';
import { createTranslate, type Translate } from '../../core/words.ts';
import { wordsOf } from '../../device/page.ts';
import type { QuestionPlace } from './create-tries.ts';
import { keepWrong } from './keep-question.ts';
import { type PlacedQuestion, QuestionCard, type QuestionCardProps } from './QuestionCard.tsx';
import { type AnyQuestion, isHard } from './question.ts';
import type { Questions } from './questions.ts';
import type { QuestionView } from './view.ts';

export type Picture = Pick<
  QuestionCardProps,
  'scene' | 'hasHand' | 'isOnPicture' | 'isPicture' | 'canWalk' | 'face' | 'after'
>;

export interface AskingGame<Q extends AnyQuestion> {
  readonly game: string;
  readonly questions: Questions<Q>;
  picture(question: Q, t: Translate, asked: QuestionView, place: QuestionPlace): Picture;
  seen?(question: Q, t: Translate): string | undefined;
}

export interface GameQuestionProps
  extends PlacedQuestion,
    Pick<QuestionCardProps, 'keeper' | 'after' | 'onAnswer' | 'onward' | 'onOver'> {
  readonly source: string;
}

export const questionOf =
  <Q extends AnyQuestion>({ game, questions, picture, seen }: AskingGame<Q>) =>
  (props: GameQuestionProps) => {
    const { lang, place } = props;
    const t = createTranslate(wordsOf(props.words), lang);
    const question = checked(questions.parse(props.source));
    const asked: QuestionView = {
      ...questions.view(question, t),
      isHard: isHard(questions.difficultyOf(question)),
      seen: () => seen?.(question, t),
    };
    const { after, ...shown } = picture(question, t, asked, place);
    return (
      <QuestionCard
        {...props}
        {...shown}
        asked={asked}
        onAnswer={(answer, isRight) => {
          if (!isRight) {
            const [trap] = questions.trapsOf(question, answer.code);
            keepWrong(game, place, trap, question.ask);
          }
          props.onAnswer?.(answer, isRight);
        }}
        after={(last) => (
          <>
            {props.after?.(last)}
            {after?.(last)}
          </>
        )}
      />
    );
  };
