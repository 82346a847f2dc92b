import { createSignal, For, Index, onMount, Show } from 'solid-js';
import { type GivenWords, wordsOf } from '../../../../device/page.ts';
import type { MoveText } from '../../../../kit/play/GameEnd.tsx';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { seatNames } from '../../explain/say.ts';
import { createTranslate, type Translate } from '../../explain/words.ts';
import { parseGame } from '../../notation/game.ts';
import type { ScorePosition } from '../../notation/score.ts';
import { tables } from '../../players/kept.ts';
import { at } from '../../players/match.ts';
import type { WindCard } from '../../rules/cards.ts';
import { holdingsOf } from '../../rules/dealt-game.ts';
import { tripletOf } from '../../rules/score.ts';
import { WindFace } from '../cards/CardFace.tsx';
import { RoundScoreSheet, ScoreRow, ScoreSheet } from '../score/ScoreSheet.tsx';
import { type ScoreView, viewScore } from '../score/score-view.ts';
import type { PlayView } from './play-view.ts';

interface SheetProps {
  readonly view: PlayView;
  readonly t: Translate;
}

export const PlaySheet = (props: SheetProps) => (
  <>
    <Show when={props.view.marks}>
      <p class="st-note">{props.view.marks}</p>
    </Show>
    <Show when={props.view.earlier.length > 0}>
      <section class="st-play-earlier">
        <h2 class="minor">{props.t('play.earlier')}</h2>
        <ul class="plain">
          <Index each={props.view.earlier}>
            {(trick) => (
              <li>
                <Winds cards={[trick().wind]} t={props.t} />
                <span>
                  <b>{trick().outcome}</b> {trick().plays.join(' ')}
                </span>
              </li>
            )}
          </Index>
        </ul>
      </section>
    </Show>
  </>
);

/** The rounds of a game, and what follows from them. Of the first round alone its own sheet says all. */
export const PlayTotals = (props: SheetProps) => (
  <Show when={props.view.game?.rounds.length ? props.view.game : null}>
    {(game) => (
      <div class="st-score st-play-totals">
        <Show when={!props.view.score || game().rounds.length > 1}>
          <ScoreSheet caption={props.t('play.totals')} names={game().names}>
            <Index each={game().rounds}>
              {(points, index) => (
                <ScoreRow
                  label={props.t('play.of-round', { number: index + 1 })}
                  cells={points()}
                />
              )}
            </Index>
            <ScoreRow label={props.t('play.total')} cells={game().totals} />
          </ScoreSheet>
        </Show>
      </div>
    )}
  </Show>
);

export const PlayScore = (props: { readonly score: ScoreView; readonly t: Translate }) => (
  <div class="st-score">
    <RoundScoreSheet judged={props.score} t={props.t} />
    <Index each={props.score.seats}>
      {(seat) => (
        <details class="st-score-why">
          <summary>{`${seat().name} · ${props.t('score.why', { points: seat().points })}`}</summary>
          <Steps steps={seat().sentences} t={props.t} />
        </details>
      )}
    </Index>
  </div>
);

/** The score of a round that lies on the device; of the lesson's own as long as none was played to its end. */
export function PlayedRound(props: {
  readonly position: ScorePosition;
  /** Where the reader may have played a round of their own. */
  readonly step: string;
  readonly lang: string;
  readonly words: GivenWords;
}) {
  const t = createTranslate(wordsOf(props.words), props.lang);
  const { edition } = props.position;
  const [score, setScore] = createSignal(viewScore(props.position, t));
  onMount(() => {
    const text = tables.isOver(props.step) ? tables.textOf(props.step) : undefined;
    const match = text === undefined ? null : parseGame(text);
    if (!match?.ok) return;
    const { variant, sets, people } = match.value;
    const holdings = holdingsOf(at(match.value), sets, people);
    setScore(viewScore({ kind: 'score', edition, variant, holdings }, t, seatNames(t)));
  });
  return (
    <div class="st-panel">
      <PlayScore score={score()} t={t} />
    </div>
  );
}

/** Before the score: the set that may be discarded lies where the wind cards were. */
export const PlaySet = (props: SheetProps) => (
  <div class="st-sea">
    <div class="st-winds st-play-bar">
      <p class="st-bar-title">{props.view.title}</p>
      <Show when={props.view.declare}>
        {(declare) => <Winds cards={tripletOf(declare().wind)} t={props.t} />}
      </Show>
    </div>
  </div>
);

export function PlayWon(props: SheetProps) {
  const { t } = props;
  return (
    <ul
      class="columns st-so-far st-play-won"
      style={{ '--column': '40%' }}
      aria-label={t('play.won')}
    >
      <Index each={props.view.won}>
        {(won) => (
          <li>
            <span>{won().name}</span>
            <div class="st-note">{[won().way, won().damage].filter(Boolean).join(' · ')}</div>
            <Winds cards={won().cards} t={t} />
          </li>
        )}
      </Index>
    </ul>
  );
}

export const notedTricks = (
  tricks: NonNullable<PlayView['end']>['tricks'],
  t: Translate,
): MoveText[] =>
  tricks.map(({ title, trick }) => ({
    title,
    what: (
      <details>
        <summary>
          <Winds cards={[trick.wind]} t={t} />
          {trick.outcome}
        </summary>
        {trick.plays.join(' ')}
      </details>
    ),
  }));

export const Forecast = (props: SheetProps) => (
  <Show when={props.view.forecast.length > 0}>
    <p class="row">
      {props.t('play.forecast')}
      <Winds cards={props.view.forecast} t={props.t} />
    </p>
  </Show>
);

const Winds = (props: { readonly cards: readonly WindCard[]; readonly t: Translate }) => (
  <span class="row st-play-small">
    <For each={props.cards}>{(card) => <WindFace card={card} t={props.t} />}</For>
  </span>
);
