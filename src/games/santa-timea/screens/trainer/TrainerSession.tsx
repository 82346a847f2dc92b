import { createSignal, onMount, Show } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { afterPaint } from '../../../../device/page.ts';
import { Button } from '../../../../kit/Button.tsx';
import { type Asking, QuestionCard } from '../../../../kit/question/QuestionCard.tsx';
import type { Translate } from '../../explain/words.ts';
import type { Progress } from '../../trainer/progress.ts';
import { afterAnswer } from '../../trainer/schedule.ts';
import { answeredItem, isOver, nextItem, QUESTIONS, startSession } from '../../trainer/session.ts';
import type { Session } from '../../trainer/tally.ts';
import { DrillAnswers, DrillCards } from './DrillTable.tsx';
import { DrillBar } from './TrainerDone.tsx';
import { type Drill, sayTime, viewDrill } from './trainer-view.ts';

export function TrainerSession(props: {
  readonly words: Catalogue;
  readonly t: Translate;
  readonly progress: Progress;
  readonly onProgress: (change: (progress: Progress) => Progress) => void;
  readonly onEnd: (session: Session) => void;
}) {
  const { t } = props;
  const [session, setSession] = createSignal(startSession(Date.now() | 0));
  const newDrill = () => viewDrill(nextItem(session(), props.progress, Date.now()), t);
  const [drill, setDrill] = createSignal(newDrill());
  const [hasMissed, setMissed] = createSignal(false);
  const [said, setSaid] = createSignal('');
  let shownAt = performance.now();
  let question!: HTMLParagraphElement;
  const begin = () => {
    question.focus({ preventScroll: true });
    question.scrollIntoView({ block: 'start' });
  };
  onMount(begin);

  /** Keeps an answer at once; everything else waits until the press is drawn. */
  const keep = (answer: string, isRight: boolean) => {
    const { item } = drill();
    const outcome = { answer, isRight, ms: performance.now() - shownAt };
    const isNew = !Object.hasOwn(props.progress.skills, item.skill);
    props.onProgress((progress) => afterAnswer(progress, { ...item, ...outcome }, Date.now()));
    afterPaint().then(() => {
      setSession(answeredItem(session(), item, { ...outcome, isNew }));
      setSaid(isRight ? t('trainer.right', { time: sayTime(outcome.ms / 100, t.lang) }) : '');
      setMissed(!isRight);
      if (isRight) goOn();
    });
  };
  const goOn = () => {
    setMissed(false);
    if (isOver(session())) {
      props.onEnd(session());
      return;
    }
    setDrill(newDrill());
    shownAt = performance.now();
    begin();
  };
  const number = () => session().answers.length + (hasMissed() ? 0 : 1);
  const isBack = () => session().answers.some(({ item }) => item === drill().item);

  return (
    <>
      <p class="row st-note st-drill-head">
        <span>
          {t('trainer.count', { number: number(), total: QUESTIONS })}
          {isBack() && !hasMissed() ? ` · ${t('trainer.again-mark')}` : ''}
        </span>
        <span class="good" role="status">
          {said()}
        </span>
      </p>
      <DrillBar answers={session().answers} total={QUESTIONS} />
      <p class="st-question-text" tabindex="-1" ref={question}>
        <span class="aloud">{drill().aloud} </span>
        {drill().view.question}
      </p>
      {/* A new question is new cards and new answers, so that nothing of the old one stays. */}
      <Show when={drill()} keyed>
        {(shown) => (
          <QuestionCard
            place="drill"
            asked={shown.view}
            isOnPicture
            onAnswer={({ code }, isRight) => keep(code, isRight)}
            scene={(asking) => <Table drill={shown} asking={asking} />}
            after={() => (
              <Show when={hasMissed()}>
                <Missed t={t} onNext={goOn} isLast={isOver(session())} />
              </Show>
            )}
            lang={t.lang}
            words={props.words}
          />
        )}
      </Show>
    </>
  );
}

function Table(props: { readonly drill: Drill; readonly asking: Asking }) {
  const { drill, asking } = props;
  const answer = (code: string) =>
    asking.give(drill.view.answers.findIndex((one) => one.code === code));
  return (
    <>
      <DrillCards
        drill={drill}
        isOpen={asking.isOver()}
        t={asking.t}
        onChoose={
          drill.item.question.ask === 'taker' && !asking.isOver()
            ? (place) => answer(String(place))
            : undefined
        }
      />
      <Show when={!asking.isOver()}>
        <DrillAnswers drill={drill} t={asking.t} onAnswer={answer} />
      </Show>
    </>
  );
}

function Missed(props: {
  readonly t: Translate;
  readonly isLast: boolean;
  readonly onNext: () => void;
}) {
  let next!: HTMLButtonElement;
  onMount(() => next.scrollIntoView({ block: 'nearest' }));
  return (
    <>
      <Button isPrimary ref={next} onPress={() => props.onNext()}>
        {props.t('trainer.next')} ›
      </Button>
      <Show when={!props.isLast}>
        <p class="st-note">{props.t('trainer.back')}</p>
      </Show>
    </>
  );
}
