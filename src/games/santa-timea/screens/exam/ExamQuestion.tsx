import { onCleanup, onMount } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import type { Translate } from '../../explain/words.ts';
import { Question } from '../question/Question.tsx';
import { PARTS } from './exam.ts';

export function ExamQuestion(props: {
  readonly source: string;
  readonly part?: number | undefined;
  readonly number: number;
  readonly total: number;
  readonly onward: string;
  readonly words: Catalogue;
  readonly t: Translate;
  /** @returns whether the next visit will know. */
  readonly onAnswer: (isRight: boolean) => boolean;
  readonly onNext: () => void;
}) {
  const t = props.t;
  let head!: HTMLParagraphElement;
  onMount(() => head.focus());
  // What comes next is read from the top.
  onCleanup(() => scrollTo(0, 0));
  return (
    <>
      <p class="soft st-exam-head" ref={head} tabindex="-1">
        {props.part && `${t('exam.part', { number: props.part, total: PARTS })} · `}
        {t('exam.question', { number: props.number, total: props.total })}
      </p>
      <progress class="st-exam-bar" value={props.number - 1} max={props.total} aria-hidden="true" />
      <Question
        place="exam"
        source={props.source}
        lang={props.t.lang}
        words={props.words}
        keeper={() => ({ keep: (_, isRight) => props.onAnswer(isRight) })}
        onward={{ label: props.onward, go: () => props.onNext() }}
      />
    </>
  );
}
