import { createSignal, For, Match, onMount, Show, Switch } from 'solid-js';
import type { Translate } from '../../../../core/words.ts';
import { Verdict } from '../../../../kit/question/Verdict.tsx';
import type { Progress } from '../../trainer/progress.ts';
import { afterAnswer } from '../../trainer/schedule.ts';
import { answeredItem, isOver, nextItem, QUESTIONS, startSession } from '../../trainer/session.ts';
import type { Session } from '../../trainer/session-tally.ts';
import { DrillAnswers } from './DrillAnswers.tsx';
import { DrillCards } from './DrillCards.tsx';
import { createDrill, type Drill, sayDrillAnswer, sayWhy } from './drill.ts';
import { sayTime } from './figures.ts';

export interface TrainerSessionProps {
  readonly lang: string;
  readonly t: Translate;
  readonly progress: Progress;
  readonly onProgress: (change: (progress: Progress) => Progress) => void;
  readonly onEnd: (session: Session) => void;
}

/** A session: question after question, each answer saved as it is given. */
export function TrainerSession(props: TrainerSessionProps) {
  const { t, lang } = props;
  const [session, setSession] = createSignal(startSession(Date.now() | 0));
  const newDrill = () => createDrill(nextItem(session(), props.progress, Date.now()), t, lang);
  const [drill, setDrill] = createSignal(newDrill());
  const [wrong, setWrong] = createSignal<string | null>(null);
  const [said, setSaid] = createSignal('');
  let shownAt = performance.now();
  let question!: HTMLParagraphElement;
  onMount(() => {
    question.focus({ preventScroll: true });
    question.scrollIntoView({ block: 'start' });
  });

  const answer = (given: string) => {
    const { item, right } = drill();
    const outcome = { isRight: given === right, ms: performance.now() - shownAt };
    const isNew = !Object.hasOwn(props.progress.skills, item.skill);
    props.onProgress((progress) => afterAnswer(progress, { ...item, ...outcome }, Date.now()));
    setSession(answeredItem(session(), item, { ...outcome, isNew }));
    if (!outcome.isRight) {
      setSaid('');
      setWrong(given);
      return;
    }
    const time = sayTime(outcome.ms / 100, lang);
    setSaid(t('trainer.right', { time }));
    goOn();
  };
  const goOn = () => {
    setWrong(null);
    if (isOver(session())) {
      props.onEnd(session());
      return;
    }
    setDrill(newDrill());
    shownAt = performance.now();
    question.focus({ preventScroll: true });
    question.scrollIntoView({ block: 'nearest' });
  };
  const number = () => session().answers.length + (wrong() === null ? 1 : 0);

  return (
    <>
      <p class="st-drill-head">
        <span>
          {t('trainer.count', { number: number(), total: Math.max(QUESTIONS, number()) })}
        </span>
        <span role="status">{said()}</span>
      </p>
      <p class="st-question-text" tabindex="-1" ref={question}>
        <span class="st-aloud">{drill().aloud} </span>
        {drill().question}
      </p>
      {/* A new question is new cards and new answers, so that nothing of the old one stays. */}
      <Show when={drill()} keyed>
        {(shown) => (
          <>
            <DrillCards
              drill={shown}
              isOpen={wrong() !== null}
              t={t}
              onChoose={
                shown.item.question.ask === 'taker' && wrong() === null
                  ? (place) => answer(String(place))
                  : undefined
              }
            />
            <Switch>
              <Match when={wrong() === null}>
                <DrillAnswers drill={shown} t={t} onAnswer={answer} />
              </Match>
              <Match when={wrong()}>
                {(given) => (
                  <Correction drill={shown} given={given()} session={props} onNext={goOn} />
                )}
              </Match>
            </Switch>
          </>
        )}
      </Show>
    </>
  );
}

interface CorrectionProps {
  readonly drill: Drill;
  readonly given: string;
  readonly session: TrainerSessionProps;
  readonly onNext: () => void;
}

/** What is said to a wrong answer. */
function Correction(props: CorrectionProps) {
  const { t, lang } = props.session;
  let next!: HTMLButtonElement;
  onMount(() => next.scrollIntoView({ block: 'nearest' }));
  const say = (answer: string) => sayDrillAnswer(props.drill, answer, t);
  return (
    <>
      <Verdict
        isRight={false}
        title={t('trainer.wrong', { right: say(props.drill.right), given: say(props.given) })}
      >
        <For each={sayWhy(props.drill, props.given, t, lang)}>{(reason) => <p>{reason}</p>}</For>
        <p class="st-note">{t('trainer.back')}</p>
      </Verdict>
      <button type="button" class="st-button st-primary" ref={next} onClick={() => props.onNext()}>
        {t('trainer.next')} ›
      </button>
    </>
  );
}
