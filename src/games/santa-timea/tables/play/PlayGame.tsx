import { type Accessor, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { painted } from '../../../../device/wait.ts';
import { BadLink } from '../../../../kit/play/BadLink.tsx';
import {
  createMatch,
  type MatchPlace,
  newSeed,
  type Tables,
} from '../../../../kit/play/create-match.ts';
import { TextFold } from '../../../../kit/play/TextFold.tsx';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { Coach } from '../coach/Coach.tsx';
import type { ToldCounselled } from '../coach/told-coach.ts';
import { PlayHand } from './PlayHand.tsx';
import { PlayEnd } from './PlayRace.tsx';
import { PlayScore } from './PlayScore.tsx';
import { PlaySheet } from './PlaySheet.tsx';
import { Forecast, PlayTable } from './PlayTable.tsx';
import { PlayTools } from './PlayTools.tsx';
import { PlayWon } from './PlayWon.tsx';
import type { PlayEngine } from './play-engine.ts';
import type { HandCard } from './told-hand.ts';
import type { ToldPlay } from './told-play.ts';

/** A round that is about to come alive. */
export interface GameStart {
  readonly PlayGame: typeof PlayGame;
  readonly engine: PlayEngine;
  /** The round before the first card. */
  readonly told: ToldPlay;
  /** The card with which the learner begins. */
  readonly first: HandCard | undefined;
  /** Where it is kept. */
  readonly tables: Tables;
}

/** How long a card takes to be played, in milliseconds. */
const PAUSE = 600;

interface PlayGameProps {
  readonly place: MatchPlace;
  readonly start: GameStart;
  /** What stands behind the score of a round whose cards are given, so that no others are dealt; else the sheet. */
  readonly after?: (told: Accessor<ToldPlay>) => JSX.Element;
}

/** A whole round or game: the learner chooses the cards, the others answer, every trick is explained. */
export function PlayGame(props: PlayGameProps) {
  const { place, start } = props;
  const { engine } = start;
  const { t } = engine;
  const match = createMatch({
    place,
    first: start.told,
    tables: async () => start.tables,
    open: async (text) => engine.open(text),
    lay: (next) => show(next),
    begin: () => {
      if (start.first) play(start.first);
      else answer();
    },
  });
  const { told, keep } = match;
  onCleanup(() => moment++);
  /** What the coach said of the next card; undefined while it was not asked. */
  const [advice, setAdvice] = createSignal<readonly ToldCounselled[]>();
  const [refused, setRefused] = createSignal('');
  const [aloud, setAloud] = createSignal('');
  const [isAlone, setAlone] = createSignal(false);
  let prompt!: HTMLParagraphElement;
  let button: HTMLButtonElement | undefined;
  /** Counts what was shown, so that an answer to what lies there no more is dropped. */
  let moment = 0;
  let isHurried = false;
  let hurry = () => {};

  const isRuled = () => told().ruling !== null;
  /** Where there is only one card to play there is nothing to be advised on. */
  const isAdvised = () =>
    told().isCoached && told().hand.filter((card) => card?.isLegal).length > 1;
  /** Whether every trick is played and ruled on. */
  const isEnd = () => told().isOver && !isRuled();
  const isTurn = () => !told().isWaiting && !isRuled() && !isEnd();

  const pause = () =>
    new Promise<void>((done) => {
      hurry = done;
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      setTimeout(done, isHurried || isStill ? 0 : PAUSE);
    });
  /** The others play, one after the other, until the trick is whole or the learner is to choose. */
  const answer = async () => {
    const own = moment;
    isHurried = false;
    while (told().isWaiting) {
      const [next] = await Promise.all([engine.answer(told().text), pause()]);
      if (own !== moment) return;
      setAlone(engine.thinksAlone());
      match.show(next);
      await keep(false);
      if (own !== moment) return;
    }
    tell();
  };
  /** Says all of it at once, so that nothing is cut off by the next card. */
  const tell = () => {
    const { table, ruling, ask, score } = told();
    const cards = table.flatMap(({ name, play }) =>
      play ? t('play.played', { name, card: play.worth.name }) : [],
    );
    setAloud(score ? `${ask} ${score.totals}` : [...cards, ruling?.outcome ?? ask].join(' '));
  };
  const show = (next: ToldPlay) => {
    moment++;
    setAdvice(undefined);
    setRefused('');
    match.show(next);
    answer();
  };

  /** Waits until a press is seen. @returns whether what was pressed still lies there. */
  const seen = async () => {
    const own = moment;
    await painted();
    return own === moment;
  };
  const play = async (card: HandCard) => {
    if (!card.isLegal) {
      setRefused(t('play.refused'));
      setAloud(t('play.refused'));
      return;
    }
    if (!(await seen())) return;
    show(engine.play(told().text, card.id));
    button?.focus();
    await keep();
  };
  /** What the coach said counts at once: a page that is left then has heard it. */
  const advised = async (cards: readonly ToldCounselled[]) => {
    setAdvice(cards);
    match.show(engine.advise(told().text));
    await keep();
  };
  const goOn = async () => {
    if (told().isWaiting) {
      isHurried = true;
      await painted();
      hurry();
      return;
    }
    if (!(await seen())) return;
    show(engine.goOn(told().text));
    prompt.focus();
  };
  const change = async (next: ToldPlay) => {
    show(next);
    prompt.focus();
    await keep();
  };
  const openText = (text: string) => {
    const found = engine.open(text);
    if (found.ok) change(found.value);
  };

  return (
    <>
      <BadLink why={match.badLink()} onRead={match.forgetLink} t={t} />
      <div class="st-play-board">
        <div class="st-play-table">
          <Show when={!isEnd()} fallback={<PlayEnd told={told()} t={t} />}>
            <PlayTable told={told()} t={t} />
          </Show>
        </div>
        <div class="st-play-side">
          <div class="st-play-act">
            <p ref={prompt} class="st-outcome" tabindex="-1">
              {told().ruling?.outcome ?? told().ask}
            </p>
            <Show when={isRuled() || told().isWaiting}>
              <button
                ref={button}
                type="button"
                class={isRuled() ? 'st-button st-primary' : 'st-button'}
                onClick={goOn}
              >
                {t(isRuled() ? (told().isOver ? 'play.to-score' : 'play.next') : 'play.at-once')}
              </button>
            </Show>
            <Show when={told().declare}>
              {(declare) => (
                <div class="st-play-declare">
                  <For each={declare().options}>
                    {({ isDiscarded, label, results }) => (
                      <button
                        type="button"
                        class="st-button"
                        onClick={({ detail }) =>
                          detail < 2 &&
                          change(engine.declare(told().text, declare().wind, isDiscarded))
                        }
                      >
                        <b>{label}</b>
                        <For each={results}>{(result) => <span>{result}</span>}</For>
                      </button>
                    )}
                  </For>
                </div>
              )}
            </Show>
            <Show when={told().score && told().game}>
              {(game) => (
                <button
                  type="button"
                  class="st-button st-primary"
                  onClick={({ detail }) =>
                    // The second half of a double press on what was asked before is none.
                    detail < 2 &&
                    change(
                      game().isOver
                        ? engine.dealAnew(told().text, newSeed())
                        : engine.nextRound(told().text),
                    )
                  }
                >
                  {t(game().isOver ? 'play.revenge' : 'play.next-round')}
                </button>
              )}
            </Show>
          </div>
          <Show when={told().hand.some((card) => card)}>
            <PlayHand hand={told().hand} isTurn={isTurn()} advice={advice()} t={t} onPlay={play} />
          </Show>
          <p class="st-play-refused">{refused()}</p>
          <Show when={isAlone()}>
            <p class="st-note">{t('play.alone')}</p>
          </Show>
          <Show when={told().ruling}>
            {(ruling) => (
              <details class="st-play-why">
                <summary>{t('play.why')}</summary>
                <Steps steps={ruling().sentences} t={t} />
              </details>
            )}
          </Show>
          <Show when={told().score}>{(score) => <PlayScore score={score()} t={t} />}</Show>
          <Show when={told().score || told().hand.some((card) => card)}>
            <Coach
              text={told().text}
              isOver={told().score !== null}
              isTurn={isTurn()}
              isUnasked={isAdvised()}
              tricks={told().tricks}
              lang={engine.lang}
              t={t}
              onAdvice={advised}
            />
          </Show>
          <Show when={!told().score}>
            <PlaySheet told={told()} t={t} />
          </Show>
        </div>
        <div class="st-play-after">
          <Show when={told().score}>
            {props.after?.(told) ?? <PlaySheet told={told()} t={t} />}
          </Show>
          <Forecast told={told()} t={t} />
          <PlayWon won={told().won} t={t} />
          <PlayTools
            id={place.step}
            told={told()}
            isGiven={props.after !== undefined}
            t={t}
            onBack={() => change(engine.back(told().text))}
            onDeal={(seed) => change(engine.dealAnew(told().text, seed))}
            onReturn={match.wayBack(() => prompt.focus())}
          />
          <Show when={!place.lesson && !props.after}>
            <TextFold
              label={t('new-game.text')}
              text={told().text}
              reader={async () => engine.reader}
              onOpen={openText}
            />
          </Show>
        </div>
      </div>
      <p class="aloud" aria-live="polite">
        {aloud()}
      </p>
    </>
  );
}
