import type { JSX } from 'solid-js';
import type { Catalogue, Translate } from '../../core/words.ts';
import { type Asking, type PlacedQuestion, QuestionCard } from './QuestionCard.tsx';
import type { ToldAnswer, ToldQuestion, ToldReply } from './told.ts';

export interface LazyQuestionProps<S = null> extends PlacedQuestion {
  /** The question in notation, for the engine. */
  readonly source: string;
  /** What it is answered on; left out or null where the page draws its table. */
  readonly scene?: S | null;
}

/** What judges a game's questions and puts them into words. */
interface Judging<T> {
  readonly questions: { judge(source: string, t: T, lang: string): ToldQuestion };
  translate(own: Catalogue, lang: string): Promise<T>;
}

/**
 * A game's question, wherever a page asks it; the page draws its table where that has none of the answers.
 * @param load brings what judges it, with the first answer.
 * @param draw the table of a question that is answered on it.
 */
export const lazyQuestion =
  <T extends Translate<never>, S = null>(
    load: () => Promise<Judging<T>>,
    draw?: (scene: S, asking: Asking<ToldAnswer, ToldReply>) => JSX.Element,
  ) =>
  (props: LazyQuestionProps<S>) => (
    <QuestionCard
      place={props.place}
      asked={props.asked}
      step={props.step}
      puzzle={props.puzzle}
      next={props.next}
      lang={props.lang}
      words={props.words}
      scene={(asking) => props.scene && draw?.(props.scene, asking)}
      isOnPicture={!!props.scene}
      judge={async () => {
        const { questions, translate } = await load();
        return questions.judge(props.source, await translate(props.words, props.lang), props.lang);
      }}
    />
  );
