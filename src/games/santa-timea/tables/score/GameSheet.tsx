import { createMemo, createSignal, For, Index, Show } from 'solid-js';
import { namesFor, withName } from '../../../../core/people.ts';
import type { Catalogue } from '../../../../core/words.ts';
import { Button } from '../../../../kit/Button.tsx';
import { Race } from '../../../../kit/play/GameEnd.tsx';
import { ShareLink } from '../../../../kit/play/ShareLink.tsx';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { createSpeech } from '../../explain/say.ts';
import { CARD_WORDS, createTranslate } from '../../explain/words.ts';
import { makeScore, type ScorePosition } from '../../notation/score.ts';
import { ROUNDS } from '../../rules/game.ts';
import { BOOKS } from '../../rules/readings.ts';
import { MOST_DAMAGE } from '../../rules/score.ts';
import { hasPlays, withSeats } from '../judge/judge-round.ts';
import { createOwnTable, HandOver, KeptNote, TABLE_PART } from '../shared/kept.tsx';
import {
  entered,
  judgedOf,
  newTable,
  roundOf,
  starterOf,
  withForm,
  withJudged,
  withLeaver,
  withStarter,
} from '../shared/own-table.ts';
import { ShareText } from '../shared/ShareText.tsx';
import { TableSettings } from '../shared/TableSettings.tsx';
import {
  isTooMuch,
  leaveOrReturn,
  missingIn,
  playersIn,
  resultText,
  viewGame,
} from './game-sheet.ts';
import { createTypedDamage, ScoreSeats } from './ScoreSeats.tsx';
import { ScoreRow, ScoreSheet } from './ScoreSheet.tsx';
import { viewScore } from './score-view.ts';

export const gameSheetWords = [
  ...CARD_WORDS,
  'ruling',
  'reading',
  'share',
  'table',
  'score',
  'game-sheet',
  'scored',
  'score-step',
  'game-step',
  'error',
  'hand-over',
  'daily',
] as const;

/** The rounds of a game as they come in; each can be taken up again in its row, and all that follows with it. */
export function GameSheet(props: {
  readonly judge: string;
  readonly lang: string;
  readonly words: Catalogue;
}) {
  const t = createTranslate(props.words, props.lang);
  const kept = createOwnTable(props.lang, () => leave());
  const { table } = kept;
  const view = createMemo(() => viewGame(table(), t));
  /** The round that is edited, as far as it is; null while the next one is entered. */
  const [edited, setEdited] = createSignal<{ index: number; round: ScorePosition } | null>(null);
  const [saying, setSaying] = createSignal({ text: '', figures: '' });
  const [fresh, setFresh] = createSignal<number>();
  let sheet!: HTMLDivElement;
  let form!: HTMLDivElement;
  let line!: HTMLParagraphElement;
  let winner!: HTMLDivElement;
  let outcome!: HTMLParagraphElement;

  const next = () => edited()?.index ?? table().rounds.length;
  const position = createMemo(() => edited()?.round ?? roundOf(table()));
  const names = () => playersIn(table(), next()).map((seat) => view().names[seat] ?? '');
  const score = createMemo(() => viewScore(position(), t, names()));
  const typed = createTypedDamage();
  const missing = () => missingIn(position().holdings).filter((seat) => !typed.wrong()[seat]);
  const open = () =>
    position().holdings.flatMap((_, seat) =>
      typed.wrong()[seat] || missing().includes(seat) ? [seat] : [],
    );
  const figures = () => makeScore(position());
  const said = () => (figures() === saying().figures ? saying().text : '');
  const say = (text: string) => setSaying({ text, figures: figures() });
  const isBegun = () => table().rounds.length > 0;
  const isOver = () => table().rounds.length === ROUNDS && !edited();

  const show = (change: Partial<ScorePosition>) => {
    const at = edited();
    const round = { ...position(), ...change };
    if (at) setEdited({ ...at, round });
    else kept.keep(withForm(table(), round));
  };
  const leave = () => {
    setEdited(null);
    typed.clear();
  };
  const askForMissing = () => {
    const { list } = createSpeech(t);
    const lacking = missing().map((seat) => names()[seat] ?? '');
    say(lacking.length > 0 ? t('game-sheet.missing', { names: list(lacking) }) : '');
    for (const seat of missing()) typed.miss(seat);
    const seat = form.querySelectorAll('.st-score-seat')[open()[0] as number];
    seat?.querySelector('input')?.focus();
  };
  const enter = () => {
    if (open().length > 0) return askForMissing();
    if (isTooMuch(position().holdings)) return say(t('game-sheet.too-much', { most: MOST_DAMAGE }));
    const index = next();
    kept.keep(entered(table(), index, position()));
    leave();
    setFresh(index);
    say(t('game-sheet.entered', { number: index + 1 }));
    if (isOver()) winner.scrollIntoView({ block: 'start' });
    else for (const part of [sheet, line]) part.scrollIntoView({ block: 'nearest' });
    goTo(isOver() ? outcome : rowOf(index));
  };
  const rowOf = (index: number) => sheet.querySelectorAll<HTMLElement>('th > button')[index];
  /** The form that was pressed may be gone, and the focus with it. */
  const goTo = (place: HTMLElement | undefined) =>
    document.activeElement === document.body && place?.focus({ preventScroll: true });
  const giveUp = () => {
    const index = next();
    leave();
    goTo(rowOf(index));
  };
  const goToForm = () => {
    form.scrollIntoView({ block: 'nearest' });
    form.querySelector('input')?.focus();
  };
  const correct = (index: number) => {
    typed.clear();
    setEdited({ index, round: table().rounds[index] as ScorePosition });
    goToForm();
  };
  const begin = (names: readonly string[]) => {
    kept.leave();
    kept.keep(newTable(names, table().now));
    setFresh(undefined);
    leave();
  };
  const seat = (seats: number) => {
    const judged = judgedOf(table());
    if (hasPlays(judged)) kept.leave();
    kept.keep(withJudged(table(), withSeats(judged, seats)));
  };
  /** A player leaves in the middle; a round under way was begun with that player. */
  const leaveGame = (at: number) => {
    if (hasPlays(judgedOf(table()))) kept.leave();
    typed.clear();
    kept.keep(withLeaver(table(), at));
  };

  const New = () => (
    <Button onPress={() => begin(namesFor(table().names.length))}>
      {t('game-sheet.new-game')}
    </Button>
  );
  const Form = () => (
    <div ref={form} class="st-round-form" classList={{ pane: !edited() }} id="round">
      <h2>{t('game-sheet.ask', { number: next() + 1 })}</h2>
      <ScoreSeats
        judged={score()}
        isBlank={open().length > 0}
        typed={typed}
        t={t}
        onChange={(holdings) => show({ holdings })}
      />
      <div class="st-enter">
        <div class="st-tools">
          <Button isPrimary onPress={enter}>
            {t(edited() ? 'game-sheet.correct' : 'game-sheet.enter', { number: next() + 1 })}
          </Button>
          <Show when={edited()}>
            <Button onPress={giveUp}>{t('game-sheet.leave')}</Button>
          </Show>
        </div>
        <p ref={line} aria-hidden="true">
          {said()}
        </p>
      </div>
    </div>
  );
  return (
    <section
      class="st-panel st-game-sheet split"
      classList={{ 'st-begun': isBegun() }}
      id="game"
      aria-label={t('game-sheet.label')}
    >
      <KeptNote kept={kept} t={t} />
      <Show when={!edited() && !isOver()}>
        <Form />
      </Show>
      <p class="aloud" role="status">
        {said()}
      </p>
      <Show when={view().winner}>
        <div ref={winner} class="st-winner pane">
          <Race
            title={view().winner}
            lanes={view().lanes}
            say={(count) => t('scored.points', { count })}
          />
          <p ref={outcome} tabindex="-1">
            {view().sentences.at(-1)?.text}
          </p>
          <div class="st-tools">
            <Button isPrimary onPress={() => begin(table().names)}>
              {t('game-sheet.again')}
            </Button>
            <New />
          </div>
        </div>
      </Show>
      <div ref={sheet} class="st-game-table">
        <ScoreSheet caption={t('game-sheet.label')} names={view().names}>
          <For each={[...Array(ROUNDS).keys()]}>
            {(index) => (
              <>
                <ScoreRow
                  isFresh={fresh() === index}
                  label={
                    <Show
                      when={index < table().rounds.length}
                      fallback={t('game-sheet.round', { number: index + 1 })}
                    >
                      <Button
                        isPressed={edited()?.index === index}
                        isOff={edited() !== null}
                        onPress={() => correct(index)}
                      >
                        {t('game-sheet.round', { number: index + 1 })}
                      </Button>
                    </Show>
                  }
                  cells={view().names.map((_, seat) => view().rows[index]?.[seat])}
                />
                <Show when={edited()?.index === index}>
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
        <For each={Object.entries(table().gone ?? {})}>
          {([seat, number]) => (
            <p>{t('game-sheet.gone', { name: view().names[Number(seat)] ?? '', number })}</p>
          )}
        </For>
        <Show when={!view().winner}>
          <Steps steps={view().sentences.slice(-1)} t={t} />
        </Show>
        <Show when={isBegun() && !isOver() && !edited()}>
          <p class="st-tools">
            <Button class="st-to-form" onPress={goToForm}>
              {t('game-sheet.round', { number: next() + 1 })} ›
            </Button>
            <a class="st-button" href={props.judge}>
              {t('game-sheet.judge')}
            </a>
          </p>
        </Show>
      </div>
      <Show when={isBegun()}>
        <ShareText text={() => resultText(view(), t)} t={t} isAside />
      </Show>
      <TableSettings
        label={t('game-sheet.players')}
        names={view().names}
        given={table().names}
        legend={t('game-sheet.starter')}
        leader={starterOf(table()) ?? undefined}
        ruleset={position()}
        editions={BOOKS}
        t={t}
        onName={(seat, name) => kept.keep(withName(table(), seat, name))}
        onLeader={(seat) => kept.keep(withStarter(table(), seat))}
        onSeats={isBegun() ? undefined : seat}
        onRuleset={show}
      >
        <Show when={isBegun() && !edited() && !isOver()}>
          <Index each={view().names}>
            {(name, seat) => (
              <Button
                isPressed={table().gone?.[seat] !== undefined}
                isOff={leaveOrReturn(table(), seat) === table()}
                onPress={() => leaveGame(seat)}
              >
                {t('game-sheet.goes', { name: name() })}
              </Button>
            )}
          </Index>
        </Show>
        <Show when={!view().winner}>
          <New />
        </Show>
        <ShareLink id={TABLE_PART} notation={kept.link()} t={t} />
      </TableSettings>
      <div class="st-tools">
        <HandOver kept={kept} t={t} />
      </div>
    </section>
  );
}
