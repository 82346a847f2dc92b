import { createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { fragmentText, toFragment } from '../../../../core/fragment.ts';
import type { Catalogue } from '../../../../core/words.ts';
import { readPart, writePart } from '../../../../device/fragment.ts';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { sayCard, sayError, sayWindCard } from '../../explain/say.ts';
import { createTranslate } from '../../explain/words.ts';
import { usualIn } from '../../notation/ruleset.ts';
import { sittings } from '../../players/kept.ts';
import { TRICKS } from '../../rules/deal.ts';
import { readGame, writeGame } from '../score/game-sheet.ts';
import { Sea } from '../sea/Sea.tsx';
import { LinkCode } from '../shared/LinkCode.tsx';
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
import { JudgeSeats } from './JudgeSeats.tsx';
import { JudgeTakers } from './JudgeTakers.tsx';
import { JudgeTricks } from './JudgeTricks.tsx';
import {
  anew,
  hasCards,
  isLastTrick,
  isOnSheet,
  isOver,
  meetSheet,
  newSitting,
  notedAt,
  onTable,
  readSitting,
  type Sitting,
  troubleIn,
  undone,
  withLeader,
  withNextTrick,
  withoutTaker,
  withPlay,
  withTaker,
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
  'share',
] as const;

interface JudgeProps {
  /** Unique in the page; the sitting is kept under it. */
  readonly id: string;
  /** How many sit at a table at which nothing is known. */
  readonly seats: number;
  readonly lang: string;
  readonly words: Catalogue;
  /** Left out where a guide says how it goes on. */
  readonly sheet?: { readonly href: string; readonly label: string };
  /** Where the judge is part of a longer way: the table comes from there, and goes back with every press. */
  readonly guide?: Guide;
}

interface Guide {
  readonly sitting: Sitting;
  /** Whether only who takes is noted, until somebody wants it otherwise. */
  readonly isLight: boolean;
  readonly onChange: (sitting: Sitting) => void;
  /** Goes on after the last trick. */
  readonly onEnd: () => void;
  readonly end: string;
}

/** What the round is kept under that gave way to one from another phone. */
const LEFT = 'judge-left';

/** The round on the score sheet, by its part of the fragment. */
const SHEET_PART = 'round';

/** The game's players there, by theirs; the sheet keeps the game under it. */
export const GAME_PART = 'game';

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
  const [sitting, setSitting] = createSignal(
    props.guide?.sitting ?? newSitting(props.seats, usualIn(props.lang)),
  );
  /** Whether only who takes is noted; as in the trick before, unless it was said otherwise. */
  const [wantsTaker, setWantsTaker] = createSignal(props.guide?.isLight);
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
  /** The round that gave way to one from another phone. */
  const [left, setLeft] = createSignal<Sitting | null>(null);
  let panel!: HTMLElement;
  let call!: HTMLParagraphElement;

  /** Cards that wait for the next taker are no matter of the light judge. */
  const canNote = () => sitting().variant === 'basic';
  const isLight = () => {
    const { at, taker } = view();
    if (!canNote() || view().unnamed) return false;
    if (taker !== undefined) return true;
    const isBegun = (sitting().tricks[at]?.length ?? 0) > 0;
    return !isBegun && (wantsTaker() ?? notedAt(sitting(), at - 1) !== undefined);
  };
  const target = () =>
    picked() ??
    (view().unnamed ? { list: 'row' as const, place: 0 } : isLight() ? null : view().target);
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
    if (props.guide) return;
    const own = readSitting(sittings.textOf(id) ?? '');
    setSitting(meetSheet(own ?? sitting(), game()));
    setLeft(readSitting(sittings.textOf(LEFT) ?? ''));
  };
  /** Puts a round aside for another. */
  const leave = (round: Sitting | null) => {
    setLeft(round);
    sittings.keep(LEFT, round ? writeSitting(round) : '');
  };
  /** Another phone hands its round over: one's own, once it has begun, is put aside for it. */
  const follow = () => {
    const sent = readSitting(fragmentText(readPart(id) ?? ''));
    if (props.guide || !sent) return;
    if (hasCards(sitting()) && writeSitting(sitting()) !== writeSitting(sent)) leave(sitting());
    writePart(id, null);
    setEarlier(null);
    show(sent);
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
    if (props.guide) props.guide.onChange(next);
    else setKept(sittings.keep(id, writeSitting(next)));
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
    else if (isEnd()) props.guide ? props.guide.onEnd() : begin();
    else show(withNextTrick(sitting()));
  };

  const enter = ({ wind, number }: Numbered) => {
    const at = place();
    if (!at) return;
    const trick = view().unnamed?.trick ?? view().at;
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
  const take = (seat: number | null) => {
    const { at } = view();
    const next = withTaker(sitting(), seat, at);
    const isNext = at === onTable(next) && !isLastTrick(next);
    setEarlier(null);
    show(isNext ? withNextTrick(next) : next);
  };
  /** From the cards of this trick to its taker alone, or back. */
  const change = () => {
    setWantsTaker(!isLight());
    turn(() => setSitting(withoutTaker(sitting(), view().at)));
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
    follow();
    // Whoever comes back from the sheet may find the page as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && takeUp();
    addEventListener('pageshow', comeBack);
    addEventListener('hashchange', follow);
    onCleanup(() => removeEventListener('pageshow', comeBack));
    onCleanup(() => removeEventListener('hashchange', follow));
  });
  hearKeys({ isOne: () => entry().isOne, table: () => panel, press, undo, t });

  const askedPlace = () => {
    const at = target();
    return at?.list === 'plays' ? at.place : null;
  };
  /** Whether the last trick is over and nothing of the round is missing. */
  const isEnd = () =>
    earlier() === null && isLastTrick(sitting()) && isOver(sitting()) && !view().unnamed;
  const asks = () => {
    const { unnamed } = view();
    if (unnamed && !entry().wind)
      return { whose: t('bench.unnamed', unnamed), what: t('bench.first-wind') };
    // The rule is about rounds that follow another.
    const isFirst = props.guide || !game()?.rounds.length;
    if (isFirst && target()?.list === 'lead' && view().at === 0) {
      return { whose: t('bench.lead'), what: '' };
    }
    if (!isLight() || picked()) return null;
    if (!isEnd()) return { whose: t('bench.takes'), what: '' };
    return { whose: t('bench.trick', { number: TRICKS, count: TRICKS }), what: '' };
  };
  const next = () => {
    if (earlier() !== null) return t('bench.back', { number: onTable(sitting()) + 1 });
    if (isEnd() && props.guide) return props.guide.end;
    return t(isEnd() ? 'bench.anew' : 'bench.next');
  };

  /** The round as far as it has come; what was there before it stays on this phone. */
  const link = () =>
    encodeURIComponent(toFragment(writeSitting({ ...sitting(), before: undefined })));
  /** The sheet opens with what was taken here, and by whom. */
  const sheet = () => {
    if (!props.sheet) return null;
    const { taken, game = '' } = view();
    const { href, label } = props.sheet;
    const parts = `#${GAME_PART}=${encodeURIComponent(toFragment(game))}&${SHEET_PART}=${toFragment(taken ?? '')}`;
    return { href: taken ? href + parts : href, label };
  };
  /** Where a round that is over is scored. */
  const toScore = () => (isEnd() && !isOnSheet(sitting(), game()) ? sheet() : null);

  return (
    <section
      ref={panel}
      class="st-panel st-judge needs-script"
      classList={{ 'st-light': (isLight() || view().unnamed !== null) && !picked() }}
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
          asks={asks()}
          t={t}
        />
      </Sea>
      <div class="st-judge-act">
        <Show when={ruling() || isEnd() || (isLight() && earlier() !== null)}>
          <p class="st-tools">
            <Show when={toScore()}>
              {(to) => (
                <a
                  class="st-button st-primary"
                  href={to().href}
                  onClick={(event) => event.detail > 1 && event.preventDefault()}
                >
                  {to().label}
                </a>
              )}
            </Show>
            <button
              type="button"
              class="st-button"
              classList={{ 'st-primary': !toScore() }}
              onClick={({ detail }) => detail < 2 && goOn()}
            >
              {next()}
            </button>
          </p>
        </Show>
        <Show when={isLight() && !picked() && !(isEnd() && view().taker !== undefined)}>
          <JudgeTakers names={view().names} taker={view().taker} t={t} onTake={take} />
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
          <Show when={canNote() && !ruling() && !view().unnamed}>
            <button type="button" class="st-button" onClick={change}>
              {t(isLight() ? 'bench.exact' : 'bench.light')}
            </button>
          </Show>
          <Show when={!isEnd() && sheet()}>
            {(to) => (
              <a class="st-button" href={to().href}>
                {to().label}
              </a>
            )}
          </Show>
        </div>
        <JudgeTricks view={view()} t={t} onLook={look} />
        <Show when={ruling()}>
          {(ruling) => (
            <>
              <Show when={!props.guide}>
                <For each={ruling().quarrels}>
                  {(line) => <p class="st-judge-quarrel">{line}</p>}
                </For>
              </Show>
              <Steps steps={ruling().sentences} t={t} />
            </>
          )}
        </Show>
        <Show when={!isKept()}>
          <p class="st-note">{t('bench.not-kept')}</p>
        </Show>
        <Show when={!props.guide}>
          <p class="st-note">{t('bench.keys', { example: EXAMPLE.map(said).join(' ') })}</p>
          <details class="st-bar">
            <summary>{t('bench.seats', { count: view().names.length })}</summary>
            <JudgeSeats view={view()} t={t} onChange={showSeats} onAnew={begin} />
          </details>
          <div class="st-tools">
            <LinkCode id={id} notation={link()} t={t} />
            <Show when={left()}>
              {(round) => (
                <button
                  type="button"
                  class="st-button"
                  onClick={() => {
                    show(round());
                    leave(null);
                  }}
                >
                  {t('bench.resume')}
                </button>
              )}
            </Show>
          </div>
        </Show>
      </div>
    </section>
  );
}
