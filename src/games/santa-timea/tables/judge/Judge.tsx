import { createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { toFragment } from '../../../../core/fragment.ts';
import type { Catalogue } from '../../../../core/words.ts';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { sayCard, sayError, sayWindCard } from '../../explain/say.ts';
import { createTranslate } from '../../explain/words.ts';
import { sittings } from '../../players/kept.ts';
import { readGame, writeGame } from '../score/game-sheet.ts';
import { Sea } from '../sea/Sea.tsx';
import {
  type Entry,
  hear,
  NOTHING,
  type Numbered,
  type Place,
  type Stroke,
  wheelCardOf,
} from './entry.ts';
import { hearKeys } from './hear-keys.ts';
import { JudgeCall } from './JudgeCall.tsx';
import { JudgePad } from './JudgePad.tsx';
import { JudgeRow } from './JudgeRow.tsx';
import { JudgeRuling } from './JudgeRuling.tsx';
import { JudgeSeats } from './JudgeSeats.tsx';
import { JudgeTricks } from './JudgeTricks.tsx';
import {
  anew,
  meetSheet,
  newSitting,
  onTable,
  readSitting,
  type Sitting,
  troubleIn,
  undone,
  withLeader,
  withNextTrick,
  withPlay,
  withWind,
  writeSitting,
} from './sitting.ts';
import { viewSitting } from './sitting-view.ts';
import './Judge.css';

/** What the judge says, by top-level key of the catalogue. */
export const judgeWords = [
  'player',
  'letter',
  'wind',
  'blows',
  'damage',
  'card',
  'ruling',
  'table',
  'sea',
  'picker',
  'bench',
  'step',
  'error',
  'reading',
  'under',
  'worth',
  'outcome',
  'last-outcome',
  'dispute',
] as const;

interface JudgeProps {
  /** Unique in the page; the sitting is kept under it. */
  readonly id: string;
  /** How many sit at a table at which nothing is known. */
  readonly seats: number;
  readonly lang: string;
  readonly words: Catalogue;
  readonly sheet: { readonly href: string; readonly label: string };
}

/** The round on the score sheet, by its part of the fragment. */
const SHEET_PART = 'round';

/** The game's players there, by theirs; the sheet keeps the game under it. */
const GAME_PART = 'game';

/** The wind of a trick that nobody has named yet; no picture shows it. */
const NO_WIND = { wind: 'N', damage: 1 } as const;

/** Cards that show how they are typed. */
const EXAMPLE: readonly Numbered[] = [
  { wind: 'N', number: 9 },
  { wind: 'E', number: 12 },
];

/** The judge at somebody's own table: cards are entered as they are played, the ruling comes by itself. */
export function Judge(props: JudgeProps) {
  const t = createTranslate(props.words, props.lang);
  const { id } = props;
  const [sitting, setSitting] = createSignal(newSitting(props.seats));
  /** The trick that is looked at again; null for the one on the table. */
  const [earlier, setEarlier] = createSignal<number | null>(null);
  const view = createMemo(() =>
    viewSitting(sitting(), t, props.lang, earlier() ?? onTable(sitting())),
  );
  const [entry, setEntry] = createSignal<Entry>(NOTHING);
  const [picked, setPicked] = createSignal<Place | null>(null);
  /** Why the last card was refused, or what is doubtful about it. */
  const [objection, setObjection] = createSignal('');
  const [isKept, setKept] = createSignal(true);
  let panel!: HTMLElement;
  let call!: HTMLParagraphElement;

  const target = () => picked() ?? view().target;
  /** What a card is entered at; null where none is. */
  const place = () => {
    const at = target();
    return at && at.list !== 'lead' ? at : null;
  };
  /** The ruling, while no card of the trick is being changed. */
  const ruling = () => (target() ? null : view().ruling);

  /** The game on the score sheet, as it is now. */
  const game = () => readGame(sittings.textOf(GAME_PART) ?? '');
  const takeUp = () => {
    const left = readSitting(sittings.textOf(id) ?? '');
    setSitting(meetSheet(left ?? sitting(), game()));
  };
  /** Changes what is shown, and has the focus go on where the next step is: what was pressed may be gone. */
  const turn = (change: () => void) => {
    const had = panel.contains(document.activeElement);
    const step = () => target()?.list === 'lead' || ruling() !== null;
    const before = step();
    setPicked(null);
    setEntry(NOTHING);
    setObjection('');
    change();
    const next = step() ? panel.querySelector<HTMLElement>('.st-primary') : call;
    if (had && (step() !== before || document.activeElement === document.body)) {
      next?.focus({ preventScroll: true });
    }
  };
  /** Shows a changed sitting and keeps it. */
  const show = (next: Sitting) => {
    const doubtful = view().doubts.map(({ text }) => text);
    turn(() => setSitting(next));
    setObjection(view().doubts.find(({ text }) => !doubtful.includes(text))?.text ?? '');
    setKept(sittings.keep(id, writeSitting(next)));
  };
  /** The sheet calls the players as they are called here. */
  const showSeats = (next: Sitting) => {
    const sheet = game();
    const { names } = next;
    if (sheet && sheet.names.length === names.length && names !== sitting().names) {
      sittings.keep(GAME_PART, writeGame({ ...sheet, names }));
    }
    show(next);
  };
  const begin = () => {
    setEarlier(null);
    show(anew(sitting(), game()));
  };
  const look = (trick: number) =>
    turn(() => setEarlier(trick === onTable(sitting()) ? null : trick));
  const goOn = () => {
    if (earlier() !== null) look(onTable(sitting()));
    else if (ruling()?.isLast) begin();
    else show(withNextTrick(sitting()));
  };

  const enter = ({ wind, number }: Numbered) => {
    const at = place();
    if (!at) return;
    const trick = view().at;
    const isWind = at.list === 'row';
    const next = isWind
      ? withWind(sitting(), at.place, { wind, damage: number }, trick)
      : withPlay(sitting(), at.place, wheelCardOf(wind, number), trick);
    const trouble = troubleIn(next, trick);
    if (!trouble) return show(next);
    const found = isWind
      ? sayWindCard({ wind, damage: number }, t)
      : sayCard(wheelCardOf(wind, number), t);
    setEntry(NOTHING);
    setObjection(sayError({ code: trouble.code, found }, t));
  };
  const press = (stroke: Stroke) => {
    const at = place();
    if (!at) return;
    const heard = hear(entry(), stroke, at.list);
    setObjection('');
    for (const card of heard.done) enter(card);
    if (place()) setEntry(heard.entry);
  };
  /** A key of the pad says a whole number; there is nothing to wait for. */
  const choose = (number: number) => {
    const { wind } = entry();
    if (wind) enter({ wind, number });
  };
  const undo = () => {
    if (picked() || entry().wind) {
      setPicked(null);
      setEntry(NOTHING);
    } else if (earlier() !== null) {
      look(onTable(sitting()));
    } else {
      show(undone(sitting()));
    }
  };
  const pick = (at: Place) => {
    const same = picked()?.list === at.list && picked()?.place === at.place;
    setEntry(NOTHING);
    setObjection('');
    setPicked(same ? null : at);
  };

  /** A card as it is typed in this language. */
  const said = ({ wind, number }: Numbered) => `${t(`letter.${wind}`).toLowerCase()}${number}`;
  onMount(() => {
    takeUp();
    // Whoever comes back from the sheet may find the page as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && takeUp();
    addEventListener('pageshow', comeBack);
    onCleanup(() => removeEventListener('pageshow', comeBack));
  });
  hearKeys({ isOne: () => entry().isOne, table: () => panel, press, undo, t });

  const askedPlace = () => {
    const at = target();
    return at?.list === 'plays' ? at.place : null;
  };
  const next = () => {
    if (earlier() !== null) return t('bench.back', { number: onTable(sitting()) + 1 });
    return t(ruling()?.isLast ? 'bench.anew' : 'bench.next');
  };

  /** The sheet opens with what was taken here, and by whom. */
  const sheet = () => {
    const { taken, game = '' } = view();
    const { href } = props.sheet;
    return taken
      ? `${href}#${GAME_PART}=${encodeURIComponent(toFragment(game))}&${SHEET_PART}=${toFragment(taken)}`
      : href;
  };

  return (
    <section
      ref={panel}
      class="st-panel st-judge needs-script"
      id={id}
      aria-label={t('bench.name')}
      tabindex="-1"
    >
      <Sea
        wind={view().row[0] ?? NO_WIND}
        carried={view().carried}
        lanes={view().lanes}
        known={view().known}
        asked={askedPlace()}
        picked={picked() ? (askedPlace() ?? undefined) : undefined}
        isBare
        t={t}
        onPick={(slot) => slot !== 'wind' && pick({ list: 'plays', place: slot })}
      >
        <JudgeRow view={view()} target={target()} t={t} onPick={pick} />
        <JudgeCall
          ref={(it) => {
            call = it;
          }}
          view={view()}
          target={target()}
          entry={entry()}
          objection={objection()}
          t={t}
        />
      </Sea>
      <div class="st-judge-act">
        <Show when={ruling()}>
          {(ruling) => (
            <JudgeRuling
              ruling={ruling()}
              sheet={{ href: sheet(), label: props.sheet.label }}
              next={next()}
              onNext={goOn}
            />
          )}
        </Show>
        <Show when={target()?.list === 'lead'}>
          <div class="st-tools">
            <For each={view().names}>
              {(name, seat) => (
                <button
                  type="button"
                  class="st-button st-primary"
                  onClick={() => show(withLeader(sitting(), seat()))}
                >
                  {name}
                </button>
              )}
            </For>
          </div>
        </Show>
        <Show when={place()}>
          {(at) => (
            <JudgePad list={at().list} wind={entry().wind} t={t} onWind={press} onNumber={choose} />
          )}
        </Show>
        <div class="st-tools">
          <button type="button" class="st-button" onClick={undo}>
            {t('bench.undo')}
          </button>
          <Show when={!ruling()?.isLast}>
            <a class="st-button" href={sheet()}>
              {props.sheet.label}
            </a>
          </Show>
        </div>
        <JudgeTricks view={view()} t={t} onLook={look} />
        <Show when={ruling()}>
          {(ruling) => (
            <>
              <For each={ruling().quarrels}>{(line) => <p class="st-judge-quarrel">{line}</p>}</For>
              <Steps steps={ruling().sentences} t={t} />
            </>
          )}
        </Show>
        <Show when={!isKept()}>
          <p class="st-note">{t('bench.not-kept')}</p>
        </Show>
        <p class="st-note">{t('bench.keys', { example: EXAMPLE.map(said).join(' ') })}</p>
        <details class="st-bar">
          <summary>{t('bench.seats', { count: view().names.length })}</summary>
          <JudgeSeats view={view()} t={t} onChange={showSeats} onAnew={begin} />
        </details>
      </div>
    </section>
  );
}
