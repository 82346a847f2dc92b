import { createMemo, createSignal, For, onMount, Show, type Signal } from 'solid-js';
import { WINDS } from '../../../../core/compass.ts';
import { withName } from '../../../../core/people.ts';
import type { Catalogue } from '../../../../core/words.ts';
import { Button } from '../../../../kit/Button.tsx';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { sayCard, sayError, sayWindCard } from '../../explain/say.ts';
import { createTranslate, TRICK_WORDS } from '../../explain/words.ts';
import { OPEN_CARDS, TRICKS } from '../../rules/deal.ts';
import { ROUNDS } from '../../rules/game.ts';
import { sayWind, WindFace } from '../cards/CardFace.tsx';
import { Sea } from '../sea/Sea.tsx';
import { Carried } from '../sea/WindBar.tsx';
import { createOwnTable, HandOver, type Kept, KeptNote } from '../shared/kept.tsx';
import { judgedOf, newTable, restarted, withJudged } from '../shared/own-table.ts';
import { TableSettings } from '../shared/TableSettings.tsx';
import {
  type EntryPlace,
  type KeyPress,
  NOTHING,
  readKey,
  type TypedCard,
  type TypedNumber,
  wheelCardOf,
} from './entry.ts';
import { JudgePad, JudgeTakers } from './JudgePad.tsx';
import {
  hasPlays,
  isLastTrick,
  isPlayed,
  type JudgedRound,
  notedAt,
  onTable,
  playsAt,
  troubleIn,
  undone,
  withLeader,
  withNextTrick,
  withoutTaker,
  withPlay,
  withSeats,
  withTaker,
  withWind,
} from './judge-round.ts';
import { viewJudged } from './judge-view.ts';
import './Judge.css';

export const judgeWords = [
  ...TRICK_WORDS,
  'picker',
  'judge-table',
  'error',
  'reading',
  'last-outcome',
  'dispute',
  'share',
  'hand-over',
] as const;

/** The wind of a trick that nobody has named yet; no picture shows it. */
const NO_WIND = { wind: 'N', damage: 1 } as const;

interface Guide {
  readonly judged: JudgedRound;
  /** Whether only who takes is noted, where that outlasts this judge; else cards are entered until somebody wants it otherwise. */
  readonly light?: Signal<boolean | undefined> | undefined;
  readonly onChange: (judged: JudgedRound) => void;
  readonly onEnd: () => void;
  /** What only saying who takes leads to, where that has been said before. */
  readonly onLight?: (() => void) | undefined;
  readonly end: string;
  readonly verdict: string;
}

export function Judge(props: {
  readonly id: string;
  readonly lang: string;
  readonly words: Catalogue;
  /** Left out where a guide says how it goes on. */
  readonly sheet?: { readonly href: string; readonly label: string };
  /** Where the judge is part of a longer way: the table comes from there, and goes back with every press. */
  readonly guide?: Guide;
}) {
  const t = createTranslate(props.words, props.lang);
  const kept = props.guide ? null : createOwnTable(props.lang, () => turn(() => setEarlier(null)));
  const judged = createMemo(() => props.guide?.judged ?? judgedOf((kept as Kept).table()));
  /** Whether only who takes is noted; as in the trick before, unless it was said otherwise. */
  const [wantsTaker, setWantsTaker] = props.guide?.light ?? createSignal(props.guide && false);
  /** The trick that is looked at again; null for the one on the table. */
  const [earlier, setEarlier] = createSignal<number | null>(null);
  const view = createMemo(() => viewJudged(judged(), t, earlier() ?? onTable(judged())));
  const [entry, setEntry] = createSignal<TypedCard>(NOTHING);
  const [picked, setPicked] = createSignal<EntryPlace | null>(null);
  /** Why the last card or key is refused; true where what is asked for says it. */
  const [objection, setObjection] = createSignal<string | true>('');
  let panel!: HTMLElement;
  let call!: HTMLParagraphElement;

  /** Cards that wait for the next taker are no matter of the light judge. */
  const canNote = () => judged().variant === 'basic';
  const isLight = () => {
    const { at, taker } = view();
    if (!canNote() || view().unnamed) return false;
    if (taker !== undefined) return true;
    const isBegun = playsAt(judged(), at).length > 0;
    return !isBegun && (wantsTaker() ?? notedAt(judged(), at - 1) !== undefined);
  };
  const isTold = () => isLight() || view().unnamed !== null;
  /** A guide asks at the end for the winds that nobody has entered. */
  const asksWind = () =>
    view().unnamed !== null ||
    (isLight() && !props.guide && !view().row[0] && view().taker === undefined);
  const target = () =>
    picked() ??
    (asksWind() ? { list: 'row' as const, place: 0 } : isLight() ? null : view().target);
  const place = () => {
    const at = target();
    return at && at.list !== 'lead' ? at : null;
  };
  const ruling = () => (target() ? null : view().ruling);
  /** A ruling begins with who takes, which is called out; the rest is read aloud. */
  const called = () => {
    const { taker = null, outcome = '' } = ruling() ?? {};
    const name = taker === null ? t('judge-table.nobody') : (view().lanes[taker]?.name ?? '');
    return outcome.startsWith(name) ? name : '';
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
    const next = step()
      ? panel.querySelector<HTMLElement>('.st-primary, .st-judge-takers button')
      : call;
    if (had && (step() !== before || document.activeElement === document.body)) {
      next?.focus({ preventScroll: true });
    }
  };
  const show = (next: JudgedRound) => {
    const doubtful = view().doubts.map(({ text }) => text);
    turn(() => (kept ? kept.keep(withJudged(open(kept), next)) : props.guide?.onChange(next)));
    setObjection(view().doubts.find(({ text }) => !doubtful.includes(text))?.text ?? '');
  };
  /** The game that goes on; after its last round another begins. */
  const open = ({ table, leave }: Kept) => {
    if (table().rounds.length < ROUNDS) return table();
    leave();
    return newTable([], table().now);
  };
  const begin = () => {
    setEarlier(null);
    kept?.leave();
    turn(() => kept?.keep(restarted(withJudged(open(kept), judged()))));
  };
  /** One player more or fewer, as long as there is no round on the sheet; what was played is put aside. */
  const seat = (seats: number) => {
    if (hasPlays(judged())) kept?.leave();
    show(withSeats(judged(), seats));
  };
  const look = (trick: number) =>
    turn(() => setEarlier(trick === onTable(judged()) ? null : trick));
  const goOn = () => {
    if (earlier() !== null) look(onTable(judged()));
    else if (isEnd()) props.guide ? props.guide.onEnd() : begin();
    else show(withNextTrick(judged()));
  };

  const enter = ({ wind, number }: TypedNumber) => {
    const at = place();
    if (!at) return;
    const trick = view().unnamed?.trick ?? view().at;
    const isWind = at.list === 'row';
    const next = isWind
      ? withWind(judged(), at.place, { wind, damage: number }, trick)
      : withPlay(judged(), at.place, wheelCardOf(wind, number), trick);
    const trouble = troubleIn(next, trick);
    if (!trouble) return show(next);
    const found = isWind
      ? sayWindCard({ wind, damage: number }, t)
      : sayCard(wheelCardOf(wind, number), t);
    setEntry(NOTHING);
    setObjection(sayError({ code: trouble.code, found }, t));
  };
  const press = (key: KeyPress) => {
    const at = place();
    if (!at) return;
    const read = readKey(entry(), key, at.list);
    const isHeard = read.done.length > 0 || read.entry !== entry();
    setObjection(isHeard ? '' : true);
    for (const card of read.done) enter(card);
    if (place()) setEntry(read.entry);
  };
  /** A key of the pad says a whole number; there is nothing to wait for. */
  const choose = (number: number) => {
    const { wind } = entry();
    if (wind) enter({ wind, number });
  };
  const take = (seat: number | null) => {
    const { at } = view();
    const next = withTaker(judged(), seat, at);
    const isNext = at === onTable(next) && !isLastTrick(next);
    setEarlier(null);
    show(isNext ? withNextTrick(next) : next);
  };
  const change = () => {
    if (!isLight() && props.guide?.onLight) return props.guide.onLight();
    setWantsTaker(!isLight());
    show(withoutTaker(judged(), view().at));
  };
  const undo = () => {
    setObjection('');
    if (picked() || entry().wind) {
      setPicked(null);
      setEntry(NOTHING);
    } else if (earlier() !== null) {
      look(onTable(judged()));
    } else {
      show(undone(judged()));
    }
  };
  const pick = (at: EntryPlace) => {
    const same = picked()?.list === at.list && picked()?.place === at.place;
    setEntry(NOTHING);
    setObjection('');
    setPicked(same ? null : at);
  };

  const askedPlace = () => {
    const at = target();
    return at?.list === 'plays' ? at.place : null;
  };
  const trick = () => {
    const rounds = (kept?.table().rounds.length ?? 0) % ROUNDS;
    const round = rounds > 0 ? `${t('judge-table.round', { number: rounds + 1 })} · ` : '';
    const trick = t('judge-table.trick', { number: view().at + 1, count: TRICKS });
    return `${round}${trick.replaceAll(' ', '\u00a0')}`;
  };
  /** What was noted last, so that one sees that the press counted. */
  const noted = () => {
    const { at, names } = view();
    const taker = notedAt(judged(), at - 1)?.taker;
    if (taker === undefined || earlier() !== null) return '';
    const name = names[taker ?? -1] ?? t('judge-table.nobody');
    return `✓ ${t('judge-table.noted', { number: at, name })}`;
  };
  const isEnd = () => earlier() === null && isPlayed(judged()) && !view().unnamed;
  const asked = () => {
    const { unnamed, at, lanes } = view();
    const to = target();
    const { wind: heard, isOne } = entry();
    if (unnamed && !picked()) {
      const whose = t('judge-table.unnamed', unnamed);
      if (heard) return { whose, what: t('judge-table.now-wind', { wind: t(`wind.${heard}`) }) };
      const seen = unnamed.cards
        ? t('judge-table.seen', { cards: unnamed.cards })
        : t('judge-table.unseen');
      return { whose, what: `${seen} ${t('judge-table.first-wind')}` };
    }
    if (!to) {
      if (!isLight()) return null;
      return { whose: isEnd() ? trick() : t('judge-table.takes'), what: '' };
    }
    if (to.list === 'lead') {
      if (at > 0) return { whose: t('judge-table.lead-now'), what: '' };
      // The rule is about rounds that follow another.
      const isFirst = !kept?.table().rounds.length;
      return { whose: t('judge-table.lead'), what: isFirst ? '' : t('judge-table.lead-rule') };
    }
    const isRow = to.list === 'row';
    const whose = isRow
      ? t('judge-table.wind')
      : t('judge-table.card', { name: lanes[to.place]?.name ?? '' });
    if (!heard) {
      return { whose, what: t(isRow ? 'judge-table.first-wind' : 'judge-table.first') };
    }
    const wind = t(`wind.${heard}`);
    if (isOne) return { whose, what: t('judge-table.one', { wind }) };
    return { whose, what: t(isRow ? 'judge-table.now-wind' : 'judge-table.now', { wind }) };
  };
  const next = () => {
    if (earlier() !== null) return t('judge-table.back', { number: onTable(judged()) + 1 });
    if (isEnd() && props.guide) return props.guide.end;
    return t(isEnd() ? 'judge-table.new-round' : 'judge-table.next');
  };

  let isTyping = false;
  const keyOf = (key: string): KeyPress | null => {
    const letter = key.toUpperCase();
    const own = WINDS.find((wind) => t(`letter.${wind}`) === letter);
    if (own) return own;
    if (letter === 'P') return 'piratess';
    if (/^\d$/.test(key)) return Number(key);
    return WINDS.find((wind) => wind === letter) ?? null;
  };
  /** Only while the judge’s table has the focus: anywhere else a letter may be a command of the reader’s own. */
  const type = (event: KeyboardEvent) => {
    const isField = event.target instanceof Element && event.target.closest('input, select');
    if (isField || event.ctrlKey || event.metaKey || event.altKey) return;
    const isEnter = event.key === 'Enter' || event.key === ' ';
    if (isEnter && !entry().isOne) {
      const isControl =
        event.target instanceof Element && event.target.matches('button, a, summary');
      // Who puts a space between two cards does not want the page to scroll.
      if (isTyping && event.key === ' ' && !isControl) event.preventDefault();
      isTyping = false;
      return;
    }
    const key = isEnter ? 'end' : keyOf(event.key);
    if (event.key === 'Backspace') undo();
    else if (key !== null) press(key);
    else {
      if (event.key.length === 1 && place()) setObjection(true);
      return;
    }
    isTyping = event.key !== 'Backspace';
    event.preventDefault();
  };

  const Row = () => {
    const said = (place: number) => {
      const card = view().row[place];
      const what = card ? sayWind(card, t) : t('judge-table.unknown');
      return t('table.change', { what: `${t(`judge-table.place.${place}`)}, ${what}` });
    };
    /** The places behind the last known card are not to be seen yet, except the first of them. */
    const isOpen = (place: number) => place <= view().row.length && judged().leader !== null;
    const isAsked = (at: number) => place()?.list === 'row' && place()?.place === at;
    return (
      <div class="st-winds st-judge-row" style={{ '--first': 'auto' }}>
        <ol class="st-wind-row">
          <For each={[...Array(OPEN_CARDS).keys()]}>
            {(place) => (
              <li>
                <Show
                  when={view().row[place]}
                  fallback={<span class="st-judge-unknown">?</span>}
                  keyed
                >
                  {(known) => <WindFace card={known} t={t} />}
                </Show>
                <small aria-hidden="true">{t(`judge-table.place.${place}`)}</small>
                <Show when={isOpen(place)}>
                  <button
                    type="button"
                    class="st-cover"
                    aria-label={said(place)}
                    aria-pressed={isAsked(place)}
                    onClick={() => pick({ list: 'row', place })}
                  />
                </Show>
              </li>
            )}
          </For>
        </ol>
        <Show when={view().row[0]}>
          {(card) => (
            <p class="st-blows" aria-hidden="true">
              <strong>{t(`blows.${card().wind}`)}</strong>
            </p>
          )}
        </Show>
        <Carried cards={view().carried} t={t} />
      </div>
    );
  };
  const Ruling = () => (
    <span>
      {called()}
      <span class="st-judge-rest">{ruling()?.outcome.slice(called().length)}</span>
    </span>
  );
  const Call = () => (
    <p
      ref={call}
      class="st-call"
      classList={{ 'st-outcome': ruling() !== null }}
      tabindex="-1"
      aria-live="polite"
    >
      <Show when={objection() !== true && objection()}>
        {(why) => <span class="bad">{why()}</span>}
      </Show>
      <Show when={(objection() === true || !objection()) && asked()} fallback={<Ruling />}>
        {(ask) => (
          <span>
            {ask().whose}{' '}
            <span class="soft st-judge-what" classList={{ 'st-not': objection() === true }}>
              {ask().what}
            </span>
            <Show when={isLight() && !isEnd()}>
              <span class="good st-judge-what">{noted() || '\u00a0'}</span>
            </Show>
          </span>
        )}
      </Show>
    </p>
  );
  const ToSheet = (own: { readonly isPrimary?: boolean }) => (
    <Show when={props.sheet}>
      {(to) => (
        <a
          class="st-button"
          classList={{ 'st-primary': own.isPrimary === true }}
          href={to().href}
          // The second half of a double press does not leave the page.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {own.isPrimary ? t('judge-table.score') : to().label}
        </a>
      )}
    </Show>
  );
  const Doubts = () => (
    <For each={view().doubts}>
      {({ text, tricks }) => (
        <p class="row aside">
          {text !== objection() && text}
          <For each={tricks}>
            {(trick) => (
              <Button onPress={() => look(trick)}>
                {t('judge-table.correct', { number: trick + 1 })}
              </Button>
            )}
          </For>
        </p>
      )}
    </For>
  );
  const Leaf = (own: { readonly by: -1 | 1; readonly end: number }) => (
    <Button
      label={t(own.by < 0 ? 'judge-table.earlier' : 'judge-table.later')}
      isOff={view().at === own.end}
      onPress={() => look(view().at + own.by)}
    >
      {own.by < 0 ? '‹' : '›'}
    </Button>
  );
  const Settings = () => (
    <TableSettings
      label={t('judge-table.seats', { count: view().names.length })}
      names={view().names}
      given={judged().names}
      legend={t('judge-table.leads')}
      leader={view().leader}
      ruleset={judged()}
      t={t}
      onName={(at, name) => show(withName(judged(), at, name))}
      onLeader={(at) => show(withLeader(judged(), at, view().at))}
      // Once a round is on the sheet, players come and go there.
      onSeats={kept?.table().rounds.length ? undefined : seat}
      onRuleset={(ruleset) => show({ ...judged(), ...ruleset })}
    >
      <Button onPress={begin}>{t('judge-table.new-round')}</Button>
    </TableSettings>
  );
  // Who has a keyboard types at once. The keys are those of the table, not of the page, where a letter may be a command.
  const [hasKeys, setHasKeys] = createSignal(false);
  onMount(() => {
    setHasKeys(matchMedia('(pointer: fine)').matches);
    const isFree = document.activeElement === document.body;
    if (kept && isFree && hasKeys()) panel.focus({ preventScroll: true });
  });
  return (
    <section
      ref={panel}
      on:keydown={type}
      class="st-panel st-judge split needs-script"
      classList={{ 'st-light': isTold() }}
      id={props.id}
      aria-label={t('judge-table.name')}
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
        <Row />
        <Call />
      </Sea>
      <div class="st-judge-act">
        {ruling() && <Doubts />}
        <Show when={ruling() || isEnd() || (isLight() && earlier() !== null)}>
          <p class="st-tools">
            <Show when={isEnd()}>
              <ToSheet isPrimary />
            </Show>
            <Button isPrimary={!(isEnd() && props.sheet)} isSingle onPress={goOn}>
              {next()}
            </Button>
            <Show when={props.guide ? props.guide.verdict : ruling()?.why}>
              {(said) => <strong>{said()}</strong>}
            </Show>
          </p>
        </Show>
        <Show when={isLight() && !target() && !(isEnd() && view().taker !== undefined)}>
          <JudgeTakers
            names={view().names}
            taker={view().taker}
            t={t}
            onTake={take}
            onNobody={() => take(null)}
          />
        </Show>
        <Show when={target()?.list === 'lead'}>
          <JudgeTakers
            names={view().names}
            t={t}
            onTake={(seat) => show(withLeader(judged(), seat))}
          />
        </Show>
        <Show when={place()}>
          {(at) => (
            <JudgePad list={at().list} wind={entry().wind} t={t} onWind={press} onNumber={choose} />
          )}
        </Show>
        <div class="st-tools">
          <Button onPress={undo}>{t('judge-table.undo')}</Button>
          <Show when={canNote() && !ruling() && !view().unnamed}>
            <Button onPress={change}>
              {t(isLight() ? 'judge-table.exact' : 'judge-table.light')}
            </Button>
          </Show>
          <Show when={!isEnd()}>
            <ToSheet />
          </Show>
        </div>
      </div>
      <div classList={{ rail: isTold() }}>
        {!ruling() && <Doubts />}
        <div class="row st-judge-trick">
          <Leaf by={-1} end={0} />
          <strong aria-live="polite">{trick()}</strong>
          <Leaf by={1} end={onTable(judged())} />
        </div>
        <Show when={view().damage.some(({ cards }) => cards > 0)}>
          <ul
            class="columns st-judge-damage"
            style={{ '--column': view().names.length === 4 ? '40%' : '9rem' }}
            aria-label={t('judge-table.so-far')}
          >
            <For each={view().damage}>
              {({ cards, points, aloud }, seat) => (
                <li>
                  {view().names[seat()]}
                  <span class="aloud">: {aloud} </span>
                  <span>
                    <strong aria-hidden="true">▲ {points} ·</strong>{' '}
                    <small>{t('judge-table.cards', { count: cards })}</small>
                  </span>
                </li>
              )}
            </For>
          </ul>
        </Show>
        <Show when={ruling()}>
          {(ruling) => (
            <>
              <Show when={!props.guide}>
                <For each={ruling().disputes}>{(line) => <p class="aside">{line}</p>}</For>
              </Show>
              <Steps steps={ruling().sentences} t={t} />
            </>
          )}
        </Show>
        <Show when={kept}>
          {(kept) => (
            <>
              <KeptNote kept={kept()} t={t} />
              <p class="st-note">
                {t('judge-table.correct-how')}{' '}
                {hasKeys() && t('judge-table.keys', { example: `${t('letter.N').toLowerCase()}2` })}
              </p>
              <Settings />
              <div class="st-tools">
                <HandOver kept={kept()} t={t} />
              </div>
            </>
          )}
        </Show>
      </div>
    </section>
  );
}
