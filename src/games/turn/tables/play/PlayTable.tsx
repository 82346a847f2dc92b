import { batch, createEffect, createMemo, createSignal, For, on, onMount, Show } from 'solid-js';
import { withHint } from '../../../../core/marks.ts';
import { ALONE } from '../../../../core/people.ts';
import { keptGames, openTables } from '../../../../device/kept-tables.ts';
import { wordsOf } from '../../../../device/page.ts';
import { Button } from '../../../../kit/Button.tsx';
import { BadLink } from '../../../../kit/play/BadLink.tsx';
import {
  createPlay,
  type MatchPlace,
  matchWords,
  type PlayProps,
} from '../../../../kit/play/create-play.ts';
import { GameEnd, Race } from '../../../../kit/play/GameEnd.tsx';
import { Handover, MatchTools, toolNames } from '../../../../kit/play/MatchTools.tsx';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import {
  createTranslate,
  playerNames,
  sayPlaces,
  sayRefusal,
  speechOf,
} from '../../explain/say.ts';
import { makePosition } from '../../notation/position.ts';
import type { Played } from '../../players/match.ts';
import { isDirection, LIES, type Lie } from '../../rules/directions.ts';
import { isFilled } from '../../rules/field.ts';
import type { Move } from '../../rules/game.ts';
import { legalMoves, mayPlayWind } from '../../rules/play.ts';
import type { TableSpot } from '../field/field.ts';
import { RoseMark } from '../field/icons.tsx';
import { Table, tableWords, type Use } from '../field/Table.tsx';
import {
  adviceOn,
  gameReader,
  moved,
  movedBack,
  type PlayView,
  restarted,
  viewPlay,
} from './play.ts';

export const tables = openTables(keptGames('turn'));

export const playWords = [
  ...tableWords,
  ...matchWords,
  'can-lie',
  'loot-step',
  'play-tools',
] as const;

/** A table to try has no place: nothing of it is kept. */
type PlayTableProps = Omit<PlayProps<Played>, 'place'> & { readonly place?: MatchPlace };

export function PlayTable(props: PlayTableProps) {
  const t = createTranslate(wordsOf(props.words), props.lang);
  const isGame = props.match.kind === 'game';
  const isInLesson = props.place?.lesson !== '';
  const [chosen, setChosen] = createSignal<number | null>(null);
  /** A new one for each move that is refused, so that it is said again. */
  const [refused, setRefused] = createSignal<{ readonly why: string }>();
  const refuse = (why: string) => setRefused({ why });
  const [hint, setHint] = createSignal<ReturnType<typeof adviceOn>>();
  /** The turn that is looked back at, once the game is over; -1 while none is. */
  const [at, setAt] = createSignal(-1);
  /** Until it hears what is pressed, it is a picture. */
  const [isAlive, setAlive] = createSignal(false);
  onMount(() => setAlive(true));
  let prompt!: HTMLParagraphElement;
  let board!: HTMLDivElement;
  const table = createPlay<Played>({
    place: props.place,
    first: props.match,
    tables,
    reader: { ...gameReader(t), write: makePosition },
    people: (played) => (played.kind === 'game' ? played.people : ALONE),
    names: playerNames(t),
    isOver: (): boolean => isOver(),
    back: movedBack,
    deal: restarted,
    lay: (next) =>
      batch(() => {
        table.show(next);
        setChosen(null);
        setRefused(undefined);
        setHint(undefined);
        setAt(-1);
      }),
    focus: () => prompt.focus(),
  });
  const { match: played, isAsking } = table;
  const view = createMemo((): PlayView => viewPlay(played(), t, table.shared()));
  const past = () => view().end?.turns[at()];
  const shown = () => past() ?? view();
  const isOver = () => view().phase === 'over';
  const hand = () => view().table.hands[view().acting]?.cards ?? [];
  const card = () => hand()[chosen() ?? -1];
  const picked = () => (view().phase === 'play' ? card() : undefined);

  const fits = createMemo(() => {
    const card = picked();
    if (!card) return [];
    return legalMoves(view().table.game).flatMap((one) =>
      one.kind === 'wind' && one.card === card ? one.place : [],
    );
  });
  const sayWhere = () => {
    if (!mayPlayWind(view().table.game)) return view().ask;
    if (fits().length === 0) return t('board.ask.nowhere');
    const places = sayPlaces(fits(), speechOf(t));
    return t(view().table.hasPiles ? 'board.ask.fits' : 'can-lie', { places });
  };

  const turns = (lie: Lie) => {
    const { lie: now } = view().table.game;
    if (now === null) return 'likewise';
    return lie === now ? 'stays' : 'turns';
  };

  const lookBack = () => {
    setAt(past() ? -1 : 0);
    prompt.focus();
  };
  const step = (by: number) => past() && view().end?.turns[at() + by] && setAt(at() + by);
  createEffect(on(at, () => board.scrollIntoView({ block: 'nearest' }), { defer: true }));

  const made = (next: Played) => {
    table.lay(next);
    // What was pressed may be gone with the move.
    if (document.activeElement === document.body || view().give !== null) prompt.focus();
    table.keep();
  };
  const move = (tried: Move) => {
    if (view().phase === 'tried') {
      refuse(t('board.ask.tried'));
      return;
    }
    const next = moved(played(), tried);
    if (next.ok) made(next.value);
    else if (next.error.code === 'second-wind-card' && view().table.hasPiles) refuse(view().ask);
    else refuse(sayRefusal(next.error, speechOf(t)));
  };
  const advise = () => {
    const now = played();
    if (now.kind !== 'game') return;
    const advice = adviceOn(now, t);
    table.lay(withHint(now));
    setChosen('card' in advice.move ? hand().indexOf(advice.move.card) : null);
    setHint(advice);
    table.keep();
    prompt.focus();
  };
  const canAdvise = () => isGame && !isOver() && view().give === null;
  const tool = () =>
    !isInLesson && canAdvise() && <Button onPress={advise}>{t('play-tools.hint')}</Button>;
  const needCard = () => refuse(t('board.choose-first'));
  const onCard = (index: number) => {
    // After a refusal a card is still held, and so is what a hint has taken up.
    if (hand()[index] !== card()) setHint(undefined);
    setChosen(chosen() === index && !refused() && !hint() ? null : index);
    setRefused(undefined);
  };
  const onPlace = (place: string) => {
    const held = card();
    if (!held) needCard();
    else if (isDirection(place)) move({ kind: 'wind', card: held, place });
  };
  const onPile = (pile: string) => {
    const held = card();
    const onto = isDirection(pile) ? pile : null;
    if (view().phase === 'draw') move({ kind: 'draw', from: onto ?? 'pile' });
    else if (!held) needCard();
    else if (!onto) refuse(t('board.discard-first'));
    else move({ kind: 'discard', card: held, onto });
  };
  const touch = ({ part, code, seat, index = -1 }: TableSpot): Use | undefined => {
    if (past()) return undefined;
    if (part === 'places') return { onTouch: () => onPlace(code) };
    if (part === 'piles') return { onTouch: () => onPile(code) };
    return seat === view().acting
      ? { onTouch: () => onCard(index), isPressed: chosen() === index }
      : undefined;
  };
  /** What a hint is about; else where the chosen card fits; before that, where the others have laid theirs. */
  const isMarked = ({ part, code }: TableSpot): boolean => {
    const { fresh, table } = shown();
    const advised = hint()?.at;
    if (advised) return part === advised.part && code === advised.code;
    const marked = picked() ? fits() : fresh.filter((place) => isFilled(table.game.field[place]));
    return part === 'places' && marked.some((place) => place === code);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys do what two buttons do.
    <fieldset
      role="presentation"
      class="tn-play"
      classList={{
        split: !isInLesson,
        part: Boolean(props.place?.lesson),
      }}
      disabled={!isAlive()}
      onKeyDown={({ key }) => step(Number(key === 'ArrowRight') - Number(key === 'ArrowLeft'))}
    >
      <BadLink why={table.badLink()} onRead={table.forgetLink} t={t} />
      <div ref={board} class="tn-board pane">
        <Show
          when={!past() && view().end}
          fallback={
            <Table seen={shown().table} touch={touch} isMarked={isMarked} tool={tool()} t={t}>
              <Show when={isGame}>
                <Players players={shown().players} />
              </Show>
              <p
                ref={prompt}
                class="st-call tn-ask needs-script"
                classList={{ bad: refused() !== undefined }}
                tabindex="-1"
                aria-live="polite"
              >
                <Show
                  when={!isAsking() && refused()}
                  keyed
                  fallback={
                    <Show
                      when={picked() === 'turn' && !hint()}
                      fallback={
                        isAsking()
                          ? t('people.agree')
                          : (hint()?.text ?? (picked() ? sayWhere() : shown().ask))
                      }
                    >
                      {t(view().table.hasPiles ? 'board.ask.turn' : 'board.ask.lie')}
                      {/* In the room of the question, so that nothing moves under the finger. */}
                      <span class="st-keys" style={{ '--keys': 2 }}>
                        <For each={LIES}>
                          {(lie) => (
                            <Button
                              isPrimary={lie !== view().table.game.lie}
                              onPress={() => move({ kind: 'turn', lie })}
                            >
                              <span>
                                {t(`board.play-${lie}`)} <small>{t(`board.${turns(lie)}`)}</small>
                              </span>
                            </Button>
                          )}
                        </For>
                      </span>
                    </Show>
                  }
                >
                  {({ why }) => <span>{why}</span>}
                </Show>
              </p>
            </Table>
          }
        >
          {(end) => (
            <Race
              isEnd
              hasWon={end().hasWon}
              title={isAsking() ? t('people.agree') : end().title}
              lanes={end().lanes}
              say={(count) => t('coins', { count })}
              ref={(title) => {
                prompt = title;
              }}
            >
              <p class="st-call">{end().why}</p>
            </Race>
          )}
        </Show>
        <Show when={past()}>
          <div class="st-keys st-end-ways" style={{ '--keys': 2 }}>
            <Button isOff={at() === 0} onPress={() => step(-1)}>
              {t('play.past.before')}
            </Button>
            <Button isPrimary isOff={at() + 1 === view().end?.turns.length} onPress={() => step(1)}>
              {t('play.past.next')}
            </Button>
          </div>
          <p>{past()?.what}</p>
        </Show>
      </div>
      <Show when={!isAsking() && view().end}>
        {(end) => <GameEnd end={past() ?? end()} table={table} onBack={lookBack} t={t} />}
      </Show>
      <Handover table={table} give={view().give} onOpen={() => table.openHand(view().seat)} t={t} />
      <div class="rail">
        <Show when={!isGame}>
          <Players players={view().players} />
        </Show>
        <MatchTools
          table={table}
          hasPlayed={played().moves.length > 0}
          isEnd={view().end !== null}
          names={
            isGame ? toolNames(t) : { ...toolNames(t), deal: t('board.reset'), sure: undefined }
          }
          onHint={isInLesson && canAdvise() ? advise : undefined}
          t={t}
        />
        <For each={past() && view().end?.compasses} fallback={<Steps steps={view().log} t={t} />}>
          {({ title, turns }) => (
            <details open={turns.some((turn) => turn === past())}>
              <summary>{title}</summary>
              <div class="st-tools">
                <For each={turns}>
                  {(turn) => (
                    <Button isPressed={turn === past()} onPress={() => setAt(turn.at)}>
                      {turn.title}
                    </Button>
                  )}
                </For>
              </div>
            </details>
          )}
        </For>
        <Show when={isOver() && view().marks}>
          <p class="st-note">{view().marks}</p>
        </Show>
      </div>
    </fieldset>
  );
}

const Players = (props: { readonly players: PlayView['players'] }) => (
  <Show when={props.players.length > 0}>
    <ul class="plain tn-so-far">
      <For each={props.players}>
        {({ name, coins, compasses, has, office }) => (
          <li>
            <span class="aloud">{[name, has, office].filter(Boolean).join(', ')}</span>
            <span class="tn-name" classList={{ 'tn-captain': office !== '' }} aria-hidden="true">
              {name}
              <Show when={office}>
                <span class="tn-office"> · {office}</span>
              </Show>
            </span>
            <span class="tn-purse" aria-hidden="true">
              <b class="tn-coin">{coins}</b>
              <Show when={compasses > 0}>
                <RoseMark /> {compasses}
              </Show>
            </span>
          </li>
        )}
      </For>
    </ul>
  </Show>
);
