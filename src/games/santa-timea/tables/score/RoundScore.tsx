import { createSignal, Index, Show } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { nameAmong, numberOf } from '../../../../kit/name-among.ts';
import { ShareLink } from '../../../../kit/play/ShareLink.tsx';
import { createTranslate } from '../../explain/words.ts';
import type { ScorePosition } from '../../notation/score.ts';
import { MAX_SEATS, MIN_SEATS } from '../../rules/deal.ts';
import { MOST_DAMAGE } from '../../rules/score.ts';
import { createJudged } from '../shared/create-judged.ts';
import { lateTranslate } from '../shared/late-words.ts';
import { ReadingSwitch } from '../trick/ReadingSwitch.tsx';
import type { JudgedScore } from './judged-score.ts';
import type { OwnRound } from './own-round.ts';
import { RoundScoreSeat } from './RoundScoreSeat.tsx';
import { RoundScoreSheet } from './ScoreSheet.tsx';
import type { ScoreEngine } from './score-engine.ts';

/** What the scoring of a round says before it is touched, by top-level key of the catalogue. */
export const roundScoreWords = [
  'player',
  'wind',
  'letter',
  'blows',
  'damage',
  'ruling',
  'reading',
  'share',
  'score',
] as const;

export interface RoundScoreProps {
  /** The page's own position, judged. */
  readonly judged: JudgedScore;
  /** Unique in the page; names the widget's part of the page's fragment. */
  readonly id: string;
  /** A round of the reader’s own: damage may be noted alone, and what is entered is kept. */
  readonly own?: OwnRound;
  /** Where players may come and go: hears how many there are now. */
  readonly onSeats?: ((seats: number) => void) | undefined;
  readonly lang: string;
  readonly words: Catalogue;
}

type Holdings = ScorePosition['holdings'];

/** A round's wind cards, the sets declared, the score sheet and every column of it explained. */
export function RoundScore(props: RoundScoreProps) {
  const t = createTranslate(props.words, props.lang);
  const state =
    props.own?.state ??
    createJudged<JudgedScore, ScoreEngine>({
      id: props.id,
      own: props.judged,
      load: async () => {
        const late = await lateTranslate(props.words, props.lang);
        const { createScoreEngine } = await import('./score-engine.ts');
        return createScoreEngine(late, props.lang);
      },
    });
  const judged = state.judged;
  /** Nobody has a card yet, or a figure is missing: there is no result, and no reason for one. */
  const isBlank = () =>
    props.own
      ? props.own.open().length > 0
      : judged().seats.every(({ kept, sets }) => kept.length + sets.length === 0);
  const [editing, setEditing] = createSignal<number>();
  /** What was there when it was begun again. */
  const [before, setBefore] = createSignal<ScorePosition>();
  const [isAdvised, setAdvised] = createSignal(false);
  /** What the last change of the cards broke. */
  const [broken, setBroken] = createSignal({ seat: 0, note: '' });
  const [aloud, setAloud] = createSignal('');
  let panel!: HTMLElement;

  const show = (next: JudgedScore, seat = 0, note = '') => {
    state.show(next);
    props.own?.keep();
    setBroken({ seat, note });
    setAloud(isBlank() ? note : `${note} ${next.totals}`);
  };
  const lay = async (change: Partial<ScorePosition>) =>
    show((await state.load()).judge({ ...judged().position, ...change }));
  const edit = async (change: (holdings: Holdings, engine: ScoreEngine) => Holdings) => {
    const engine = await state.load();
    // Only now: meanwhile another seat may have been changed.
    const { position } = judged();
    show(engine.judge({ ...position, holdings: change(position.holdings, engine) }));
  };
  const note = async (seat: number, written: string) => {
    const { judge, withDamage } = await state.load();
    const { position } = judged();
    props.own?.note(seat, written);
    show(judge({ ...position, holdings: withDamage(position.holdings, seat, written) }));
  };
  /** Where taking back leads after it was begun again. */
  const back = () => state.isOwn() && before();
  const reset = () => {
    const next = back() || props.judged.position;
    setBefore(state.isOwn() ? undefined : judged().position);
    lay(next);
  };
  /** Somebody joins or leaves before the first round, on the sheet of the game too. */
  const seat = async (change: (holdings: Holdings, engine: ScoreEngine) => Holdings) => {
    await edit(change);
    props.onSeats?.(judged().seats.length);
  };
  const advice = (seat: number) =>
    isAdvised() ? (state.engine()?.advise(judged().position, seat) ?? '') : '';
  const toggleAdvice = async () => {
    await state.load();
    setAdvised(!isAdvised());
    setAloud(
      judged()
        .seats.map((_, seat) => advice(seat))
        .join(' '),
    );
  };
  const openAll = () => {
    const reasons = [...panel.querySelectorAll('details')];
    const open = reasons.some((details) => !details.open);
    for (const details of reasons) details.open = open;
  };

  const of = numberOf(props.id) && nameAmong(t('score.sheet'), props.id);
  return (
    <section
      ref={panel}
      class="st-panel st-score"
      classList={{ 'st-blank': isBlank() }}
      id={props.id}
    >
      <Show when={state.badLink() && state.engine()}>
        {(engine) => {
          const { BadLinkNote, t: say } = engine();
          return <BadLinkNote link={state.badLink()} t={say} />;
        }}
      </Show>
      <div class="st-score-rules">
        <ReadingSwitch
          id={props.id}
          of={of}
          ruleset={judged().position}
          editions={judged().editions}
          variants={['basic', 'pro']}
          t={t}
          onChange={lay}
        />
        <p class="st-note">{judged().differs}</p>
      </div>
      <div class="st-score-seats">
        <Index each={judged().seats}>
          {(seat, index) => (
            <RoundScoreSeat
              seat={seat()}
              of={of}
              notes={[
                props.own?.wrong()[index] ? t('score.most', { most: MOST_DAMAGE }) : '',
                broken().seat === index ? broken().note : '',
                advice(index),
              ]}
              wrong={props.own?.wrong()[index]}
              isEditing={editing() === index}
              t={t}
              onEdit={async () => {
                await state.load();
                setEditing(editing() === index ? undefined : index);
              }}
              onNote={props.own ? (written) => note(index, written) : undefined}
              onToggle={(wind) =>
                edit((holdings, engine) => engine.toggleSet(holdings, index, wind))
              }
            >
              <Show when={state.engine()}>
                {(engine) => {
                  const { RoundScoreCards, judge, t: say } = engine();
                  return (
                    <RoundScoreCards
                      holdings={judged().position.holdings}
                      seat={index}
                      t={say}
                      onChange={(holdings, note) =>
                        show(judge({ ...judged().position, holdings }), index, note)
                      }
                    />
                  );
                }}
              </Show>
            </RoundScoreSeat>
          )}
        </Index>
      </div>
      <div class="st-tools">
        <button type="button" class="st-button" aria-pressed={isAdvised()} onClick={toggleAdvice}>
          {t('score.advise')}
        </button>
        <button type="button" class="st-button" onClick={openAll}>
          {t('score.open-all')}
        </button>
        <Show when={!props.own || props.onSeats}>
          <button
            type="button"
            class="st-button"
            aria-disabled={judged().seats.length === MAX_SEATS}
            onClick={() => seat((holdings, engine) => engine.withNewSeat(holdings))}
          >
            {t('score.join')}
          </button>
          <button
            type="button"
            class="st-button"
            aria-disabled={judged().seats.length === MIN_SEATS}
            onClick={() => seat((holdings, engine) => engine.withoutLastSeat(holdings))}
          >
            {t('score.leave')}
          </button>
        </Show>
      </div>
      <RoundScoreSheet judged={judged()} t={t} />
      <p class="st-note">{judged().tooMany}</p>
      <div class="st-tools">
        <button
          type="button"
          class="st-button"
          aria-disabled={state.isOwn() && !before()}
          onClick={reset}
        >
          {(back() && state.engine()?.t('scored.undo')) || t('score.reset')}
        </button>
        <ShareLink id={props.id} notation={judged().notation} t={t} />
      </div>
      <p class="aloud" aria-live="polite">
        {aloud()}
      </p>
    </section>
  );
}
