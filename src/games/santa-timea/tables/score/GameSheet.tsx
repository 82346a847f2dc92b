import { createMemo, createSignal, For, Index, onCleanup, onMount, Show } from 'solid-js';
import { fragmentText, toFragment } from '../../../../core/fragment.ts';
import { namesFor } from '../../../../core/player-name.ts';
import type { Catalogue } from '../../../../core/words.ts';
import { readPart, writePart } from '../../../../device/fragment.ts';
import { ShareLink } from '../../../../kit/play/ShareLink.tsx';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { namesAt } from '../../explain/player-names.ts';
import { createSpeech } from '../../explain/say.ts';
import { createTranslate } from '../../explain/words.ts';
import { makeScore, type ScorePosition } from '../../notation/score.ts';
import { sittings } from '../../players/kept.ts';
import { MAX_SEATS, MIN_SEATS } from '../../rules/deal.ts';
import { ROUNDS } from '../../rules/game.ts';
import { MOST_DAMAGE } from '../../rules/score.ts';
import {
  hasCards,
  isPlayed,
  JUDGE_PART,
  namedOn,
  nextOn,
  readSitting,
  writeSitting,
} from '../judge/sitting.ts';
import { Race } from '../play/Race.tsx';
import { LinkCode } from '../shared/LinkCode.tsx';
import { SeatNames } from '../shared/SeatNames.tsx';
import { ShareText } from '../shared/ShareText.tsx';
import {
  emptyRound,
  GAME_PART,
  type GameSheet as Game,
  isTooMuch,
  leaveOrReturn,
  meetGames,
  newGame,
  playersIn,
  ROUND_PART,
  readGame,
  resultText,
  viewGame,
  withName,
  withRound,
  withSeats,
  writeGame,
} from './game-sheet.ts';
import { createOwnRound } from './own-round.ts';
import { RoundScore, roundScoreWords } from './RoundScore.tsx';
import { ScoreRow, ScoreSheet } from './ScoreSheet.tsx';
import { forSeats } from './score-cards.ts';
import { parseScore } from './score-view.ts';

/** What the page with the score sheet says, by top-level key of the catalogue. */
export const gameSheetWords = [
  ...roundScoreWords,
  'game-sheet',
  'scored',
  'score-step',
  'game-step',
  'error',
  'link',
  'daily',
] as const;

interface GameSheetProps {
  /** The address of the judge. */
  readonly judge: string;
  readonly lang: string;
  readonly words: Catalogue;
}

/** What is kept beside the game and the round that is entered: the round left for a correction, and the game before. */
const DRAFT = 'draft';
const BEFORE = 'before';

/** The rounds of a game as they come in; each can be taken up again in its row, and all that follows with it. */
export function GameSheet(props: GameSheetProps) {
  const t = createTranslate(props.words, props.lang);
  const { lang } = props;
  const [game, setGame] = createSignal<Game>(newGame(4));
  const view = createMemo(() => viewGame(game(), t, lang));
  const [open, setOpen] = createSignal<number | null>(null);
  /** What is said below the round, and for which figures of it, if only for these. */
  const [saying, setSaying] = createSignal<{ text: string; figures?: string }>({ text: '' });
  /** The round entered or corrected last. */
  const [fresh, setFresh] = createSignal<number>();
  /** The game kept on this device, while a link shows another. */
  const [own, setOwn] = createSignal<Game | null>(null);
  /** The game that was there when a new one was begun. */
  const [before, setBefore] = createSignal<Game | null>(null);
  /** Names of those who left before the first round, should they come back. */
  let known: readonly string[] = [];
  /** Whether the judge has been at this table. */
  const [isJudged, setJudged] = createSignal(false);
  let sheet!: HTMLDivElement;
  let form!: HTMLDivElement;

  const next = () => open() ?? game().rounds.length;
  const players = () => playersIn(game(), next());
  const round = createOwnRound(
    ROUND_PART,
    () => {
      const numbered = namesAt(namesFor(MAX_SEATS), t);
      return numbered.map((name, place) => view().names[players()[place] ?? -1] ?? name);
    },
    lang,
  );
  const { position, notation } = round.state;
  const said = () => {
    const { text, figures = notation() } = saying();
    return figures === notation() ? text : '';
  };
  const setSaid = (text: string) => setSaying({ text });
  const isBegun = () => game().rounds.length > 0;
  const isOver = () => game().rounds.length === ROUNDS && open() === null;

  const keep = (now: Game) => {
    setGame(now);
    setOwn(null);
    writePart(GAME_PART, null);
    setSaid(sittings.keep(GAME_PART, writeGame(now)) ? '' : t('game-sheet.not-kept'));
    layJudge(now);
  };
  /** The judge has the same players; where no round is under way, or the one that was played is entered, the next begins there. */
  const layJudge = (now: Game, isEntered = false) => {
    const last = readSitting(sittings.textOf(JUDGE_PART) ?? '');
    setJudged(last !== null);
    if (!last) return;
    const isFree = !hasCards(last) || (isEntered && isPlayed(last));
    const isSame = last.names.length === now.names.length;
    const next = isFree ? nextOn(now, last) : isSame ? namedOn(now, last) : last;
    sittings.keep(JUDGE_PART, writeSitting(next));
  };
  /** Lays the round that is to be entered next, as far as it had come. */
  const leave = () => {
    const draft = parseScore(sittings.textOf(DRAFT) ?? '');
    setOpen(null);
    setSaid('');
    round.lay(draft.ok && fits(draft.value) ? draft.value : emptyRound(game(), lang));
    sittings.keep(DRAFT, '');
  };
  const fits = ({ holdings }: ScorePosition) => !isBegun() || holdings.length === players().length;
  /** Goes to the first figure that is missing or wrong; beside a wrong one stands why. */
  const mend = () => {
    const { list } = createSpeech(t, lang);
    const missing = round.missing().map((seat) => round.names()[seat] ?? '');
    const text = missing.length > 0 ? t('game-sheet.missing', { names: list(missing) }) : '';
    setSaying({ text, figures: notation() });
    const seat = form.querySelectorAll('.st-score-seat')[round.open()[0] as number];
    seat?.querySelector('input')?.focus();
  };
  const enter = () => {
    if (round.open().length > 0) return mend();
    if (isTooMuch(position())) {
      const text = t('game-sheet.too-much', { most: MOST_DAMAGE });
      return setSaying({ text, figures: notation() });
    }
    const index = next();
    const now = withRound(game(), index, position());
    if (!now) return setSaid(t('game-sheet.uneven'));
    keep(now);
    layJudge(now, true);
    const isLost = said();
    leave();
    setFresh(index);
    setSaid(isLost || t('game-sheet.entered', { number: index + 1 }));
    sheet.scrollIntoView({ block: isOver() ? 'start' : 'center' });
  };
  const correct = (index: number) => {
    if (open() !== null) return;
    sittings.keep(DRAFT, makeScore(position()));
    setOpen(index);
    setSaid('');
    round.lay(game().rounds[index] as ScorePosition);
    form.scrollIntoView({ block: 'nearest' });
    form.querySelector('input')?.focus();
  };
  /** A link is shown and not kept: it may be somebody else's game, and never replaces one's own unasked. */
  const follow = () => {
    const part = readPart(GAME_PART);
    const text = sittings.textOf(GAME_PART);
    if (part === undefined && text === undefined) return;
    const sent = part === undefined ? null : readGame(fragmentText(part));
    const met = meetGames(sent, text === undefined ? null : readGame(text));
    if (part !== undefined && !sent) setSaid(t('game-sheet.bad-link'));
    setGame(met.shown ?? game());
    setOwn(met.own);
  };
  const returnTo = (mine: Game) => {
    setGame(mine);
    setOwn(null);
    writePart(GAME_PART, null);
  };
  const begin = (names = game().names) => {
    if (isBegun()) {
      sittings.keep(BEFORE, writeGame(game()));
      setBefore(game());
    }
    keep({ ...newGame(names.length), names });
    setFresh(undefined);
    sittings.keep(DRAFT, '');
    leave();
  };
  /** A player leaves in the middle, and the round is laid anew for the others. */
  const leaveGame = (seat: number) => {
    const place = players().indexOf(seat);
    const { holdings } = position();
    keep(leaveOrReturn(game(), seat));
    const laid = { ...position(), holdings: holdings.filter((_, at) => at !== place) };
    round.lay(fits(laid) ? laid : emptyRound(game(), lang));
  };
  /** What was being entered when the last visit ended. */
  const takeUp = () => {
    follow();
    const last = sittings.textOf(BEFORE);
    if (last && !isBegun()) setBefore(readGame(last));
    // A correction that was broken off gives way to the round left for it.
    if (sittings.textOf(DRAFT)) return leave();
    if (readPart(ROUND_PART) !== undefined) return;
    const draft = parseScore(sittings.textOf(ROUND_PART) ?? '');
    if (draft.ok) round.lay(draft.value);
    else if (game().names.length !== position().holdings.length) leave();
  };
  onMount(() => {
    takeUp();
    setJudged(readSitting(sittings.textOf(JUDGE_PART) ?? '') !== null);
    addEventListener('hashchange', follow);
    onCleanup(() => removeEventListener('hashchange', follow));
  });

  const link = () => encodeURIComponent(toFragment(writeGame(game())));
  const Form = () => (
    <div ref={form} class="st-round-form">
      <RoundScore
        id={ROUND_PART}
        position={{ ...position(), holdings: forSeats([], position().holdings.length) }}
        own={round}
        onSeats={
          isBegun()
            ? undefined
            : (seats) => {
                known = [...game().names, ...known.slice(game().names.length)];
                keep(withSeats(game(), seats, known));
              }
        }
        lang={lang}
        words={props.words}
      />
      <div class="st-enter">
        <div class="st-tools">
          <button type="button" class="st-button st-primary" onClick={enter}>
            {t(open() === null ? 'game-sheet.enter' : 'game-sheet.correct', { number: next() + 1 })}
          </button>
          <Show when={open() !== null}>
            <button type="button" class="st-button" onClick={leave}>
              {t('game-sheet.leave')}
            </button>
          </Show>
        </div>
        <p aria-hidden="true">{said()}</p>
      </div>
    </div>
  );
  return (
    <section
      class="st-panel st-game-sheet"
      classList={{ 'st-begun': isBegun() }}
      id={GAME_PART}
      aria-label={t('game-sheet.label')}
    >
      <Show when={own()}>
        {(mine) => (
          <>
            <p>{t('game-sheet.sent')}</p>
            <div class="st-tools">
              <button type="button" class="st-button st-primary" onClick={() => returnTo(mine())}>
                {t('game-sheet.keep-own')}
              </button>
              <button
                type="button"
                class="st-button"
                onClick={() => {
                  setOpen(null);
                  keep(game());
                  leave();
                }}
              >
                {t('game-sheet.take')}
              </button>
            </div>
          </>
        )}
      </Show>
      <Show when={!own() && open() === null && !isOver()}>
        <Form />
      </Show>
      <p class="aloud" role="status">
        {said()}
      </p>
      <div ref={sheet} class="st-game-table">
        <Show when={view().winner}>
          <div class="st-winner st-end">
            <Race lanes={view().lanes} t={t}>
              {view().winner}
            </Race>
            <p>{view().sentences.at(-1)?.text}</p>
            <Show when={!own()}>
              <div class="st-tools">
                <button type="button" class="st-button st-primary" onClick={() => begin()}>
                  {t('game-sheet.again')}
                </button>
                <button
                  type="button"
                  class="st-button"
                  onClick={() => begin(newGame(game().names.length).names)}
                >
                  {t('game-sheet.anew')}
                </button>
              </div>
            </Show>
          </div>
        </Show>
        <ScoreSheet caption={t('game-sheet.label')} names={view().names}>
          <For each={[...Array(ROUNDS).keys()]}>
            {(index) => (
              <>
                <ScoreRow
                  isFresh={fresh() === index}
                  label={
                    <Show
                      when={index < game().rounds.length && !own()}
                      fallback={t('game-sheet.round', { number: index + 1 })}
                    >
                      <button
                        type="button"
                        class="st-button"
                        aria-pressed={open() === index}
                        aria-disabled={open() !== null}
                        onClick={() => correct(index)}
                      >
                        {t('game-sheet.round', { number: index + 1 })}
                      </button>
                    </Show>
                  }
                  cells={view().names.map((_, seat) => view().rows[index]?.[seat])}
                />
                <Show when={open() === index}>
                  <tr>
                    <td colspan={view().names.length + 1}>
                      <Form />
                    </td>
                  </tr>
                </Show>
              </>
            )}
          </For>
          <ScoreRow label={t('game-sheet.sum')} cells={view().totals} />
        </ScoreSheet>
        <For each={Object.entries(game().gone ?? {})}>
          {([seat, number]) => (
            <p>{t('game-sheet.gone', { name: view().names[Number(seat)] ?? '', number })}</p>
          )}
        </For>
        <Steps steps={view().sentences} t={t} />
        <Show when={isJudged() && isBegun() && !isOver() && open() === null && !own()}>
          <p class="st-tools">
            <a class="st-button st-primary" href={props.judge}>
              {t('game-sheet.judge', { number: next() + 1 })}
            </a>
          </p>
        </Show>
      </div>
      <Show when={isBegun()}>
        <ShareText
          text={() => resultText(view(), t)}
          say={(key) => t(`daily.share.${key}`)}
          isAside
        />
      </Show>
      <Show when={!own()}>
        <details class="st-bar">
          <summary>{t('game-sheet.players')}</summary>
          <SeatNames
            names={view().names}
            given={game().names}
            nameOf={(number) => t('game-sheet.name-of', { number })}
            leads={t('game-sheet.starter')}
            leader={game().starter}
            onName={(seat, name) => keep(withName(game(), seat, name))}
            onLeader={(starter) => keep({ ...game(), starter })}
          />
          <Show when={isBegun() && open() === null && game().rounds.length < ROUNDS}>
            <div class="st-tools">
              <Index each={view().names}>
                {(name, seat) => (
                  <button
                    type="button"
                    class="st-button"
                    aria-pressed={game().gone?.[seat] !== undefined}
                    aria-disabled={
                      game().gone?.[seat] === undefined
                        ? players().length <= MIN_SEATS
                        : (game().gone?.[seat] ?? 0) < game().rounds.length
                    }
                    onClick={() => leaveGame(seat)}
                  >
                    {t('game-sheet.goes', { name: name() })}
                  </button>
                )}
              </Index>
            </div>
          </Show>
        </details>
      </Show>
      <div class="st-tools">
        <ShareLink id={GAME_PART} notation={link()} t={t} />
        <LinkCode id={GAME_PART} notation={link()} t={t} />
        <Show when={!own()}>
          <Show when={!view().winner}>
            <button type="button" class="st-button" onClick={() => begin()}>
              {t('game-sheet.anew')}
            </button>
          </Show>
          <Show when={!isBegun() && before()}>
            {(last) => (
              <button
                type="button"
                class="st-button"
                onClick={() => {
                  keep(last());
                  leave();
                }}
              >
                {t('game-sheet.back')}
              </button>
            )}
          </Show>
        </Show>
      </div>
    </section>
  );
}
