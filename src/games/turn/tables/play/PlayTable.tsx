import { createSignal, For, Show } from 'solid-js';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import type { Translate } from '../../explain/words.ts';
import type { Decks } from '../../rules/deck.ts';
import type { Choice, ToldPlay } from '../field/field.ts';
import { Table } from '../field/Table.tsx';
import type { PlayEngine } from './play.ts';

/** Where a game is kept and ticked off. */
export interface Keep {
  readonly game: string;
  readonly lesson: string;
  readonly step: string;
}

export interface PlayTableProps {
  readonly first: ToldPlay;
  /** What makes the moves; a picture has none. */
  readonly engine?: PlayEngine;
  /** What it is: a table to try, or a whole game. */
  readonly kind: 'try' | 'game';
  readonly keep?: Keep | undefined;
  readonly t: Translate;
}

/** A table to play at: choose a card, then where it goes. The engine makes every move or says why not. */
export function PlayTable(props: PlayTableProps) {
  const { t, engine } = props;
  const [told, setTold] = createSignal(props.first);
  const [chosen, setChosen] = createSignal<number | null>(null);
  const [refused, setRefused] = createSignal('');
  const [isKept, setKept] = createSignal(true);
  const [seats, setSeats] = createSignal(props.first.deal?.seats ?? 0);
  const [decks, setDecks] = createSignal<Decks>(props.first.deal?.decks ?? 1);
  let prompt!: HTMLParagraphElement;
  const card = () => told().table.hands[told().acting]?.cards[chosen() ?? -1];

  const show = async (next: ToldPlay | undefined) => {
    if (!next) return;
    setTold(next);
    setChosen(null);
    setRefused('');
    // What was pressed may be gone with the move.
    if (document.activeElement === document.body) prompt.focus();
    if (!props.keep) return;
    const { tables } = await import('../../players/kept.ts');
    setKept(tables.keep(props.keep.step, next.text));
    if (next.phase !== 'over') return;
    const { markDone } = await import('../../../../device/course.ts');
    markDone(props.keep.game, props.keep.lesson, props.keep.step);
  };
  const move = (text: string) => {
    if (told().phase === 'tried') {
      setRefused(t('board.ask.tried'));
      return;
    }
    const made = engine?.move(told().text, text);
    if (made && !made.ok) setRefused(made.error.text);
    else show(made?.value);
  };
  const back = () => {
    if (!told().hasMoved) return;
    prompt.focus();
    show(engine?.back(told().text));
  };
  const again = () => {
    prompt.focus();
    show(engine?.again(told().text, seats(), decks()));
  };
  const needCard = () => setRefused(t('board.choose-first'));
  const touch = () => ({
    acting: told().acting,
    chosen: chosen(),
    onCard: (index: number) => {
      setRefused('');
      setChosen(chosen() === index ? null : index);
    },
    onPlace: (place: string) => {
      const held = card();
      if (held) move(`${held.code}:${place}`);
      else needCard();
    },
    onPile: (pile: string) => {
      const held = card();
      if (told().phase === 'draw') move(`+${pile}`);
      else if (!held) needCard();
      else if (pile === '@') setRefused(t('board.discard-first'));
      else move(`-${held.code}:${pile}`);
    },
  });
  return (
    <div class="tn-play">
      <Table told={told().table} touch={touch()} t={t} />
      <p ref={prompt} class="tn-ask" tabindex="-1" aria-live="polite">
        {told().ask}
      </p>
      <p class="tn-refused" role="alert">
        {refused()}
      </p>
      <div class="st-tools">
        <Show when={card()?.code === 'T' && told().phase === 'play'}>
          <button type="button" class="st-button st-primary" onClick={() => move('T^')}>
            ▲ {t('board.play-upright')}
          </button>
          <button type="button" class="st-button st-primary" onClick={() => move('Tv')}>
            ▼ {t('board.play-upside-down')}
          </button>
        </Show>
        <button type="button" class="st-button" aria-disabled={!told().hasMoved} onClick={back}>
          {t('board.back')}
        </button>
        <button type="button" class="st-button" onClick={again}>
          {t(props.kind === 'game' ? 'board.deal' : 'board.reset')}
        </button>
        <Show when={told().deal}>
          {(deal) => (
            <Dealing
              deal={deal()}
              seats={seats()}
              decks={decks()}
              t={t}
              onSeats={setSeats}
              onDecks={setDecks}
            />
          )}
        </Show>
      </div>
      <Show when={!isKept()}>
        <p class="st-alarm">{t('board.not-kept')}</p>
      </Show>
      <Players players={told().players} />
      <Steps steps={told().log} isLive t={t} />
    </div>
  );
}

/** [N1] [N2] With how many players and decks the next game is dealt; the one on the table stays until then. */
const Dealing = (props: {
  readonly deal: NonNullable<ToldPlay['deal']>;
  readonly seats: number;
  readonly decks: Decks;
  readonly t: Translate;
  readonly onSeats: (seats: number) => void;
  readonly onDecks: (decks: Decks) => void;
}) => (
  <>
    <Choosing
      label={props.t('board.players')}
      choices={props.deal.seatChoices}
      value={props.seats}
      onChoose={props.onSeats}
    />
    <Choosing
      label={props.t('board.decks.label')}
      choices={props.deal.deckChoices}
      value={props.decks}
      onChoose={props.onDecks}
    />
  </>
);

function Choosing<Value extends number>(props: {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}) {
  return (
    <select
      class="tn-choice"
      aria-label={props.label}
      onChange={(event) => {
        const choice = props.choices[event.currentTarget.selectedIndex];
        if (choice) props.onChoose(choice.value);
      }}
    >
      <For each={props.choices}>
        {({ value, label }) => (
          <option value={value} selected={value === props.value}>
            {label}
          </option>
        )}
      </For>
    </select>
  );
}

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
