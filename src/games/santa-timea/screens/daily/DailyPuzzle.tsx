import { createSignal, Show } from 'solid-js';
import { type Day, sayDay } from '../../../../core/day.ts';
import type { Catalogue, Translate } from '../../../../core/words.ts';
import { TaskTrick } from '../../tables/scene/TaskTrick.tsx';
import { TaskAnswers } from '../question/TaskAnswers.tsx';
import type { TrickScene } from '../question/told-task.ts';
import { createDaily } from './create-daily.ts';
import type { AskedDay, DailyPlaces } from './told-daily.ts';

/** What draws a scene that is no trick. */
export type Scenery = typeof import('../../tables/scene/TaskScene.tsx').TaskScene;

export interface DailyPuzzleProps {
  readonly asked: AskedDay;
  readonly scenery: Scenery | undefined;
  readonly game: string;
  readonly places: DailyPlaces;
  readonly isFrame: boolean;
  /** The date on which the page chose this puzzle. */
  readonly openedOn: Day;
  readonly lang: string;
  readonly words: Catalogue;
  readonly t: Translate;
  readonly onToday: () => void;
}

/** One day’s puzzle: asked without its answer, judged by the engine, which comes with the first answer. */
export function DailyPuzzle(props: DailyPuzzleProps) {
  const { asked, t, game, lang } = props;
  const { answers, scene } = asked;
  const state = createDaily(props);
  const { given, desk, kept, entry, isRight } = state;
  const [step, setStep] = createSignal<number | null>(null);

  const last = () => given().at(-1);
  const isSolved = () => isRight(last());
  const chosen = () => answers.find(({ code }) => code === last());
  const tried = () => given().map((code) => answers.findIndex((one) => one.code === code));
  const own = () => {
    const face = chosen()?.face;
    return face && 'play' in face ? face : undefined;
  };
  const reply = () => desk()?.judged.reply(last() ?? '');
  const table = () => {
    const seen = reply()?.table;
    const known = desk()?.judged.known(last() ?? '')[step() ?? -1];
    return seen && (known ? { ...seen, known } : seen);
  };
  const trick = (): TrickScene | null => (scene.kind === 'trick' ? scene : null);
  const playAgain = () => {
    setStep(null);
    state.playAgain();
  };

  return (
    <>
      <h2 class="st-daily-head">
        {t('daily.head', { number: asked.number, date: sayDay(asked.day, lang) })}
      </h2>
      <p class="st-note">{t('daily.level', { band: t(`band.${asked.band}`) })}</p>
      <Show when={trick()} fallback={props.scenery?.({ scene, t })}>
        {(played) => <TaskTrick scene={played()} table={table()} own={own()} t={t} />}
      </Show>
      <Show when={given().length > 0 && given()} keyed>
        <Show when={desk()}>
          {(opened) => {
            const { DailyReply } = opened().parts;
            return (
              <DailyReply
                label={chosen()?.label ?? ''}
                reply={reply()}
                isRight={isSolved()}
                isFirst={given().length === 1}
                others={answers
                  .filter(({ code }) => code !== last() && isRight(code))
                  .map(({ label }) => label)}
                step={step()}
                isFresh={state.isFresh()}
                words={props.words}
                lang={lang}
                t={t}
                onStep={setStep}
              />
            );
          }}
        </Show>
      </Show>
      <Show when={state.hasTrouble()}>
        <p class="st-alarm" role="alert">
          {t('daily.unjudged')}
        </p>
      </Show>
      <Show when={!isSolved()}>
        <TaskAnswers
          question={asked.question}
          answers={answers}
          tried={tried()}
          t={t}
          onAnswer={(index) => state.answer(answers[index]?.code ?? '')}
        />
      </Show>
      <Show when={kept()}>
        {(parts) => {
          const { DailyAfter } = parts();
          return (
            <DailyAfter
              asked={asked}
              entry={entry()}
              isSolved={isSolved()}
              openedOn={props.openedOn}
              game={game}
              places={props.places}
              lang={lang}
              t={t}
              onToday={props.onToday}
              onAgain={state.isRedo() ? undefined : playAgain}
            />
          );
        }}
      </Show>
    </>
  );
}
