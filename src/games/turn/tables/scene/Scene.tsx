import { For, Show } from 'solid-js';
import type { Asking } from '../../../../kit/question/QuestionCard.tsx';
import { sayCard, speechOf, type Translate } from '../../explain/say.ts';
import { type Scene as AskedScene, gameAt, type TableScene } from '../../questions/table.ts';
import { isWindCard } from '../../rules/cards.ts';
import { lieTowards } from '../../rules/directions.ts';
import type { Move } from '../../rules/game.ts';
import { gameOf } from '../../rules/position.ts';
import { answersOn, seeTable, type TableSpot } from '../field/field.ts';
import { Spot, Table, type Use } from '../field/Table.tsx';

interface SceneProps<S> {
  readonly scene: S;
  readonly asking: Asking;
  readonly t: Translate;
}

export function Scene(props: SceneProps<AskedScene>) {
  const { scene, t } = props;
  if (scene.kind === 'table') return <Asked {...props} scene={scene} />;
  const { name } = speechOf(t);
  return (
    <ul class="st-board pane">
      <For each={scene.holdings}>
        {({ fees, compasses }, seat) => (
          <li>
            {t('board.loot', {
              name: name(seat()),
              fees: fees.length > 0 ? fees.join(' + ') : '0',
              compasses: t('compasses', { count: compasses }),
            })}
          </li>
        )}
      </For>
    </ul>
  );
}

/** A table; if its spots are the answers, what was wrong stays marked, in the end so is what is right. */
function Asked(props: SceneProps<TableScene>) {
  const { scene, asking, t } = props;
  const game = scene.at === 'start' ? gameOf(scene.setup) : gameAt({ position: scene }).game;
  const seen = seeTable(scene, game, t);
  const isOpen = scene.setup.lie === null && !scene.moves.some(({ kind }) => kind === 'turn');
  const moves = scene.moves.map((move) => sayMove(move, isOpen, t));
  const played = (
    <Show when={moves.length > 0}>
      <p class="st-note">{t('board.then', { moves: speechOf(t).list(moves) })}</p>
    </Show>
  );
  const { on } = scene;
  if (!on) {
    return (
      <>
        <Table seen={seen} t={t} />
        {played}
      </>
    );
  }
  const { codes, isOffered } = answersOn(scene, on);
  const right = () => (asking.isOver() ? asking.shown() : undefined);
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
  const reply = () => {
    const answer = right();
    return answer ? t('task.answer', { answer: answer.label }) : asking.miss();
  };
  return (
    <div class="tn-asked st-picture part">
      <Table
        seen={seen}
        touch={touch}
        ask={{
          on,
          question: asking.question,
          strip: () => (
            <p
              class="st-call tn-call"
              classList={{ 'tn-over': asking.isOver(), 'tn-missed': asking.miss() !== '' }}
              aria-hidden="true"
            >
              <span class="tn-reply" classList={{ 'st-not': asking.miss() !== '' }}>
                {reply()}
              </span>
              <span>{asking.question}</span>
            </p>
          ),
          rest: () => (
            <For each={asking.answers.filter(({ code }) => !codes.some((one) => one === code))}>
              {({ code, label }) => (
                <Spot class="tn-rest" at={{ part: 'rest', code }} label={label} touch={touch}>
                  {label}
                </Spot>
              )}
            </For>
          ),
        }}
        t={t}
      />
      {played}
    </div>
  );
}

/** The result is left out, since it may be the question. Where nothing has decided how winds lie, it says how this one does. */
function sayMove(move: Move, isOpen: boolean, t: Translate): string {
  if (move.kind === 'draw') return '';
  if (move.kind === 'turn') return t('board.turn-card', { lie: t(`lie.${move.lie}`) });
  const card = sayCard(move.card, t);
  const lie =
    move.kind === 'wind' && isOpen && isWindCard(move.card)
      ? lieTowards(move.card, move.place)
      : null;
  return lie ? t('board.wind-card', { card, lie: t(`lie.${lie}`) }) : card;
}
