import { Match, Switch } from 'solid-js';
import {
  type Asking,
  type PlacedQuestion,
  QuestionCard,
  type QuestionCardProps,
} from '../../../../kit/question/QuestionCard.tsx';
import type { Translate } from '../../explain/words.ts';
import { CardFace } from '../../tables/cards/CardFace.tsx';
import { WindFace } from '../../tables/cards/WindFace.tsx';
import { TaskTrick } from '../../tables/scene/TaskTrick.tsx';
import type { PlayedCard, SeenTrick, TrickScene } from '../../tables/scene/told-scene.ts';
import { laneOf, sailing } from '../../tables/sea/fleet.ts';
import { Call } from '../../tables/sea/Sea.tsx';
import type { AnswerFace, ToldAnswer, ToldReply } from './tell.ts';

export interface QuestionProps
  extends PlacedQuestion<ToldAnswer, ToldReply>,
    Pick<
      QuestionCardProps<ToldAnswer, ToldReply>,
      'judge' | 'keeper' | 'after' | 'onPrepared' | 'onward' | 'onOver'
    > {
  /** The trick that is asked about; whatever else there is to see stays as it is. */
  readonly scene: TrickScene | null;
}

/** A question of any kind, wherever it is asked: its trick shows what comes of an answer. */
export function Question(props: QuestionProps) {
  return (
    <QuestionCard
      {...props}
      scene={(asking) =>
        props.scene && (
          <AskedTrick
            scene={props.scene}
            isCovered={props.place !== 'lesson' && props.scene.isHard === true}
            asking={asking}
          />
        )
      }
      isOnPicture={props.scene?.isAnswer === true}
      canWalk={(reply) => reply?.table?.walk !== undefined}
      face={faceOf}
    />
  );
}

/** The trick of a question. Where its players are the answers they are pressed, and whom one names sails. */
function AskedTrick(props: {
  readonly scene: TrickScene;
  /** Whether the key and what is printed small stay covered until it is answered. */
  readonly isCovered: boolean;
  readonly asking: Asking<ToldAnswer, ToldReply>;
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
const playedIn = (answer: ToldAnswer | undefined): PlayedCard | undefined =>
  answer?.face && 'play' in answer.face ? answer.face : undefined;

/** Besides what a reply shows, the ships that were named before. */
const withNamed = (known: SeenTrick['known'], lanes: readonly (number | null)[]) => ({
  ...known,
  worths: [...new Set([...sailing(lanes).worths, ...known.worths])],
});

/** The card that an answer is, if it is one. */
export const faceOf = (answer: Pick<ToldAnswer, 'face'>, t: Translate) =>
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
