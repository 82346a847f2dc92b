import { isHard } from '../../core/band.ts';
import type { Catalogue } from '../../core/words.ts';
import { wordsOf } from '../../device/page-words.ts';
import { keepWrong } from './keep-question.ts';
import { type PlacedQuestion, QuestionCard, type QuestionCardProps } from './QuestionCard.tsx';
import type { AnyQuestion, GameTerms } from './question.ts';
import type { Questions } from './questions.ts';

/** The table of a question, and whether it has the answers. */
export type Picture = Required<Pick<QuestionCardProps, 'scene' | 'isOnPicture'>>;

export interface AskingGame<Q extends AnyQuestion, T extends GameTerms> {
  readonly questions: Questions<Q, T>;
  createTranslate(words: Catalogue, lang: string): T['speech']['t'];
  picture(scene: T['scene'], t: T['speech']['t'], lang: string): Picture;
}

export interface GameQuestionProps
  extends PlacedQuestion,
    Pick<QuestionCardProps, 'onAnswer' | 'onward' | 'onOver'> {
  /** The question in notation. */
  readonly source: string;
}

/** A question of a game, wherever a page asks it: its table, and its answers. */
export const questionOf =
  <Q extends AnyQuestion, T extends GameTerms>({
    questions,
    createTranslate,
    picture,
  }: AskingGame<Q, T>) =>
  (props: GameQuestionProps) => {
    const t = createTranslate(wordsOf(props.words), props.lang);
    const parsed = questions.parse(props.source);
    if (!parsed.ok) throw new Error(`“${props.source}” is no question`);
    const question = parsed.value;
    const { scene, isOnPicture } = picture(questions.sceneOf(question), t, props.lang);
    return (
      <QuestionCard
        {...props}
        asked={{
          ...questions.view(question, t, props.lang),
          isHard: isHard(questions.bandOf(question)),
        }}
        scene={scene}
        isOnPicture={isOnPicture}
        onAnswer={(answer, isRight) => {
          const game = (props.step ?? props.puzzle)?.game;
          if (game && !isRight) {
            const [trap] = questions.trapsOf(question, answer.code);
            keepWrong(game, props.place, trap, question.ask);
          }
          props.onAnswer?.(answer, isRight);
        }}
      />
    );
  };
