import type { JSX } from 'solid-js';
import type { Catalogue, Translate } from '../../core/words.ts';
import { type Asking, type PlacedQuestion, QuestionCard } from './QuestionCard.tsx';
import type { ToldQuestion } from './told.ts';
import type { AskedQuestion, QuestionView } from './view.ts';

export interface LazyQuestionProps extends PlacedQuestion {
  readonly words: Catalogue;
  /** Told with all its answers where the page may know them; else it is judged once somebody answers. */
  readonly asked: AskedQuestion | ToldQuestion;
  /** The question in notation, for the engine. */
  readonly source: string;
  /** Whether the picture that the page has drawn in it offers the answers and says what is asked. */
  readonly isOnPicture?: boolean;
  readonly children?: JSX.Element;
}

/** What judges a game's questions and puts them into words. */
interface Judging<T> {
  readonly questions: { judge(source: string, t: T, lang: string): QuestionView };
  translate(own: Catalogue, lang: string): Promise<T>;
}

const viewOf = ({ question, answers, replies }: ToldQuestion): QuestionView => ({
  question,
  answers,
  right: answers.filter(({ isRight }) => isRight).map(({ code }) => code),
  reply(code) {
    const reply = replies[answers.find((one) => one.code === code)?.reply ?? -1];
    if (!reply) throw new Error(`Nothing is said to “${code}”`);
    return reply;
  },
});

/**
 * A game's question, wherever a page asks it; the page draws its table.
 * @param load brings what judges it, with the first answer.
 * @param alive brings the picture to life of a question that is answered on it.
 */
export const lazyQuestion =
  <T extends Translate<never>>(
    load: () => Promise<Judging<T>>,
    alive?: (asking: Asking, picture: () => JSX.Element) => JSX.Element,
  ) =>
  (props: LazyQuestionProps) => (
    <QuestionCard
      place={props.place}
      asked={'replies' in props.asked ? viewOf(props.asked) : props.asked}
      step={props.step}
      puzzle={props.puzzle}
      next={props.next}
      lang={props.lang}
      words={props.words}
      scene={(asking) => props.isOnPicture && alive?.(asking, () => props.children)}
      isOnPicture={props.isOnPicture === true}
      judge={async () => {
        const { questions, translate } = await load();
        return questions.judge(props.source, await translate(props.words, props.lang), props.lang);
      }}
    />
  );
