import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import { escapedFragment, fragmentText } from '../../../../core/fragment.ts';
import { namesFor } from '../../../../core/people.ts';
import { linkTo, readPart, writePart } from '../../../../device/page.ts';
import { Button } from '../../../../kit/Button.tsx';
import type { Translate } from '../../explain/words.ts';
import { usualIn } from '../../notation/ruleset.ts';
import { ownTables } from '../../players/kept.ts';
import { USUAL_SEATS } from '../../rules/deal.ts';
import { isBegun, newTable, type OwnTable, readTable, writeTable } from './own-table.ts';

/** What the game is kept under, on the device and in the page's fragment, and the one that gave way to it. */
export const TABLE_PART = 'table';
const LEFT_PART = 'table-left';

/**
 * The game at somebody's own table, kept on the device. Another phone may hand its own over; what has begun here is put
 * aside for it.
 * @param onLaid hears that another game lies here.
 */
export function createOwnTable(lang: string, onLaid?: () => void) {
  const [table, setTable] = createSignal(newTable(namesFor(USUAL_SEATS), usualIn(lang)));
  const [isKept, setKept] = createSignal(true);
  const [isUnread, setUnread] = createSignal(false);
  const [left, setLeft] = createSignal<OwnTable | null>(null);
  /** What a link has laid here; until it is changed, another link may replace it. */
  let sent = '';
  const textOf = (part: string) => ownTables.textOf(part) ?? '';
  const keep = (next: OwnTable) => {
    setTable(next);
    setKept(ownTables.keep(TABLE_PART, writeTable(next)));
  };
  const lay = (next: OwnTable) => {
    keep(next);
    onLaid?.();
  };
  const leave = () => {
    if (!isBegun(table())) return;
    ownTables.keep(LEFT_PART, writeTable(table()));
    setLeft(table());
  };
  const takeUp = () => {
    setTable(readTable(textOf(TABLE_PART)) ?? table());
    setLeft(readTable(textOf(LEFT_PART)));
  };
  const follow = () => {
    const part = readPart(TABLE_PART);
    if (part === undefined) return;
    const received = readTable(fragmentText(part));
    setUnread(!received);
    writePart(TABLE_PART, null);
    if (!received) return;
    const [text, now] = [writeTable(received), writeTable(table())];
    if (now !== text && now !== sent) leave();
    sent = text;
    lay(received);
  };
  onMount(() => {
    takeUp();
    follow();
    onCleanup(stayAwake());
    addEventListener('hashchange', follow);
    onCleanup(() => removeEventListener('hashchange', follow));
    // Another page or tab may have gone on with the game.
    onCleanup(
      ownTables.watch(() => {
        if (textOf(TABLE_PART) === writeTable(table())) return;
        takeUp();
        onLaid?.();
      }),
    );
  });
  return {
    table,
    isKept,
    isUnread,
    keep,
    leave,
    left,
    link: () => escapedFragment(writeTable(table())),
    /** Changes places with what was put aside. */
    resume(mine: OwnTable) {
      const other = isBegun(table()) ? table() : null;
      ownTables.keep(LEFT_PART, other ? writeTable(other) : '');
      setLeft(other);
      lay(mine);
    },
  };
}

export type Kept = ReturnType<typeof createOwnTable>;

export const HandOver = (props: { readonly kept: Kept; readonly t: Translate }) => (
  <>
    <Show when={isBegun(props.kept.table())}>
      <LinkCode link={props.kept.link()} t={props.t} />
    </Show>
    <Show when={props.kept.left()}>
      {(mine) => (
        <Button onPress={() => props.kept.resume(mine())}>{props.t('hand-over.resume')}</Button>
      )}
    </Show>
  </>
);

export const KeptNote = (props: { readonly kept: Kept; readonly t: Translate }) => (
  <Show when={props.kept.isUnread() || !props.kept.isKept()}>
    <p class="st-note" role="alert">
      {props.t(props.kept.isUnread() ? 'hand-over.unread' : 'hand-over.not-kept')}
    </p>
  </Show>
);

/** What a camera needs free around the code, in its squares. */
const BORDER = 4;

function LinkCode(props: { readonly link: string; readonly t: Translate }) {
  const t = props.t;
  const [last, setLast] = createSignal<{ readonly link: string; readonly svg: string }>();
  const show = async () => {
    const { renderSVG } = await import('uqr');
    const { link } = props;
    setLast({ link, svg: renderSVG(linkTo(TABLE_PART, link), { ecc: 'L', border: BORDER }) });
  };
  /** A code that leads to what does not lie here any more is gone. */
  const drawn = () => (last()?.link === props.link ? last()?.svg : undefined);
  return (
    <Show when={drawn()} fallback={<Button onPress={show}>{t('share.code')}</Button>}>
      {(svg) => (
        <div class="st-link-code" role="img" aria-label={t('share.code-name')} innerHTML={svg()} />
      )}
    </Show>
  );
}

/** Keeps the screen on while the page is visible. @returns what ends it. */
function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  // Refused when the device saves power; older browsers lack it.
  const ask = async () => {
    if (document.visibilityState !== 'visible') return;
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  ask();
  return () => {
    document.removeEventListener('visibilitychange', ask);
    lock?.release();
  };
}
