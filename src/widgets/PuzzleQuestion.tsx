import { createSignal, Show } from 'solid-js';
import { type Catalogue, createTranslate } from '../core/words.ts';
import { Answers } from './Answers.tsx';
import { createTries } from './create-tries.ts';
import { Reply } from './Reply.tsx';
import type { ToldQuestion } from './told.ts';

/** The words of it, by top-level key. */
export const puzzleWords = ['attempt', 'ruling'] as const;

/** A question as it is asked, and nothing that tells its answer. */
export interface AskedQuestion {
  readonly question: string;
  readonly answers: readonly { readonly label: string }[];
}

export interface PuzzleQuestionProps {
  readonly asked: AskedQuestion;
  readonly lang: string;
  readonly words: Catalogue;
  /** The address of the next puzzle; none behind the last. */
  readonly nextHref: string | undefined;
  /** Judges the question, once somebody has answered. */
  readonly judge: () => Promise<ToldQuestion>;
}

/** A puzzle: one question, as many tries as it takes, and what each answer would lead to. */
export function PuzzleQuestion(props: PuzzleQuestionProps) {
  const t = createTranslate(props.words, props.lang);
  const [tries, setTries] = createSignal<ReturnType<typeof createTries>>();
  const answer = async (index: number) => {
    const judged = tries() ?? createTries(await props.judge());
    setTries(() => judged);
    judged.give(index);
  };
  const tried = () => tries()?.tried() ?? [];
  return (
    <>
      <Show when={tried().length > 0 && tried()} keyed>
        <Show when={tries()}>
          {(judged) => (
            <Reply
              label={judged().last()?.label ?? ''}
              reply={judged().reply()}
              isRight={judged().isRight()}
              reasons={judged().reasons()}
              others={judged().others()}
              // There is nothing to keep of a puzzle.
              isKept={true}
              next={props.nextHref ? { href: props.nextHref, isLesson: false } : undefined}
              t={t}
            />
          )}
        </Show>
      </Show>
      <Show when={!tries()?.isRight()}>
        <Answers
          question={props.asked.question}
          answers={props.asked.answers}
          tried={tried()}
          t={t}
          onAnswer={answer}
        />
      </Show>
    </>
  );
}
