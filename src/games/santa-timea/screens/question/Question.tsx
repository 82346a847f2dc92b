import { createMemo, Show } from 'solid-js';
import type { QuestionPlace } from '../../../../kit/question/create-tries.ts';
import { type Picture, questionOf } from '../../../../kit/question/GameQuestion.tsx';
import type { Asking } from '../../../../kit/question/QuestionCard.tsx';
import type { QuestionView } from '../../../../kit/question/view.ts';
import { TRICK_WORDS, type Translate } from '../../explain/words.ts';
import { makeCard } from '../../notation/cards.ts';
import { QUESTIONS, type TimeaQuestion } from '../../questions/index.ts';
import { MISREADINGS } from '../../questions/misreadings.ts';
import { handIn, isOnShips, type Scene, type TrickScene } from '../../questions/scene.ts';
import { CardFace } from '../../tables/cards/CardFace.tsx';
import { LinePlay } from '../../tables/scene/LinePlay.tsx';
import { placeNamed, type SeenTrick, seenAfter, viewLine } from '../../tables/scene/seen-trick.ts';
import { TaskScene, TaskTrick } from '../../tables/scene/TaskScene.tsx';
import { Call } from '../../tables/sea/Sea.tsx';
import { type Revealed, sailing } from '../../tables/sea/sea-layout.ts';

export const questionWords = [
  ...TRICK_WORDS,
  'your-step',
  'score-step',
  'game-step',
  'last-outcome',
  'reading',
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

function picture(
  question: TimeaQuestion,
  t: Translate,
  asked: QuestionView,
  place: QuestionPlace,
): Picture {
  const scene = QUESTIONS.sceneOf(question);
  const seen = (code: string | undefined) =>
    code === undefined ? undefined : seenAfter(question, code, t);
  /** A card that may not be played comes to nothing. */
  const isLine = (code: string) => place !== 'lesson' && asked.reply(code).outcome !== '';
  return {
    isOnPicture: scene.kind === 'trick' && isOnShips(scene),
    isPicture: scene.kind === 'hand',
    canWalk: (code) => seen(code)?.walk !== undefined,
    face: (code) => faceOf(scene, code, t),
    scene(asking) {
      if (scene.kind !== 'trick') {
        const line = createMemo(() => lineAfter(scene, asking, t));
        return <TaskScene scene={scene} line={line()} t={t} />;
      }
      return (
        <AskedTrick
          scene={scene}
          seen={seen}
          isCovered={place === 'exam' || (place !== 'lesson' && asked.isHard === true)}
          asking={asking}
          t={t}
        />
      );
    },
    after: (last) => (
      <Show when={last()}>
        {(answer) =>
          scene.kind === 'ending' &&
          isLine(answer().code) && <LinePlay ending={scene.ending} card={answer().code} t={t} />
        }
      </Show>
    ),
  };
}

export const Question = questionOf({
  game: 'santa-timea',
  questions: QUESTIONS,
  picture,
  /** The rarest of the mistakes that one could have made. */
  seen(question, t) {
    const exposed = QUESTIONS.exposedBy(question);
    const mistake = MISREADINGS.findLast((id) => exposed.includes(id));
    return mistake && t(`seen.${mistake}`);
  },
});

/** The first trick with the card that was right. */
function lineAfter(scene: Scene, asking: Asking, t: Translate) {
  const card = asking.isOver() ? asking.shown()?.code : undefined;
  if (scene.kind !== 'ending' || card === undefined) return undefined;
  return viewLine(scene.ending, [card], t)[0];
}

function AskedTrick(props: {
  readonly scene: TrickScene;
  readonly seen: (code: string | undefined) => SeenTrick | undefined;
  readonly isCovered: boolean;
  readonly asking: Asking;
  readonly t: Translate;
}) {
  const { asking, scene } = props;
  const isAnswer = isOnShips(scene);
  const places = asking.answers.map(({ code }) => placeNamed(scene, code));
  const lanes = () => asking.tried().map((index) => places[index] ?? null);
  const seen = createMemo(() => props.seen(asking.shown()?.code));
  const table = (): SeenTrick | undefined => {
    const after = seen();
    if (!after) return undefined;
    if (asking.isOver()) {
      return { ...after, known: after.walk?.[asking.step() ?? -1] ?? after.known };
    }
    return isAnswer ? { ...after, known: withNamed(after.known, lanes()) } : after;
  };
  const nobody = asking.answers[places.indexOf(null)];
  const right = () => (asking.isOver() ? placeNamed(scene, asking.shown()?.code) : undefined);
  const isNobody = () => isAnswer && asking.isOver() && [...lanes(), right()].includes(null);
  return (
    <TaskTrick
      scene={scene}
      table={table()}
      tried={lanes()}
      right={right()}
      nobody={isNobody() ? nobody?.label : undefined}
      closer={props.isCovered && !asking.isOver() ? 'covered' : 'open'}
      choice={
        isAnswer && !asking.isOver()
          ? {
              question: asking.question,
              nobody: nobody?.label,
              onChoose: (lane) => asking.give(places.indexOf(lane)),
            }
          : undefined
      }
      t={props.t}
    >
      {isAnswer && (
        <Call
          question={asking.question}
          miss={asking.miss()}
          outcome={asking.isOver() ? asking.reply()?.outcome : undefined}
        />
      )}
    </TaskTrick>
  );
}

const withNamed = (known: Revealed, lanes: readonly (number | null)[]): Revealed => ({
  ...known,
  worths: [...new Set([...sailing(lanes).worths, ...known.worths])],
});

function faceOf(scene: Scene, code: string, t: Translate) {
  const wheel = handIn(scene).find((card) => makeCard(card) === code);
  return wheel && <CardFace play={wheel} t={t} />;
}
