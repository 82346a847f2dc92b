import { createMemo, For, Show } from 'solid-js';
import type { QuestionPlace } from '../../../kit/question/create-tries.ts';
import { type Picture, questionOf } from '../../../kit/question/GameQuestion.tsx';
import { type Asking, cardWords } from '../../../kit/question/QuestionCard.tsx';
import type { QuestionView } from '../../../kit/question/view.ts';
import { speechOf, type Translate } from '../explain/say.ts';
import { makeCard } from '../notation/cards.ts';
import { QUESTIONS, type TurnQuestion } from '../questions/index.ts';
import {
  type Scene as AskedScene,
  gameAt,
  sayPlayed,
  type TableScene,
  windMove,
} from '../questions/table.ts';
import { isDirection } from '../rules/directions.ts';
import { play } from '../rules/play.ts';
import { gameOf } from '../rules/position.ts';
import { answersOn, hasPiles, seeTable, type TableSpot } from '../tables/field/field.ts';
import { Spot, Table, tableWords, type Use } from '../tables/field/Table.tsx';

interface SceneProps<S> {
  readonly scene: S;
  readonly asking: Asking;
  readonly isAskedAbove: boolean;
  readonly t: Translate;
}

function Scene(props: SceneProps<AskedScene>) {
  const { scene, t } = props;
  if (scene.kind === 'table') return <Asked {...props} scene={scene} />;
  const { name } = speechOf(t);
  return (
    <div class="st-board pane">
      <table class="st-table tn-loot">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('board.loot.fees')}</th>
            <th scope="col">{t('board.loot.compasses')}</th>
          </tr>
        </thead>
        <tbody>
          <For each={scene.holdings}>
            {({ fees, compasses }, seat) => (
              <tr>
                <th scope="row">{name(seat())}</th>
                <td>
                  <span class="row tn-coins">
                    <For each={fees} fallback="0">
                      {(fee) => <b class="tn-coin">{fee}</b>}
                    </For>
                  </span>
                </td>
                <td>
                  <b>{compasses}</b>
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}

/** A table; if its spots are the answers, what was wrong stays marked, in the end so is what is right. */
function Asked(props: SceneProps<TableScene>) {
  const { scene, asking, t } = props;
  const after = gameAt({ position: scene }).game;
  const game = scene.at === 'start' ? gameOf(scene.setup) : after;
  const { on, card } = scene;
  if (!on) return <Table seen={seeTable(scene, asking.isOver() ? after : game, t)} t={t} />;
  const { codes, isOffered } = answersOn(scene, on);
  const isAskedAbout = ({ part, code, seat }: TableSpot) =>
    part === 'hand' && seat === game.turn.seat && code === (card && makeCard(card));
  const right = () => (asking.isOver() ? asking.shown() : undefined);
  /** Once it is known where the card goes, it lies there. */
  const seen = createMemo(() => {
    const at = right()?.code ?? '';
    const isPlace = card && on === 'places' && isDirection(at);
    const laid = isPlace ? play(game, windMove(card, at)) : null;
    return seeTable(scene, laid?.ok ? laid.value.game : game, t);
  });
  const touch = (spot: TableSpot): Use | undefined => {
    const index = isOffered(spot) ? asking.answers.findIndex(({ code }) => code === spot.code) : -1;
    if (index < 0) return undefined;
    const isTried = asking.tried().includes(index);
    const became = right()?.code === spot.code ? 'hit' : isTried ? 'missed' : undefined;
    return {
      answer: spot.code,
      // The second half of a double press is no answer: the page may have moved under it.
      onTouch: (presses) => presses < 2 && asking.give(index),
      isOver: asking.isOver(),
      became,
      says: (what) => {
        if (became === 'hit') return t('picture.right', { what });
        if (became === 'missed') return t('attempt.tried', { answer: what });
        return asking.isOver() ? what : t('picture.choice', { what });
      },
    };
  };
  return (
    <div class="tn-asked st-picture part">
      <Table
        seen={seen()}
        touch={touch}
        isMarked={isAskedAbout}
        ask={{
          on,
          question: asking.question,
          strip: () =>
            !props.isAskedAbove && (
              <p
                class="st-call tn-call"
                classList={{ 'tn-missed': asking.miss() !== '' }}
                aria-hidden="true"
              >
                <span class="tn-reply st-not">{asking.miss()}</span>
                <span>{asking.question}</span>
              </p>
            ),
          rest: () => (
            <For each={asking.answers.filter(({ code }) => !codes.some((one) => one === code))}>
              {({ code, label }) => (
                <Spot class="tn-rest" at={{ part: 'rest', code }} label={label} table={{ touch }}>
                  {label}
                </Spot>
              )}
            </For>
          ),
        }}
        t={t}
      >
        <Show when={scene.moves.length > 0}>
          <p class="tn-so-far">{sayPlayed(scene, speechOf(t))}</p>
        </Show>
      </Table>
    </div>
  );
}

export const questionWords = [
  ...cardWords,
  ...tableWords,
  'can-lie',
  'loot-step',
  'error',
  'ask',
  'answer',
  'outlook',
  'misreading',
  'hint',
  'picture',
  'task',
] as const;

function picture(
  question: TurnQuestion,
  t: Translate,
  _: QuestionView,
  place: QuestionPlace,
): Picture {
  const scene = QUESTIONS.sceneOf(question);
  const isOnPicture = scene.kind === 'table' && scene.on !== undefined;
  const isAskedAbove = isOnPicture && place === 'practice';
  return {
    // Piles and hands of two are as much as the field, and stand beside it.
    hasHand: place !== 'lesson' && scene.kind === 'table' && !hasPiles(scene.setup),
    isOnPicture,
    scene: (asking) => <Scene scene={scene} asking={asking} isAskedAbove={isAskedAbove} t={t} />,
  };
}

export const ASKING = { game: 'turn', questions: QUESTIONS, picture };

export const Question = questionOf(ASKING);
