import { batch, createMemo, createSignal, For, onMount, Show } from 'solid-js';
import { withHint } from '../../../../core/marks.ts';
import { ALONE } from '../../../../core/people.ts';
import { err } from '../../../../core/result.ts';
import { namesOf } from '../../../../device/names.ts';
import { type GivenWords, wordsOf } from '../../../../device/page-words.ts';
import { BadLink } from '../../../../kit/play/BadLink.tsx';
import { Agreement, Curtain } from '../../../../kit/play/Curtain.tsx';
import { createMatch, type MatchPlace } from '../../../../kit/play/create-match.ts';
import { createSharing } from '../../../../kit/play/create-sharing.ts';
import { MatchTools } from '../../../../kit/play/MatchTools.tsx';
import { TextFold } from '../../../../kit/play/TextFold.tsx';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { playerNames } from '../../explain/tell.ts';
import { createTranslate } from '../../explain/words.ts';
import { makeGame } from '../../notation/game.ts';
import { makePosition } from '../../notation/position.ts';
import { tables } from '../../players/kept.ts';
import { readMatch } from '../../players/match.ts';
import type { PlayView, TableSpot } from '../field/field.ts';
import type { Use } from '../field/Spot.tsx';
import { Table, tableWords } from '../field/Table.tsx';
import {
  anew,
  gameReader,
  moved,
  movedBack,
  moveOf,
  type Played,
  sayCounsel,
  sayRefused,
  viewPlay,
} from './play.ts';

/** What a table says, by top-level key of the catalogue. */
export const playWords = [
  ...tableWords,
  'can-lie',
  'loot-step',
  'error',
  'ruling',
  'people',
  'play',
  'share',
  'link',
  'new-game',
] as const;

interface PlayTableProps {
  /** A table to try, or a game as it is dealt. */
  readonly played: Played;
  /** Where a game is kept; none for a table to try. */
  readonly place?: MatchPlace;
  readonly lang: string;
  readonly words: GivenWords;
}

/** A table to play at: choose a card, then where it goes. The engine makes every move or says why not. */
export function PlayTable(props: PlayTableProps) {
  const { lang } = props;
  const t = createTranslate(wordsOf(props.words), lang);
  const isGame = props.played.kind === 'game';
  const [chosen, setChosen] = createSignal<number | null>(null);
  const [refused, setRefused] = createSignal('');
  /** What a simple player would do; empty while nobody asked. */
  const [hint, setHint] = createSignal('');
  /** Until it hears what is pressed, it is a picture. */
  const [isAlive, setAlive] = createSignal(false);
  onMount(() => setAlive(true));
  let prompt!: HTMLParagraphElement;
  const reader = gameReader(t);
  const read = (text: string) => {
    const found = readMatch(text);
    return found.ok ? found : err(reader.why(found.error));
  };
  const match = createMatch<Played>({
    place: props.place,
    first: props.played,
    tables,
    read,
    write: (played) => (played.kind === 'game' ? makeGame(played) : makePosition(played)),
    isOver: (): boolean => view().isOver,
    lay: (next) => show(next),
  });
  const played = match.match;
  const people = () => {
    const now = played();
    return now.kind === 'game' ? now.people : ALONE;
  };
  const sharing = createSharing(people);
  const players = createMemo(() => namesOf(people(), playerNames(t)));
  const view = createMemo((): PlayView => {
    const shared = { names: players(), holder: sharing.isAsking() ? null : sharing.holder() };
    return viewPlay(played(), t, lang, sharing.isShared() ? shared : undefined);
  });
  const card = () => view().table.hands[view().acting]?.cards[chosen() ?? -1];

  const show = (next: Played) =>
    batch(() => {
      match.show(next);
      setChosen(null);
      setRefused('');
      setHint('');
    });
  const change = (next: Played) => {
    show(next);
    // What was pressed may be gone with the move.
    if (document.activeElement === document.body || view().give !== null) prompt.focus();
    match.keep();
  };
  const move = (text: string) => {
    if (view().phase === 'tried') {
      setRefused(t('board.ask.tried'));
      return;
    }
    const made = moved(played(), moveOf(text));
    if (made.ok) change(made.value);
    else setRefused(sayRefused(made.error, t, lang).text);
  };
  const back = () => {
    prompt.focus();
    if (sharing.isShared()) sharing.ask();
    else change(movedBack(played()));
  };
  const answerBack = (isAgreed: boolean) => {
    sharing.close();
    prompt.focus();
    if (isAgreed) change(movedBack(played()));
  };
  const openHand = () => {
    sharing.open(view().seat);
    prompt.focus();
  };
  /** Advice counts when it is given. */
  const advise = () => {
    const now = played();
    if (now.kind !== 'game') return;
    match.show(withHint(now));
    setHint(sayCounsel(now, t));
    match.keep();
  };
  const openText = (text: string) => {
    const found = read(text);
    if (found.ok) change(found.value);
  };
  const again = (seed: number) => {
    prompt.focus();
    change(anew(played(), seed));
  };
  const names = () => {
    return {
      back: t('board.back'),
      deal: t(isGame ? 'board.deal' : 'board.reset'),
      sure: isGame ? t('board.deal-sure') : undefined,
      again: t(isGame ? 'board.revenge' : 'board.reset'),
    };
  };
  const needCard = () => setRefused(t('board.choose-first'));
  const onCard = (index: number) => {
    setRefused('');
    setChosen(chosen() === index ? null : index);
  };
  const onPlace = (place: string) => {
    const held = card();
    if (held) move(`${held.code}:${place}`);
    else needCard();
  };
  const onPile = (pile: string) => {
    const held = card();
    if (view().phase === 'draw') move(`+${pile}`);
    else if (!held) needCard();
    else if (pile === '@') setRefused(t('board.discard-first'));
    else move(`-${held.code}:${pile}`);
  };
  /** Of the hands, only the one that is played can be touched. */
  const touch = ({ part, code, seat, index = -1 }: TableSpot): Use | undefined => {
    if (part === 'places') return { onTouch: () => onPlace(code) };
    if (part === 'piles') return { onTouch: () => onPile(code) };
    return seat === view().acting
      ? { onTouch: () => onCard(index), isPressed: chosen() === index }
      : undefined;
  };
  return (
    <fieldset
      role="presentation"
      class="tn-play"
      classList={{ 'st-broad': props.place?.lesson === '' }}
      disabled={!isAlive()}
    >
      <BadLink why={match.badLink()} onRead={match.forgetLink} t={t} />
      <Table view={view().table} touch={touch}>
        <p
          ref={prompt}
          class="st-call tn-ask"
          classList={{ 'st-dressed': view().hasWon }}
          tabindex="-1"
          aria-live="polite"
        >
          {sharing.isAsking() ? t('people.agree') : view().ask}
        </p>
      </Table>
      <Show when={sharing.isAsking()}>
        <Agreement onAnswer={answerBack} t={t} />
      </Show>
      <Show when={!sharing.isAsking() && view().give}>
        {(name) => <Curtain name={name()} onOpen={openHand} t={t} />}
      </Show>
      <p class="tn-refused" role="alert">
        {refused()}
      </p>
      <Show when={card()?.code === 'T' && view().phase === 'play'}>
        <div class="st-tools" ref={bringIntoSight}>
          <button type="button" class="st-button st-primary" onClick={() => move('T^')}>
            ▲ {t('board.play-upright')}
          </button>
          <button type="button" class="st-button st-primary" onClick={() => move('Tv')}>
            ▼ {t('board.play-upside-down')}
          </button>
        </div>
      </Show>
      <div role="status">
        <Show when={hint()}>
          <p class="st-note">{hint()}</p>
        </Show>
      </div>
      <MatchTools
        id={props.place?.step}
        text={match.text()}
        hasPlayed={view().hasMoved}
        isEnd={view().isOver}
        names={names()}
        t={t}
        onBack={back}
        onDeal={again}
        onReturn={match.wayBack(() => prompt.focus())}
      >
        <Show when={isGame && !view().isOver && view().give === null}>
          <button type="button" class="st-button" onClick={advise}>
            {t('board.hint')}
          </button>
        </Show>
      </MatchTools>
      <Players players={view().players} />
      <Steps steps={view().log} isLive t={t} />
      <Show when={view().isOver && view().marks}>
        <p class="st-note">{view().marks}</p>
      </Show>
      <Show when={props.place?.lesson === ''}>
        <TextFold
          label={t('new-game.text')}
          text={match.text()}
          reader={reader}
          onOpen={openText}
        />
      </Show>
    </fieldset>
  );
}

/** What comes below the hand, where a phone may end. */
const bringIntoSight = (box: HTMLElement) =>
  queueMicrotask(() => box.scrollIntoView({ block: 'nearest' }));

/** What everybody has earned, and who is Captain. */
const Players = (props: { readonly players: PlayView['players'] }) => (
  <Show when={props.players.length > 0}>
    <ul class="tn-players">
      <For each={props.players}>
        {({ name, has, office }) => (
          <li>
            <b>{name}</b> {has}
            <Show when={office}> · {office}</Show>
          </li>
        )}
      </For>
    </ul>
  </Show>
);
