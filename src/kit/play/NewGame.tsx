import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { Translate } from '../../core/words.ts';
import { type GivenWords, readPart } from '../../device/page.ts';
import { Button } from '../Button.tsx';
import { Choice } from '../Choice.tsx';
import { WrongPlace } from './BadLink.tsx';
import { keepMatch, newSeed, type PlayProps, type Tables } from './create-play.ts';
import { type BadText, readPasted, type TextReader } from './pasted.ts';

/** The game of the page among all tables of this device, and in its address. */
export const PAGE_STEP = 'game';

interface NewGameProps<Match> {
  readonly game: string;
  readonly tables: Tables;
  readonly lang: string;
  readonly words: GivenWords;
  readonly reader: TextReader<Match>;
  readonly resumeName: (match: Match) => string;
  readonly deal: (seed: number) => Match;
  readonly Play: (props: PlayProps<Match>) => JSX.Element;
  readonly t: Translate<'new-game.last' | 'new-game.replaces' | 'new-game.deal'>;
  readonly children?: JSX.Element;
}

export function NewGame<Match extends object>(props: NewGameProps<Match>) {
  const [started, setStarted] = createSignal<Match>();
  /** The game that was left here, and what the button that opens it says. */
  const [left, setLeft] = createSignal<{ readonly isOver: boolean; readonly name: string }>();
  const isUnderWay = () => left()?.isOver === false;
  let host!: HTMLDivElement;

  /** @param isPressed whether somebody asked for it here, whose focus goes along: a link leaves it where a page begins. */
  const open = (match: Match, isPressed = true) => {
    setStarted(() => match);
    if (isPressed) {
      host.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    }
    // The button to deal stood further down than the table begins.
    scrollTo({ top: 0, behavior: 'instant' });
  };
  const resume = (isPressed = true) => open(props.deal(newSeed()), isPressed);
  const begin = (match: Match) => {
    keepMatch(props.tables, PAGE_STEP, props.reader.write(match));
    open(match);
  };
  const deal = (event: SubmitEvent) => {
    event.preventDefault();
    begin(props.deal(newSeed()));
  };
  const follow = () => {
    if (started() === undefined && readPart(PAGE_STEP) !== undefined) resume(false);
  };
  onMount(() => {
    const text = props.tables.textOf(PAGE_STEP);
    follow();
    const found = text === undefined ? null : props.reader.read(text);
    if (found?.ok) {
      const isOver = props.tables.isOver(PAGE_STEP);
      setLeft({ isOver, name: isOver ? props.t('new-game.last') : props.resumeName(found.value) });
    }
    addEventListener('hashchange', follow);
    onCleanup(() => removeEventListener('hashchange', follow));
  });

  const form = () => (
    <>
      <form class="st-new-game split" method="dialog" autocomplete="off" onSubmit={deal}>
        <Show when={left()}>
          {(game) => (
            <>
              <Button isPrimary={isUnderWay()} onPress={() => resume()}>
                {game().name}
              </Button>
              <p class="st-note">{props.t('new-game.replaces')}</p>
            </>
          )}
        </Show>
        {props.children}
        <button type="submit" class={isUnderWay() ? 'st-button' : 'st-button st-primary'}>
          {props.t('new-game.deal')}
        </button>
      </form>
      <GameText reader={props.reader} onOpen={begin} />
    </>
  );
  return (
    <div ref={host}>
      <Show when={started()} fallback={form()} keyed>
        {(match) => (
          <props.Play
            match={match}
            place={{ game: props.game, lesson: '', step: PAGE_STEP }}
            lang={props.lang}
            words={props.words}
          />
        )}
      </Show>
    </div>
  );
}

export const SeatsChoice = (props: {
  readonly seats: readonly number[];
  readonly chosen: number;
  readonly onChoose: (seats: number) => void;
  readonly t: Translate<'new-game.seats'>;
}) => (
  <Choice
    name="seats"
    label={props.t('new-game.seats')}
    values={props.seats}
    chosen={props.chosen}
    onChoose={props.onChoose}
  >
    {(seats) => seats}
  </Choice>
);

/** What can be chosen, with what it means beside it. */
export const Told = (props: { readonly label: string; readonly text: string }) => (
  <span>
    <b>{props.label}</b> <small>{props.text}</small>
  </span>
);

/** A game that is pasted as its text, or as a link to it. */
function GameText<Match>(props: {
  readonly reader: TextReader<Match>;
  readonly onOpen: (match: Match) => void;
}) {
  const { t, read, why } = props.reader;
  const [bad, setBad] = createSignal<BadText>();
  let pasted!: HTMLTextAreaElement;
  const open = () => {
    const found = readPasted(pasted.value, read);
    setBad(found.ok ? undefined : found.error);
    if (found.ok) {
      pasted.value = '';
      props.onOpen(found.value);
    } else pasted.focus();
  };
  return (
    <details class="st-play-text">
      <summary>{t('new-game.text')}</summary>
      <label class="field">
        {t('play.text.paste')}
        <textarea
          ref={pasted}
          rows="3"
          spellcheck={false}
          autocapitalize="off"
          aria-invalid={bad() !== undefined}
          onInput={() => setBad(undefined)}
        />
      </label>
      <Show when={bad()}>
        {(found) => (
          <div class="st-alarm" role="alert">
            <strong>{t('play.text.bad')}</strong>
            <WrongPlace bad={found()} />
            <p class="st-note">{why(found().error)}</p>
          </div>
        )}
      </Show>
      <Button onPress={open}>{t('play.text.open')}</Button>
      <p class="st-note">{t('play.text.replaces')}</p>
    </details>
  );
}
