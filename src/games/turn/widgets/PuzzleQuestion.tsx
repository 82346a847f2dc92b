import { createSignal, Show } from 'solid-js';
import { type Catalogue, createTranslate } from '../../../core/words.ts';
import { Answers } from '../../../widgets/Answers.tsx';
import type { PuzzleDesk } from './puzzle-desk.ts';

/** The words of it, by top-level key; what is said to answers is loaded with the first one. */
export const puzzleWords = ['attempt', 'ruling'] as const;

export interface PuzzleQuestionProps {
  /** The question as text, by which answers are judged here: the page does not know them. */
  readonly source: string;
  readonly question: string;
  readonly answers: readonly { readonly label: string }[];
  readonly lang: string;
  readonly words: Catalogue;
  /** The address of the next puzzle; none behind the last. */
  readonly nextHref?: string;
}

/** One question, as many tries as it takes, and what each answer would lead to. */
export function PuzzleQuestion(props: PuzzleQuestionProps) {
  const t = createTranslate(props.words, props.lang);
  const [desk, setDesk] = createSignal<PuzzleDesk>();
  const answer = async (index: number) => {
    const { openPuzzle } = await import('./puzzle-desk.ts');
    const opened = desk() ?? (await openPuzzle(props.source, props.words, props.lang));
    setDesk(opened);
    opened.give(index);
  };
  return (
    <>
      <Show when={desk()?.tried().length ? desk() : undefined}>
        {(opened) => {
          const { PuzzleReply } = opened();
          return <PuzzleReply desk={opened()} nextHref={props.nextHref} t={t} />;
        }}
      </Show>
      <Show when={!desk()?.isRight()}>
        <Answers
          question={props.question}
          answers={props.answers}
          tried={desk()?.tried() ?? []}
          t={t}
          onAnswer={answer}
        />
      </Show>
    </>
  );
}
