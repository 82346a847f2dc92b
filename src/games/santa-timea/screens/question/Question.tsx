import { Match, Show, Switch } from 'solid-js';
import { wordsOf } from '../../../../device/page-words.ts';
import { keepWrong } from '../../../../kit/question/keep-question.ts';
import {
  type Asking,
  type PlacedQuestion,
  QuestionCard,
  type QuestionCardProps,
} from '../../../../kit/question/QuestionCard.tsx';
import { createTranslate, type Translate } from '../../explain/words.ts';
import { QUESTIONS } from '../../questions/index.ts';
import { CardFace } from '../../tables/cards/CardFace.tsx';
import { WindFace } from '../../tables/cards/WindFace.tsx';
import { LinePlay } from '../../tables/last-tricks/LinePlay.tsx';
import type { PlayedCard, SeenTrick, TrickSceneView } from '../../tables/scene/scene-view.ts';
import { TaskScene } from '../../tables/scene/TaskScene.tsx';
import { TaskTrick } from '../../tables/scene/TaskTrick.tsx';
import { laneOf, sailing } from '../../tables/sea/fleet.ts';
import { Call } from '../../tables/sea/Sea.tsx';
import { type AnswerFace, type AnswerView, type ReplyView, viewQuestion } from './question-view.ts';

/** What a question says and what is said to its answers, by top-level key of the catalogue. */
export const questionWords = [
  'player',
  'wind',
  'card',
  'letter',
  'blows',
  'damage',
  'worth',
  'under',
  'step',
  'your-step',
  'score-step',
  'game-step',
  'outcome',
  'last-outcome',
  'ruling',
  'reading',
  'table',
  'sea',
  'walk',
  'task',
  'line',
  'scene',
  'attempt',
  'hint',
  'misreading',
  'seen',
  'error',
] as const;

export interface QuestionProps
  extends PlacedQuestion,
    Pick<
      QuestionCardProps<AnswerView, ReplyView>,
      'keeper' | 'after' | 'onAnswer' | 'onward' | 'onOver'
    > {
  /** The question in notation. */
  readonly source: string;
}

/** A question of any kind, wherever it is asked: what it is about, and its answers. */
export function Question(props: QuestionProps) {
  const t = createTranslate(wordsOf(props.words), props.lang);
  const parsed = QUESTIONS.parse(props.source);
  if (!parsed.ok) throw new Error(`“${props.source}” is no question`);
  const asked = viewQuestion(parsed.value, t, props.lang);
  const { scene } = asked;
  const trick = scene.kind === 'trick' ? scene : null;
  return (
    <>
      <TaskScene scene={scene} t={t}>
        {/* The group of the answers says it, too, for those who hear the page. */}
        <p class="st-call" aria-hidden="true">
          {asked.question}
        </p>
      </TaskScene>
      <QuestionCard
        {...props}
        asked={asked}
        onAnswer={(answer, isRight) => {
          if (!isRight) {
            const [trap] = QUESTIONS.trapsOf(parsed.value, answer.code);
            keepWrong('santa-timea', props.place, trap, parsed.value.ask);
          }
          props.onAnswer?.(answer, isRight);
        }}
        isAskedAbove={!trick && scene.kind !== 'hand'}
        scene={(asking) =>
          trick && (
            <AskedTrick
              scene={trick}
              isCovered={props.place !== 'lesson' && trick.isHard === true}
              asking={asking}
            />
          )
        }
        isOnPicture={trick?.isAnswer === true}
        canWalk={(reply) => reply?.table?.walk !== undefined}
        face={faceOf}
        after={(reply) => (
          <>
            {props.after?.(reply)}
            <Show when={props.place !== 'lesson' && reply()?.line}>
              {(line) => <LinePlay line={line()} lang={props.lang} t={t} />}
            </Show>
          </>
        )}
      />
    </>
  );
}

/** The trick of a question. Where its players are the answers they are pressed, and whom one names sails. */
function AskedTrick(props: {
  readonly scene: TrickSceneView;
  /** Whether the key and what is printed small stay covered until it is answered. */
  readonly isCovered: boolean;
  readonly asking: Asking<AnswerView, ReplyView>;
}) {
  const { asking } = props;
  const lanes = () => asking.tried().map((index) => laneOf(asking.answers[index]?.code));
  const table = (): SeenTrick | undefined => {
    const seen = asking.reply()?.table;
    if (!seen) return undefined;
    if (asking.isOver()) return { ...seen, known: seen.walk?.[asking.step() ?? -1] ?? seen.known };
    return props.scene.isAnswer ? { ...seen, known: withNamed(seen.known, lanes()) } : seen;
  };
  const nobody = asking.answers.find(({ code }) => laneOf(code) === null);
  return (
    <TaskTrick
      scene={props.scene}
      table={table()}
      own={playedIn(asking.shown())}
      tried={lanes()}
      right={asking.isOver() ? laneOf(asking.shown()?.code) : undefined}
      nobody={
        props.scene.isAnswer &&
        asking.isOver() &&
        [...lanes(), laneOf(asking.shown()?.code)].includes(null)
          ? nobody?.label
          : undefined
      }
      closer={props.isCovered && !asking.isOver() ? 'covered' : 'open'}
      choice={
        props.scene.isAnswer && !asking.isOver()
          ? {
              question: asking.question,
              nobody: nobody?.label,
              onChoose: (lane) =>
                asking.give(asking.answers.findIndex(({ code }) => laneOf(code) === lane)),
            }
          : undefined
      }
      t={asking.t}
    >
      {props.scene.isAnswer && (
        <Call
          question={asking.question}
          miss={asking.miss()}
          outcome={asking.isOver() ? asking.reply()?.outcome : undefined}
        />
      )}
    </TaskTrick>
  );
}

/** The wheel card that an answer is, if it is one. */
const playedIn = (answer: AnswerView | undefined): PlayedCard | undefined =>
  answer?.face && 'play' in answer.face ? answer.face : undefined;

/** Besides what a reply shows, the ships that were named before. */
const withNamed = (known: SeenTrick['known'], lanes: readonly (number | null)[]) => ({
  ...known,
  worths: [...new Set([...sailing(lanes).worths, ...known.worths])],
});

/** The card that an answer is, if it is one. */
const faceOf = (answer: AnswerView, t: Translate) =>
  answer.face && <Face face={answer.face} t={t} />;

function Face(props: { readonly face: AnswerFace; readonly t: Translate }) {
  const wheel = () => 'play' in props.face && props.face;
  const wind = () => 'wind' in props.face && props.face.wind;
  return (
    <Switch>
      <Match when={wheel()}>
        {(face) => (
          <CardFace play={face().play} card={face().card} wind="N" worth={undefined} t={props.t} />
        )}
      </Match>
      <Match when={wind()}>
        {(card) => (
          <span aria-hidden="true">
            <WindFace card={card()} t={props.t} />
          </span>
        )}
      </Match>
    </Switch>
  );
}
