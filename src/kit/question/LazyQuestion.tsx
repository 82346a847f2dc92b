import type { JSX } from 'solid-js';
import type { Catalogue, Translate } from '../../core/words.ts';
import { type Asking, type PlacedQuestion, QuestionCard } from './QuestionCard.tsx';
import type { ToldAnswer, ToldQuestion, ToldReply } from './told.ts';

export interface LazyQuestionProps extends PlacedQuestion {
  /** The question in notation, for the engine. */
  readonly source: string;
  /** Whether the picture that the page has drawn in it offers the answers and says what is asked. */
  readonly isOnPicture?: boolean;
  readonly children?: JSX.Element;
}

/** What judges a game's questions and puts them into words. */
interface Judging<T> {
  readonly questions: { judge(source: string, t: T, lang: string): ToldQuestion };
  translate(own: Catalogue, lang: string): Promise<T>;
}

/**
 * A game's question, wherever a page asks it; the page draws its table.
 * @param load brings what judges it, with the first answer.
 * @param alive brings the picture to life of a question that is answered on it.
 */
export const lazyQuestion =
  <T extends Translate<never>>(
    load: () => Promise<Judging<T>>,
    alive?: (asking: Asking<ToldAnswer, ToldReply>, picture: () => JSX.Element) => JSX.Element,
  ) =>
  (props: LazyQuestionProps) => (
    <QuestionCard
      place={props.place}
      asked={props.asked}
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
