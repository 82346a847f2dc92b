import { createSignal, For, Show } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { Button } from '../../../../kit/Button.tsx';
import { Verdict } from '../../../../kit/question/Verdict.tsx';
import { createTranslate } from '../../explain/words.ts';
import { questionWords } from '../question/Question.tsx';
import { ExamQuestion } from './ExamQuestion.tsx';
import type { ExamLesson } from './exam.ts';

export const placementWords = [...questionWords, 'exam', 'placement'] as const;

type LessonLink = Pick<ExamLesson, 'number' | 'title' | 'href'>;

/** A question for each lesson in turn; the first mistake says where to begin. Nothing of it is kept. */
export function Placement(props: {
  /** The questions in notation, each with the lesson that teaches what it needs. */
  readonly tasks: readonly { readonly source: string; readonly lesson: LessonLink }[];
  /** Up to the one for readers who answer all of them rightly. */
  readonly lessons: readonly LessonLink[];
  readonly lang: string;
  readonly words: Catalogue;
}) {
  const t = createTranslate(props.words, props.lang);
  const { tasks } = props;
  const [at, setAt] = createSignal(-1);
  const [missed, setMissed] = createSignal<LessonLink>();
  const isLast = () => missed() !== undefined || at() + 1 === tasks.length;
  const [isOver, setOver] = createSignal(false);
  const lesson = () => missed() ?? (props.lessons.at(-1) as LessonLink);
  return (
    <section class="st-panel st-exam needs-script" aria-label={t('placement.label')}>
      <Show
        when={!isOver()}
        fallback={
          <>
            <Verdict
              isRight={missed() ? null : true}
              title={t(missed() ? 'placement.missed' : 'placement.all', {
                number: lesson().number,
              })}
            >
              <p>
                {t(missed() ? 'placement.why' : 'placement.why-all', { title: lesson().title })}
              </p>
            </Verdict>
            <p class="st-tools">
              <a class="st-button st-primary" href={lesson().href}>
                {`${t('placement.go', { number: lesson().number })}\u00a0›`}
              </a>
            </p>
            <ul class="plain taps">
              <For each={props.lessons}>
                {({ number, title, href }) => (
                  <li>
                    <a href={href}>{`${number}. ${title}`}</a>
                    {number < lesson().number && ' ✓'}
                  </li>
                )}
              </For>
            </ul>
          </>
        }
      >
        <Show
          when={tasks[at()]}
          keyed
          fallback={
            <div>
              <p>{t('placement.lead')}</p>
              <Button isPrimary onPress={() => setAt(0)}>
                {`${t('placement.start')}\u00a0›`}
              </Button>
            </div>
          }
        >
          {({ source, lesson }) => (
            <ExamQuestion
              source={source}
              number={at() + 1}
              total={tasks.length}
              onward={t(isLast() ? 'placement.see' : 'exam.on')}
              words={props.words}
              t={t}
              onAnswer={(isRight) => {
                if (!isRight) setMissed(lesson);
                return true;
              }}
              onNext={() => (isLast() ? setOver(true) : setAt(at() + 1))}
            />
          )}
        </Show>
      </Show>
    </section>
  );
}
