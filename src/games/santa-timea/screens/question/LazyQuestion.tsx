import { createSignal, Show } from 'solid-js';
import { Question, type QuestionProps } from './Question.tsx';

export interface LazyQuestionProps extends QuestionProps {
  /** The question in notation, for the engine. */
  readonly source: string;
}

/** A question whose answer its page must not know: what judges it comes with the first answer. */
export function LazyQuestion(props: LazyQuestionProps) {
  const [line, setLine] = createSignal<typeof import('../../tables/last-tricks/LinePlay.tsx')>();
  const judge = async () => {
    const [{ judge }, line] = await Promise.all([
      import('./tell.ts'),
      import('../../tables/last-tricks/LinePlay.tsx'),
    ]);
    setLine(line);
    return judge(props.source, props.words, props.lang);
  };
  return (
    <Question
      {...props}
      judge={judge}
      after={(reply) => (
        <>
          {props.after?.(reply)}
          <Show when={line()}>
            {(parts) => {
              const { LinePlay } = parts();
              return <LinePlay line={reply()?.line} words={props.words} lang={props.lang} />;
            }}
          </Show>
        </>
      )}
    />
  );
}
