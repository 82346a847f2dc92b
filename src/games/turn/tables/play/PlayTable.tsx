import { createSignal, For, Show } from 'solid-js';
import { ok } from '../../../../core/result.ts';
import { BadLink } from '../../../../kit/play/BadLink.tsx';
import { createMatch, type MatchPlace } from '../../../../kit/play/create-match.ts';
import { MatchTools } from '../../../../kit/play/MatchTools.tsx';
import { TextFold } from '../../../../kit/play/TextFold.tsx';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import type { Translate } from '../../explain/words.ts';
import type { TableSpot, ToldPlay } from '../field/field.ts';
import type { Use } from '../field/Spot.tsx';
import { Table } from '../field/Table.tsx';
import type { PlayEngine } from './play.ts';

export interface PlayTableProps {
  readonly first: ToldPlay;
  /** What makes the moves; a picture has none. */
  readonly engine?: PlayEngine;
  /** What it is: a table to try, or a whole game. */
  readonly kind: 'try' | 'game';
  /** Where a game is kept; none for a table to try. */
  readonly place?: MatchPlace | undefined;
  readonly t: Translate;
}

/** A table to play at: choose a card, then where it goes. The engine makes every move or says why not. */
export function PlayTable(props: PlayTableProps) {
  const { t, engine } = props;
  const [chosen, setChosen] = createSignal<number | null>(null);
  const [refused, setRefused] = createSignal('');
  /** What a simple player would do; empty while nobody asked. */
  const [hint, setHint] = createSignal('');
  let prompt!: HTMLParagraphElement;
  const match = createMatch({
    place: props.place,
    first: props.first,
    tables: async () => (await import('../../players/kept.ts')).tables,
    open: async (text) => engine?.open(text) ?? ok(props.first),
    lay: (next) => show(next),
  });
  const { told } = match;
  const card = () => told().table.hands[told().acting]?.cards[chosen() ?? -1];

  const show = (next: ToldPlay) => {
    match.show(next);
    setChosen(null);
    setRefused('');
    setHint('');
  };
  const change = async (next: ToldPlay | undefined) => {
    if (!next) return;
    show(next);
    // What was pressed may be gone with the move.
    if (document.activeElement === document.body) prompt.focus();
    await match.keep();
  };
  const move = (text: string) => {
    if (told().phase === 'tried') {
      setRefused(t('board.ask.tried'));
      return;
    }
    const made = engine?.move(told().text, text);
    if (made && !made.ok) setRefused(made.error.text);
    else change(made?.value);
  };
  const back = () => {
    prompt.focus();
    change(engine?.back(told().text));
  };
  const advise = async () => {
    const found = engine?.advise?.(told().text);
    if (!found) return;
    match.show(found.told);
    setHint(found.hint);
    await match.keep();
  };
  const openText = async (text: string) => {
    const found = engine?.open(text);
    if (found?.ok) await change(found.value);
  };
  const again = (seed: number) => {
    prompt.focus();
    change(engine?.again(told().text, seed));
  };
  const names = () => {
    const isGame = props.kind === 'game';
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
    if (told().phase === 'draw') move(`+${pile}`);
    else if (!held) needCard();
    else if (pile === '@') setRefused(t('board.discard-first'));
    else move(`-${held.code}:${pile}`);
  };
  /** Of the hands, only the one that is played can be touched. */
  const touch = ({ part, code, seat, index = -1 }: TableSpot): Use | undefined => {
    if (part === 'places') return { onTouch: () => onPlace(code) };
    if (part === 'piles') return { onTouch: () => onPile(code) };
    return seat === told().acting
      ? { onTouch: () => onCard(index), isPressed: chosen() === index }
      : undefined;
  };
  return (
    <div class="tn-play" classList={{ 'st-broad': props.place?.lesson === '' }}>
      <BadLink why={match.badLink()} onRead={match.forgetLink} t={t} />
      <Table told={told().table} touch={touch}>
        <p ref={prompt} class="st-call tn-ask" tabindex="-1" aria-live="polite">
          {told().ask}
        </p>
      </Table>
      <p class="tn-refused" role="alert">
        {refused()}
      </p>
      <Show when={card()?.code === 'T' && told().phase === 'play'}>
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
        text={told().text}
        hasPlayed={told().hasMoved}
        isEnd={told().isOver}
        names={names()}
        t={t}
        onBack={back}
        onDeal={again}
        onReturn={match.wayBack(() => prompt.focus())}
      >
        <Show when={props.kind === 'game' && !told().isOver}>
          <button type="button" class="st-button" onClick={advise}>
            {t('board.hint')}
          </button>
        </Show>
      </MatchTools>
      <Players players={told().players} />
      <Steps steps={told().log} isLive t={t} />
      <Show when={told().isOver && told().marks}>
        <p class="st-note">{told().marks}</p>
      </Show>
      <Show when={props.place?.lesson === '' && engine}>
        {(engine) => (
          <TextFold
            label={t('new-game.text')}
            text={told().text}
            reader={async () => engine().reader}
            onOpen={openText}
          />
        )}
      </Show>
    </div>
  );
}

/** What comes below the hand, where a phone may end. */
const bringIntoSight = (box: HTMLElement) =>
  queueMicrotask(() => box.scrollIntoView({ block: 'nearest' }));

/** What everybody has earned, and who is Captain. */
const Players = (props: { readonly players: ToldPlay['players'] }) => (
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
