import { For, type JSX } from 'solid-js';
import { type DeskSpeech, sayCircumstances } from '../../editions/say.ts';
import type { Situation } from '../../editions/witness.ts';
import type { Translate } from '../../explain/words.ts';
import type { ScorePosition } from '../../notation/score.ts';
import { WheelCards, WindCards } from '../cards/CardFace.tsx';
import { SideBySide } from '../sea/Sea.tsx';
import { namedSeas, type Side } from './named-seas.ts';
import { TaskScene } from './TaskScene.tsx';

export function LaidSituation(props: {
  readonly situation: Situation;
  /** Whose rulings a trick is shown under, beside each other. */
  readonly sides: readonly Side[];
  readonly speech: DeskSpeech;
}) {
  const { situation, sides, speech } = props;
  const { t, names } = speech;
  const rounds = 'rounds' in situation ? situation.rounds : [];
  const circumstances = sayCircumstances(situation, speech);
  return (
    <>
      {laid(situation, sides, speech)}
      {rounds.length > 0 && <LaidRounds rounds={rounds} names={names} t={t} />}
      {circumstances.length > 0 && <p>{circumstances.join(' ')}</p>}
    </>
  );
}

function laid(situation: Situation, sides: readonly Side[], { t, names }: DeskSpeech): JSX.Element {
  switch (situation.kind) {
    case 'trick': {
      const { wind, carried } = situation.trick;
      const seas = namedSeas(situation, sides, names);
      return <SideBySide wind={wind} carried={carried} seas={seas} t={t} />;
    }
    case 'row':
      return <TaskScene scene={situation} t={t} />;
    case 'hand':
      return <WheelCards cards={situation.cards} t={t} />;
    case 'score':
    case 'declare':
    case 'options': {
      const position = { ...situation, kind: 'score' } as const;
      return <TaskScene scene={{ kind: 'score', position, seat: null }} t={t} />;
    }
    case 'round':
      return (
        <ol class="columns laid-round" style={{ '--column': '15.5rem' }}>
          <For each={situation.tricks}>
            {({ wind, plays }, index) => (
              <li class="row">
                <span>{t('desk.step.trick', { number: index() + 1 })}</span>
                <WindCards cards={[wind]} t={t} />
                <WheelCards cards={plays} t={t} />
              </li>
            )}
          </For>
        </ol>
      );
    default:
      return null;
  }
}

function LaidRounds(props: {
  readonly rounds: readonly ScorePosition[];
  readonly names: readonly string[];
  readonly t: Translate;
}) {
  const { rounds, names, t } = props;
  const isGame = rounds.length > 1;
  return (
    <table class="st-table laid-game">
      <caption>{t(isGame ? 'desk.witness.game' : 'desk.witness.round-before')}</caption>
      <thead>
        <tr>
          {isGame && <td />}
          <For each={rounds[0]?.holdings}>{(_, seat) => <th scope="col">{names[seat()]}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={rounds}>
          {({ holdings }, index) => (
            <tr>
              {isGame && (
                <th scope="row">
                  <span class="aloud">{t('scene.round', { number: index() + 1 })}</span>
                  <span aria-hidden="true">{index() + 1}</span>
                </th>
              )}
              <For each={holdings}>
                {({ cards }) => (
                  <td>{cards.length > 0 ? <WindCards cards={cards} t={t} /> : '–'}</td>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
