import { createSignal, onMount, Show, splitProps } from 'solid-js';
import { wordsOf } from '../../../../device/page.ts';
import type { GameQuestionProps } from '../../../../kit/question/GameQuestion.tsx';
import { createTranslate } from '../../explain/words.ts';
import { Question } from './Question.tsx';

interface QuestionsProps extends GameQuestionProps {
  /** Those behind the first, in notation. */
  readonly more: readonly string[];
}

/** A step of several short questions: it is done with the last, if all before were found. */
export function Questions(props: QuestionsProps) {
  const t = createTranslate(wordsOf(props.words), props.lang);
  const [own, shared] = splitProps(props, ['source', 'more', 'step', 'next']);
  const all = [own.source, ...own.more];
  const [at, setAt] = createSignal(0);
  const [found, setFound] = createSignal(0);
  const isLast = () => at() + 1 === all.length;
  return (
    <Show when={all[at()]} keyed>
      {(source) => {
        let head!: HTMLParagraphElement;
        onMount(() => {
          if (at() > 0) head.focus();
        });
        const isWhole = isLast() && found() === at();
        return (
          <>
            <p class="row soft st-exam-head st-part-head" tabindex="-1" ref={head}>
              {`${at() + 1} / ${all.length}`}
              <progress class="st-exam-bar" value={at()} max={all.length} aria-hidden="true" />
            </p>
            <Question
              {...shared}
              source={source}
              step={isWhole ? own.step : undefined}
              next={isLast() ? own.next : undefined}
              onward={
                isLast() ? undefined : { label: t('attempt.next'), go: () => setAt(at() + 1) }
              }
              onAnswer={(_, isRight) => isRight && setFound(found() + 1)}
            />
          </>
        );
      }}
    </Show>
  );
}
