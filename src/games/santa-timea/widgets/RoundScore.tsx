import { createMemo, createSignal, Index, Show } from 'solid-js';
import { type Catalogue, createTranslate } from '../../../core/words.ts';
import { createSpeech } from '../explain/say.ts';
import { explainScore } from '../explain/score.ts';
import { rulesFor } from '../notation/ruleset.ts';
import { makeScore, readScore } from '../notation/score.ts';
import { MAX_SEATS, MIN_SEATS, TRICKS } from '../rules/deal.ts';
import { EDITIONS } from '../rules/readings.ts';
import { type Holding, scoreRound } from '../rules/score.ts';
import { BadLinkNote } from './BadLinkNote.tsx';
import { createPosition } from './create-position.ts';
import { parseKind } from './parse-kind.ts';
import { ReadingSwitch } from './ReadingSwitch.tsx';
import { RoundScoreSeat } from './RoundScoreSeat.tsx';
import { RoundScoreSheet } from './RoundScoreSheet.tsx';
import { ShareLink } from './ShareLink.tsx';
import { readingMatters } from './score-edits.ts';
import './widgets.css';
import './RoundScore.css';

/** The top-level keys of the catalogue that the scoring of a round needs. */
export const roundScoreWords = [
  'player',
  'wind',
  'letter',
  'blows',
  'card',
  'damage_one',
  'damage_other',
  'score-step',
  'error',
  'ruling',
  'reading',
  'share',
  'link',
  'score',
] as const;

export interface RoundScoreProps {
  /** A scoring position in notation. */
  readonly source: string;
  /** Unique in the page; names the position's part of the page's fragment. */
  readonly id: string;
  readonly lang: string;
  readonly words: Catalogue;
}

/** A round's wind cards, the sets declared, the score sheet and every column of it explained. */
export function RoundScore(props: RoundScoreProps) {
  const t = createTranslate(props.words, props.lang);
  const names = Array.from({ length: MAX_SEATS }, (_, seat) => t(`player.${seat}`));
  const speech = createSpeech(t, props.lang, names);
  const state = createPosition({
    id: props.id,
    source: props.source,
    parse: parseKind('score', readScore),
    make: makeScore,
  });
  const holdings = () => state.position().holdings;
  const rules = createMemo(() => rulesFor(state.position()));
  const scores = createMemo(() => scoreRound(holdings(), rules()));
  const steps = createMemo(() =>
    scores().map((score, seat) =>
      explainScore(holdings()[seat] as Holding, score, scores().length, rules()),
    ),
  );
  const questions = () => steps().flatMap((all) => all.flatMap(({ question }) => question ?? []));
  const matters = createMemo(() => readingMatters(state.position()));
  // Who has chosen a rulebook can go back, even where it makes no difference.
  const choosesReading = () => matters() || state.position().edition !== 'house';
  const collected = () => holdings().reduce((sum, { cards }) => sum + cards.length, 0);

  const [editing, setEditing] = createSignal<number>();
  const [advised, setAdvised] = createSignal(false);
  const [aloud, setAloud] = createSignal('');
  let panel: HTMLElement | undefined;

  const change = (next: readonly Holding[], said = '') => {
    state.change({ ...state.position(), holdings: next });
    sayTotals(said);
  };
  const sayTotals = (first = '') => {
    const values = scores().map(({ total }, seat) =>
      t('player.value', { name: names[seat] ?? '', value: total }),
    );
    setAloud(`${first} ${t('score.now', { values: speech.list(values) })}`.trim());
  };
  const openAll = () => {
    const reasons = [...(panel?.querySelectorAll('details') ?? [])];
    const open = reasons.some((details) => !details.open);
    for (const details of reasons) details.open = open;
  };
  const join = () => {
    if (holdings().length < MAX_SEATS) change([...holdings(), { cards: [], discarded: [] }]);
  };
  const leave = () => {
    if (holdings().length > MIN_SEATS) change(holdings().slice(0, -1));
  };
  const seats = () => holdings().length;

  return (
    <section ref={panel} class="st-panel st-score" aria-label={t('score.label')}>
      <BadLinkNote link={state.badLink()} t={t} />
      <div class="st-score-rules">
        <ReadingSwitch
          id={props.id}
          ruleset={state.position()}
          editions={choosesReading() ? EDITIONS : []}
          variants={['basic', 'pro']}
          questions={questions()}
          t={t}
          onChange={(ruleset) => {
            state.change({ ...state.position(), ...ruleset });
            sayTotals();
          }}
        />
        <Show when={matters()}>
          <p class="st-note">{t('score.differs')}</p>
        </Show>
      </div>
      <div class="st-seats">
        <Index each={holdings()}>
          {(holding, seat) => (
            <RoundScoreSeat
              name={names[seat] ?? ''}
              seat={seat}
              holding={holding()}
              position={state.position()}
              total={scores()[seat]?.total ?? 0}
              steps={steps()[seat] ?? []}
              advised={advised()}
              isEditing={editing() === seat}
              speech={speech}
              onEdit={(edits) => setEditing(edits ? seat : undefined)}
              onChange={change}
            />
          )}
        </Index>
      </div>
      <Show when={collected() > TRICKS}>
        <p class="st-note">{t('score.too-many', { count: collected() })}</p>
      </Show>
      <div class="st-tools">
        <button
          type="button"
          class="st-button"
          aria-expanded={advised()}
          onClick={() => setAdvised(!advised())}
        >
          {t('score.advise')}
        </button>
        <button type="button" class="st-button" onClick={openAll}>
          {t('score.open-all')}
        </button>
        <button
          type="button"
          class="st-button"
          aria-disabled={seats() === MAX_SEATS}
          onClick={join}
        >
          {seats() === MAX_SEATS
            ? t('score.full')
            : t('score.join', { name: names[seats()] ?? '' })}
        </button>
        <button
          type="button"
          class="st-button"
          aria-disabled={seats() === MIN_SEATS}
          onClick={leave}
        >
          {seats() === MIN_SEATS
            ? t('score.fewest')
            : t('score.leave', { name: names[seats() - 1] ?? '' })}
        </button>
      </div>
      <RoundScoreSheet
        names={names}
        holdings={holdings()}
        scores={scores()}
        ruleset={state.position()}
        t={t}
      />
      <div class="st-tools">
        <Show when={!state.isOwn()}>
          <button
            type="button"
            class="st-button"
            onClick={() => {
              state.reset();
              sayTotals();
            }}
          >
            {t('score.reset')}
          </button>
        </Show>
        <ShareLink id={props.id} notation={state.notation()} t={t} />
      </div>
      <p class="st-aloud" aria-live="polite">
        {aloud()}
      </p>
    </section>
  );
}
