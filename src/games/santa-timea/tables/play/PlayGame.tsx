import { batch, createMemo, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { withHint } from '../../../../core/marks.ts';
import { afterPaint, wordsOf } from '../../../../device/page.ts';
import { Button } from '../../../../kit/Button.tsx';
import { BadLink } from '../../../../kit/play/BadLink.tsx';
import {
  createPlay,
  matchWords,
  type PlayProps,
  type Tables,
} from '../../../../kit/play/create-play.ts';
import { EndWays, MoveTexts } from '../../../../kit/play/GameEnd.tsx';
import { Handover, MatchTools } from '../../../../kit/play/MatchTools.tsx';
import { type TextReader, textReader } from '../../../../kit/play/pasted.ts';
import { ShareLink } from '../../../../kit/play/ShareLink.tsx';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { sayError, seatNames } from '../../explain/say.ts';
import { createTranslate, TRICK_WORDS, type Translate } from '../../explain/words.ts';
import { makeGame, parseGame } from '../../notation/game.ts';
import { tables } from '../../players/kept.ts';
import {
  asChallenge,
  at,
  dealtAgain,
  hasOwnCards,
  type Match,
  withCall,
  withCard,
  withDeclared,
  withNextRound,
  withoutLastCard,
} from '../../players/match.ts';
import type { WheelCard } from '../../rules/cards.ts';
import { isRoundOver } from '../../rules/round.ts';
import { think, thinksAlone } from '../coach/ask-players.ts';
import { Coach, createCoach } from '../coach/Coach.tsx';
import { keepMisreadCall } from '../coach/mistakes.ts';
import { createAloud } from '../shared/create-aloud.ts';
import {
  Forecast,
  notedTricks,
  PlayScore,
  PlaySet,
  PlaySheet,
  PlayTotals,
  PlayWon,
} from './PlaySheet.tsx';
import { PlayEnd, PlayHand, PlayTable } from './PlayTable.tsx';
import { type Called, type HandCard, type PlayView, viewPlay, withLastCard } from './play-view.ts';
import './PlayGame.css';

export const playWords = [
  ...TRICK_WORDS,
  ...matchWords,
  'your-step',
  'score-step',
  'game-step',
  'reading',
  'last-outcome',
  'scored',
  'score',
  'coach',
] as const;

export const gameReader = (t: Translate): TextReader<Match> =>
  textReader(parseGame, makeGame, sayError, t);

/** How long a card takes to be played, in milliseconds. */
const PAUSE = 600;

interface PlayGameProps extends PlayProps<Match> {
  readonly tables?: Tables;
  /** Why a game does not belong here that a link brings; undefined if it does. */
  readonly refuse?: (match: Match) => string | undefined;
  /** What stands below the end of a round whose cards are given, so that no others are dealt; it has the look back. */
  readonly after?: (match: Match, view: PlayView, lookBack: JSX.Element) => JSX.Element;
}

function isBetweenTricks(match: Match): boolean {
  const { plays, tricks } = at(match);
  return plays.length === 0 && tricks.length > 0;
}

/** Whether what was left, or what a link brings, stands at the ruling of its last trick; after the last of all, at the end. */
const isAtRuling = (match: Match): boolean => isBetweenTricks(match) && !isRoundOver(at(match));

export function PlayGame(props: PlayGameProps) {
  const { place, lang } = props;
  const t = createTranslate(wordsOf(props.words), lang);
  const table = createPlay<Match>({
    place,
    first: props.match,
    tables: props.tables ?? tables,
    reader: gameReader(t),
    refuse: props.refuse,
    people: ({ people }) => people,
    names: seatNames(t),
    isOver: (): boolean => view().isDone,
    back: withoutLastCard,
    deal: dealtAgain,
    lay: (next, isFound) => show(next, isFound && isAtRuling(next)),
    begin: () => answer(),
    focus: () => focus(),
  });
  const { match, keep, names, change, isAsking } = table;
  const [isRuled, setRuled] = createSignal(false);
  /** The learner’s card that would make the trick whole, until a taker is called. */
  const [held, setHeld] = createSignal<WheelCard>();
  const [called, setCalled] = createSignal<Called>();
  const view = createMemo((): PlayView => {
    const now = viewPlay(match(), isRuled(), t, table.shared());
    const card = held();
    return card ? withLastCard(now, match(), card, t) : now;
  });
  const isCalling = () =>
    view().callable.length > 0 && !called() && (view().isWaiting || held() !== undefined);
  const isWaiting = () => view().isWaiting && !isCalling();
  const line = () => (isCalling() ? t('play.call.ask') : (view().ruling?.outcome ?? view().ask));
  const asked = () =>
    isAsking() ? t('people.agree') : (!isCalling() && coach.counsel()?.sentence) || line();
  onCleanup(() => moment++);
  /** A new one for each card that is refused, so that it is said again. */
  const [refused, setRefused] = createSignal<object>();
  const [aloud, setAloud] = createAloud();
  let board!: HTMLDivElement;
  let prompt!: HTMLParagraphElement;
  let hand: HTMLUListElement | undefined;
  let button: HTMLButtonElement | undefined;
  /** Counts what was shown, so that an answer to what lies there no more is dropped. */
  let moment = 0;
  let isHurried = false;
  let hurry = () => {};

  /** Where there is only one card to play there is nothing to be advised on. */
  const isAdvised = () =>
    match().isCoached &&
    !table.isShared() &&
    view().hand.filter((card) => card?.isLegal).length > 1;
  const isEnd = () => view().isOver && !isRuled();
  /** All tricks are played, and it is not yet said which sets are discarded. */
  const isDeclaring = () => isEnd() && !view().score;
  const isTurn = () =>
    !view().isWaiting && !isRuled() && !isEnd() && view().give === null && !isAsking();
  const isOnward = () => !isAsking() && (isRuled() || isWaiting());
  /** Where one goes on. What is asked is announced, and has the focus only where there is no other place for it. */
  const focus = () => ((isOnward() && button) || (isTurn() && hand) || prompt).focus();

  const pause = () =>
    new Promise<void>((done) => {
      hurry = done;
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      setTimeout(done, isHurried || isStill ? 0 : PAUSE);
    });
  const answer = async () => {
    const own = moment;
    isHurried = false;
    while (isWaiting()) {
      const now = match();
      const [card] = await Promise.all([think(now), pause()]);
      if (own !== moment) return;
      const isFollowed = document.activeElement === button;
      const call = called();
      const next = withCard(now, card);
      setCalled(undefined);
      put(call ? calledOf(next, call) : next);
      // The button to skip ahead is gone.
      if (isFollowed && document.activeElement === document.body) focus();
      keep({ isUntouched: true });
    }
  };
  /** All cards at once, so that none is cut off by the next. */
  const sayPlayed = () => {
    const { lanes, ruling } = view();
    const cards = lanes.flatMap(({ name, worth }) =>
      worth ? t('play.played', { name, card: worth.name }) : [],
    );
    return [...cards, ...(ruling?.ties ?? [])].join(' ');
  };
  const put = (next: Match, isRuledNow = isBetweenTricks(next)) =>
    batch(() => {
      table.show(next);
      setRuled(isRuledNow);
      table.close();
      setAloud(isWaiting() ? '' : sayPlayed());
    });
  const show = (next: Match, isRuledNow?: boolean) => {
    moment++;
    batch(() => {
      setRefused(undefined);
      setHeld(undefined);
      setCalled(undefined);
      put(next, isRuledNow);
    });
    answer();
  };
  /** Waits until a press is seen. @returns whether what was pressed still lies there. */
  const seen = async () => {
    const own = moment;
    await afterPaint();
    return own === moment;
  };
  const play = async (card: HandCard) => {
    if (!card.isLegal) {
      setRefused({});
      return;
    }
    if (!(await seen())) return;
    if (view().callable.length > 0) {
      setHeld(card.card);
      return;
    }
    show(withCard(match(), card.card));
    focus();
    keep();
  };
  const calledOf = (whole: Match, { taker }: Called): Match => {
    keepMisreadCall(at(whole), taker);
    return withCall(whole, taker);
  };
  /** The last card is laid after the call, be it a person's or a computer's. */
  const call = (taker: Called) => {
    const own = held();
    if (own) {
      show(calledOf(withCard(match(), own), taker));
      keep();
    } else {
      setCalled(taker);
      answer();
    }
    focus();
  };
  /** What the coach said counts at once: a page that is left then has heard it. */
  const advised = () => {
    table.show(withHint(match()));
    keep();
    // The button that asked is gone.
    if (!isAdvised() && document.activeElement === document.body) focus();
  };
  const coach = createCoach(
    {
      match,
      names,
      isOver: () => view().score !== null,
      isTurn,
      isUnasked: isAdvised,
      onAdvice: advised,
    },
    t,
  );
  /** Whether advice can be asked for, or is being thought of. */
  const isAskable = () =>
    isTurn() &&
    !isCalling() &&
    !coach.counsel() &&
    (!coach.isUnasked() || coach.thinking.state() === 'failed');
  let study!: HTMLDivElement;
  const lookBack = () => {
    if (table.isShared()) study.scrollIntoView({ block: 'nearest' });
    else coach.ask();
  };
  const LookBack = () => (
    <Button isOff={!coach.canAsk()} onPress={lookBack}>
      {t('play.coach.after')}
      <Show when={coach.thinking.state() === 'thinking'}>
        <progress max={match().tricks} value={coach.thinking.done()} aria-hidden="true" />
      </Show>
    </Button>
  );
  const goOn = async () => {
    if (view().isWaiting) {
      isHurried = true;
      await afterPaint();
      hurry();
      return;
    }
    if (!(await seen())) return;
    show(match(), false);
    focus();
    board.scrollIntoView({ block: 'nearest' });
  };
  /** The deal of the day, and a round within a lesson: their ends lead on, so nothing is taken back or handed on there. */
  const isOnTheWay = props.after !== undefined || place.lesson !== '';
  const hasResult = () => props.after !== undefined && view().end !== null;
  const onward = () => {
    const game = view().game;
    if (game && !game.isOver) {
      return { name: t('play.next-round'), onPress: () => table.deal(withNextRound(match())) };
    }
    const isAgain = game || hasOwnCards(match());
    return { name: t(isAgain ? 'play.revenge' : 'play.deal'), onPress: table.dealAgain };
  };
  const toolNames = () => ({
    back: isOnTheWay && view().end ? undefined : t(table.isShared() ? 'people.back' : 'play.back'),
    deal:
      props.after || hasOwnCards(match())
        ? undefined
        : t(view().game ? 'play.new-game' : 'play.deal'),
    sure: props.after ? undefined : t(view().game ? 'play.new-game-sure' : 'play.deal-sure'),
  });

  return (
    <>
      <BadLink why={table.badLink()} onRead={table.forgetLink} t={t} />
      <div class={`st-play-board ${place.lesson ? 'part' : 'split'}`}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: beside the button that does the same. */}
        <div
          ref={board}
          class="st-play-table pane"
          onClick={({ target }) => isRuled() && !target.closest('button, a') && goOn()}
        >
          <Show when={!isDeclaring()} fallback={<PlaySet view={view()} t={t} />}>
            <Show
              when={!isEnd()}
              fallback={
                <PlayEnd
                  view={view()}
                  asked={isAsking() ? t('people.agree') : undefined}
                  ref={(title) => {
                    prompt = title;
                  }}
                  t={t}
                />
              }
            >
              <PlayTable view={view()} t={t} />
            </Show>
          </Show>
        </div>
        {/* What came of the deal is compared beside the picture; the sheet stands below that. */}
        <div class="st-play-turn" classList={{ rail: hasResult() }}>
          <div class="row st-play-act" classList={{ aside: !view().end }}>
            <Show when={!view().end}>
              <p
                ref={prompt}
                class="st-outcome"
                classList={{ bad: refused() !== undefined }}
                tabindex="-1"
                aria-live={isWaiting() ? 'off' : 'polite'}
              >
                <Show when={!isAsking() && refused()} keyed fallback={asked()}>
                  <span>{t('play.refused')}</span>
                </Show>
                <Show when={aloud()}>{(cards) => <span class="aloud"> {cards()}</span>}</Show>
              </p>
            </Show>
            <Show when={isCalling()}>
              <div class="st-keys st-play-call">
                <For each={view().callable}>
                  {(taker) => (
                    <Button isSingle onPress={() => call(taker)}>
                      {taker.name}
                    </Button>
                  )}
                </For>
              </div>
            </Show>
            <Show when={isAskable()}>
              <Button
                class="st-play-coach needs-script"
                isSingle
                isOff={!coach.canAsk()}
                onPress={() => coach.ask()}
              >
                {t('play.coach.before')}
              </Button>
            </Show>
            <Show when={coach.counsel()}>
              <p class="st-note st-play-coach">{t('coach.bar')}</p>
            </Show>
            <Show when={isOnward()}>
              <Button ref={button} isPrimary={isRuled()} onPress={goOn}>
                {t(isRuled() ? (view().isOver ? 'play.to-score' : 'play.next') : 'play.at-once')}
              </Button>
            </Show>
            <Show when={view().declare}>
              {(declare) => (
                <div class="st-keys st-play-declare" style={{ '--keys': 2 }}>
                  <For each={declare().options}>
                    {({ isDiscarded, isBetter, label, results }) => (
                      <Button
                        isPrimary={isBetter}
                        isSingle
                        onPress={() => change(withDeclared(match(), declare().wind, isDiscarded))}
                      >
                        <b>{label}</b>
                        <For each={results}>{(result) => <span>{result}</span>}</For>
                      </Button>
                    )}
                  </For>
                </div>
              )}
            </Show>
            <Show when={!props.after && !isAsking() && view().score}>
              <EndWays onward={onward()} back={<LookBack />} isInLesson={place.lesson !== ''} />
            </Show>
          </div>
          <Show when={view().score}>{props.after?.(match(), view(), <LookBack />)}</Show>
          <Handover
            table={table}
            give={view().give}
            onOpen={() => table.openHand(view().person)}
            t={t}
          />
          <Show when={view().hand.some((card) => card)}>
            <PlayHand
              ref={hand}
              hand={view().hand}
              isTurn={isTurn()}
              advice={coach.counsel()?.cards}
              t={t}
              onPlay={play}
            />
          </Show>
          <Show when={thinksAlone()}>
            <p class="st-note">{t('play.alone')}</p>
          </Show>
        </div>
        <div class="st-play-side" classList={{ rail: !hasResult() }}>
          <Show when={view().end}>
            {(end) => (
              <>
                <MoveTexts moves={notedTricks(end().tricks, t)} />
                <PlayTotals view={view()} t={t} />
              </>
            )}
          </Show>
          <Show when={!view().score && view().hand.some((card) => card)}>
            <Coach coach={coach} names={names()} isOver={false} t={t} />
          </Show>
          <Show when={view().ruling}>
            {(ruling) => (
              <details class="st-play-why">
                <summary>{t('play.why')}</summary>
                <Steps steps={ruling().sentences} t={t} />
              </details>
            )}
          </Show>
          <Show when={!view().end?.isPart && view().score}>
            {(score) => <PlayScore score={score()} t={t} />}
          </Show>
          <PlayWon view={view()} t={t} />
          <Show when={!view().end}>
            <PlayTotals view={view()} t={t} />
          </Show>
          <Show when={!(view().score && isOnTheWay)}>
            <PlaySheet view={view()} t={t} />
          </Show>
        </div>
        <div class="st-play-after">
          <Forecast view={view()} t={t} />
          <MatchTools
            table={table}
            hasPlayed={view().hasPlayed}
            canGoBack={view().canGoBack}
            isEnd={view().end !== null}
            names={toolNames()}
            t={t}
          >
            <Show when={!isOnTheWay && view().score}>
              <ShareLink
                id={place.step}
                notation={makeGame(asChallenge(match()))}
                label={t('play.challenge')}
                t={t}
              />
            </Show>
          </MatchTools>
        </div>
        <Show when={view().score}>
          <div ref={study} class="st-play-study" classList={{ whole: place.lesson !== '' }}>
            <Coach coach={coach} names={names()} isOver t={t} />
          </div>
        </Show>
      </div>
    </>
  );
}
