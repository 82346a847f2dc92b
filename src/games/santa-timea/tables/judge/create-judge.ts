import { createMemo, createSignal, onCleanup, onMount, type Signal } from 'solid-js';
import { WINDS } from '../../../../core/compass.ts';
import type { Catalogue } from '../../../../core/words.ts';
import { sayCard, sayError, sayWindCard } from '../../explain/say.ts';
import { createTranslate } from '../../explain/words.ts';
import { TRICKS } from '../../rules/deal.ts';
import { ROUNDS } from '../../rules/game.ts';
import { createOwnTable, type Kept } from '../shared/kept.tsx';
import { newTable, restarted, sittingOf, withSitting } from '../shared/own-table.ts';
import {
  type EntryPlace,
  hear,
  NOTHING,
  type Numbered,
  type Stroke,
  type TypedCard,
  wheelCardOf,
} from './entry.ts';
import {
  hasPlays,
  isLastTrick,
  isPlayed,
  notedAt,
  onTable,
  playsAt,
  type Sitting,
  troubleIn,
  undone,
  withNextTrick,
  withoutTaker,
  withPlay,
  withSeats,
  withTaker,
  withWind,
} from './sitting.ts';
import { viewSitting } from './sitting-view.ts';

export interface JudgeProps {
  readonly id: string;
  readonly lang: string;
  readonly words: Catalogue;
  /** Left out where a guide says how it goes on. */
  readonly sheet?: { readonly href: string; readonly label: string };
  /** Where the judge is part of a longer way: the table comes from there, and goes back with every press. */
  readonly guide?: Guide;
}

interface Guide {
  readonly sitting: Sitting;
  /** Whether only who takes is noted, where that outlasts this judge; else cards are entered until somebody wants it otherwise. */
  readonly light?: Signal<boolean | undefined> | undefined;
  readonly onChange: (sitting: Sitting) => void;
  readonly onEnd: () => void;
  readonly end: string;
}

export function createJudge(props: JudgeProps) {
  const t = createTranslate(props.words, props.lang);
  const kept = props.guide ? null : createOwnTable(props.lang, () => turn(() => setEarlier(null)));
  const sitting = createMemo(() => props.guide?.sitting ?? sittingOf((kept as Kept).table()));
  /** Whether only who takes is noted; as in the trick before, unless it was said otherwise. */
  const [wantsTaker, setWantsTaker] = props.guide?.light ?? createSignal(props.guide && false);
  /** The trick that is looked at again; null for the one on the table. */
  const [earlier, setEarlier] = createSignal<number | null>(null);
  const view = createMemo(() => viewSitting(sitting(), t, earlier() ?? onTable(sitting())));
  const [entry, setEntry] = createSignal<TypedCard>(NOTHING);
  const [picked, setPicked] = createSignal<EntryPlace | null>(null);
  const [objection, setObjection] = createSignal('');
  const refs = {} as { panel: HTMLElement; call: HTMLParagraphElement };

  /** Cards that wait for the next taker are no matter of the light judge. */
  const canNote = () => sitting().variant === 'basic';
  const isLight = () => {
    const { at, taker } = view();
    if (!canNote() || view().unnamed) return false;
    if (taker !== undefined) return true;
    const isBegun = playsAt(sitting(), at).length > 0;
    return !isBegun && (wantsTaker() ?? notedAt(sitting(), at - 1) !== undefined);
  };
  const target = () =>
    picked() ??
    (view().unnamed ? { list: 'row' as const, place: 0 } : isLight() ? null : view().target);
  const place = () => {
    const at = target();
    return at && at.list !== 'lead' ? at : null;
  };
  const ruling = () => (target() ? null : view().ruling);

  /** Changes what is shown, and has the focus go on where the next step is: what was pressed may be gone. */
  const turn = (change: () => void) => {
    const had = refs.panel.contains(document.activeElement);
    const step = () => target()?.list === 'lead' || ruling() !== null;
    const before = step();
    setPicked(null);
    setEntry(NOTHING);
    setObjection('');
    change();
    const next = step()
      ? refs.panel.querySelector<HTMLElement>('.st-primary, .st-judge-takers button')
      : refs.call;
    if (had && (step() !== before || document.activeElement === document.body)) {
      next?.focus({ preventScroll: true });
    }
  };
  const show = (next: Sitting) => {
    const doubtful = view().doubts.map(({ text }) => text);
    turn(() => (kept ? kept.keep(withSitting(open(kept), next)) : props.guide?.onChange(next)));
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
    turn(() => kept?.keep(restarted(withSitting(open(kept), sitting()))));
  };
  /** One player more or fewer, as long as there is no round on the sheet; what was played is put aside. */
  const seat = (seats: number) => {
    if (hasPlays(sitting())) kept?.leave();
    show(withSeats(sitting(), seats));
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
  const change = () => {
    setWantsTaker(!isLight());
    show(withoutTaker(sitting(), view().at));
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
  const isEnd = () => earlier() === null && isPlayed(sitting()) && !view().unnamed;
  const asked = () => {
    const { unnamed, at, lanes } = view();
    const to = target();
    const { wind: heard, isOne } = entry();
    if (unnamed && !heard) {
      const seen = unnamed.cards && t('judge-table.seen', { cards: unnamed.cards });
      return {
        whose: t('judge-table.unnamed', unnamed),
        what: `${seen} ${t('judge-table.first-wind')}`,
      };
    }
    if (!to) {
      if (!isLight()) return null;
      if (!isEnd()) return { whose: t('judge-table.takes'), what: '' };
      return { whose: t('judge-table.trick', { number: TRICKS, count: TRICKS }), what: '' };
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
    if (!heard) return { whose, what: t(isRow ? 'judge-table.first-wind' : 'judge-table.first') };
    const wind = t(`wind.${heard}`);
    if (isOne) return { whose, what: t('judge-table.one', { wind }) };
    return { whose, what: t(isRow ? 'judge-table.now-wind' : 'judge-table.now', { wind }) };
  };
  const next = () => {
    if (earlier() !== null) return t('judge-table.back', { number: onTable(sitting()) + 1 });
    if (isEnd() && props.guide) return props.guide.end;
    return t(isEnd() ? 'judge-table.new-round' : 'judge-table.next');
  };

  const toScore = () => (isEnd() ? props.sheet : undefined);
  hearKeys({ entry, refs, press, undo, t });
  return {
    t,
    refs,
    kept,
    sitting,
    view,
    entry,
    objection,
    canNote,
    isLight,
    target,
    place,
    picked,
    askedPlace,
    ruling,
    isEnd,
    isBack: () => earlier() !== null,
    asked,
    next,
    toScore,
    show,
    seat,
    begin,
    look,
    goOn,
    press,
    choose,
    take,
    change,
    undo,
    pick,
  };
}

export type JudgeTable = ReturnType<typeof createJudge>;

/** What keys do while the judge’s table has the focus: anywhere else a single letter may be a command of the reader’s own. */
function hearKeys({
  entry,
  refs,
  press,
  undo,
  t,
}: Pick<JudgeTable, 'entry' | 'refs' | 'press' | 'undo' | 't'>): void {
  let isTyping = false;
  const strokeOf = (key: string): Stroke | null => {
    const letter = key.toUpperCase();
    const own = WINDS.find((wind) => t(`letter.${wind}`) === letter);
    if (own) return own;
    if (letter === 'P') return 'piratess';
    if (/^\d$/.test(key)) return Number(key);
    return WINDS.find((wind) => wind === letter) ?? null;
  };
  const type = (event: KeyboardEvent) => {
    const isField = event.target instanceof Element && event.target.closest('input, select');
    if (isField || event.ctrlKey || event.metaKey || event.altKey) return;
    const isEnd = event.key === 'Enter' || event.key === ' ';
    if (isEnd && !entry().isOne) {
      const isControl =
        event.target instanceof Element && event.target.matches('button, a, summary');
      // Who puts a space between two cards does not want the page to scroll.
      if (isTyping && event.key === ' ' && !isControl) event.preventDefault();
      isTyping = false;
      return;
    }
    const stroke = isEnd ? 'end' : strokeOf(event.key);
    if (event.key === 'Backspace') undo();
    else if (stroke !== null) press(stroke);
    else return;
    isTyping = event.key !== 'Backspace';
    event.preventDefault();
  };
  onMount(() => {
    refs.panel.addEventListener('keydown', type);
    onCleanup(() => refs.panel.removeEventListener('keydown', type));
  });
}
