import type { Catalogue, Translate } from '../../core/words.ts';
import { type PlacedQuestion, QuestionCard } from './QuestionCard.tsx';
import type { ToldQuestion } from './told.ts';

export interface LazyQuestionProps extends PlacedQuestion {
  /** The question in notation, for the engine. */
  readonly source: string;
}

/** What judges a game's questions and puts them into words. */
interface Judging<T> {
  readonly questions: { judge(source: string, t: T, lang: string): ToldQuestion };
  translate(own: Catalogue, lang: string): Promise<T>;
}

/**
 * A game's question, wherever a page asks it; the page draws its table.
 * @param load brings what judges it, with the first answer.
 */
export const lazyQuestion =
  <T extends Translate<never>>(load: () => Promise<Judging<T>>) =>
  (props: LazyQuestionProps) => (
    <QuestionCard
      place={props.place}
      asked={props.asked}
      step={props.step}
      puzzle={props.puzzle}
      next={props.next}
      lang={props.lang}
      words={props.words}
      judge={async () => {
        const { questions, translate } = await load();
        return questions.judge(props.source, await translate(props.words, props.lang), props.lang);
      }}
    />
  );
