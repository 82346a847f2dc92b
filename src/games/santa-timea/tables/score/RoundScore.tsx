import { createMemo, createSignal, Show } from 'solid-js';
import { nameAmong, numberOf } from '../../../../device/fragment.ts';
import { type GivenWords, wordsOf } from '../../../../device/page-words.ts';
import { ShareLink } from '../../../../kit/play/ShareLink.tsx';
import { createSpeech, playerNames } from '../../explain/say.ts';
import { createTranslate } from '../../explain/words.ts';
import { makeScore, type ScorePosition } from '../../notation/score.ts';
import { MAX_SEATS, MIN_SEATS } from '../../rules/deal.ts';
import { BadLinkNote, createLinked } from '../shared/linked.tsx';
import { ReadingSwitch } from '../trick/ReadingSwitch.tsx';
import { ScoreSeats } from './ScoreSeats.tsx';
import { RoundScoreSheet } from './ScoreSheet.tsx';
import { forSeats, withDamage } from './score-cards.ts';
import { parseScore, sayAdvice, viewScore } from './score-view.ts';

export const roundScoreWords = [
  'player',
  'wind',
  'card',
  'letter',
  'blows',
  'damage',
  'ruling',
  'reading',
  'share',
  'score',
  'scored',
  'score-step',
  'error',
  'link',
] as const;

/** A round of the reader’s own: damage may be noted alone, and who comes and goes is known elsewhere, too. */
interface OwnRound {
  readonly position: () => ScorePosition;
  readonly show: (next: ScorePosition) => void;
  readonly names: () => readonly string[];
  /** What was typed for a damage and can be none, by seat. */
  readonly wrong: () => readonly (string | undefined)[];
  readonly note: (seat: number, text: string) => void;
  /** Forgets what was typed and can be none. */
  readonly clear: () => void;
  /** Whose figure is missing or cannot be, so that nobody has a result yet. */
  readonly open: () => readonly number[];
}

interface RoundScoreProps {
  /** Where it begins: the page's own position, or a round in which nobody has a card. */
  readonly position: ScorePosition;
  readonly id: string;
  readonly own?: OwnRound;
  /** Where players may come and go: hears how many there are now. */
  readonly onSeats?: ((seats: number) => void) | undefined;
  readonly lang: string;
  readonly words: GivenWords;
}

/** A round's wind cards, the sets declared, the score sheet and every column of it explained. */
export function RoundScore(props: RoundScoreProps) {
  const t = createTranslate(wordsOf(props.words), props.lang);
  const linked = props.own
    ? null
    : createLinked({ id: props.id, own: props.position, parse: parseScore, write: makeScore });
  const { position, show } = (linked ?? props.own) as OwnRound;
  const notation = () => makeScore(position());
  const names = () => props.own?.names() ?? playerNames(t);
  const judged = createMemo(() => viewScore(position(), t, props.lang, names()));
  /** Nobody has a card yet, or a figure is missing: there is no result, and no reason for one. */
  const isBlank = () =>
    props.own ? props.own.open().length > 0 : holdings().every(({ cards }) => cards.length === 0);
  /** What was there when it was begun again. */
  const [before, setBefore] = createSignal<ScorePosition>();
  const [isAdvised, setAdvised] = createSignal(false);
  /** What the last change of the cards broke. */
  const [broken, setBroken] = createSignal({ seat: 0, note: '' });
  const [aloud, setAloud] = createSignal('');
  let panel!: HTMLElement;

  const change = (next: Partial<ScorePosition>, seat = 0, note = '') => {
    show({ ...position(), ...next });
    setBroken({ seat, note });
    setAloud(isBlank() ? note : `${note} ${judged().totals}`);
  };
  const holdings = () => position().holdings;
  const note = (seat: number, written: string) => {
    props.own?.note(seat, written);
    change({ holdings: withDamage(holdings(), seat, written) });
  };
  const isReset = () => notation() === makeScore(props.position);
  /** Where taking back leads after it was begun again. */
  const back = () => isReset() && before();
  const reset = () => {
    const next = back() || props.position;
    setBefore(isReset() ? undefined : position());
    props.own?.clear();
    change(next);
  };
  /** Somebody joins or leaves before the first round, on the sheet of the game too. */
  const seat = (seats: number) => {
    if (seats < MIN_SEATS || seats > MAX_SEATS) return;
    if (props.onSeats) props.onSeats(seats);
    else change({ holdings: forSeats(holdings(), seats) });
  };
  const advice = (seat: number) =>
    isAdvised() ? sayAdvice(position(), seat, createSpeech(t, props.lang, names())) : '';
  const toggleAdvice = () => {
    setAdvised(!isAdvised());
    setAloud(
      holdings()
        .map((_, seat) => advice(seat))
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
      <BadLinkNote link={linked?.badLink()} t={t} />
      <div class="st-score-rules">
        <ReadingSwitch
          id={props.id}
          of={of}
          ruleset={position()}
          editions={judged().editions}
          variants={['basic', 'pro']}
          t={t}
          onChange={change}
        />
        <p class="st-note">{judged().differs}</p>
      </div>
      <ScoreSeats
        seats={judged().seats}
        holdings={holdings()}
        wrong={props.own?.wrong()}
        notesOf={(seat) => [broken().seat === seat ? broken().note : '', advice(seat)]}
        of={of}
        t={t}
        onNote={props.own && note}
        onChange={(holdings, seat, said) => change({ holdings }, seat, said)}
      />
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
            aria-disabled={holdings().length === MAX_SEATS}
            onClick={() => seat(holdings().length + 1)}
          >
            {t('score.join')}
          </button>
          <button
            type="button"
            class="st-button"
            aria-disabled={holdings().length === MIN_SEATS}
            onClick={() => seat(holdings().length - 1)}
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
          aria-disabled={isReset() && !before()}
          onClick={reset}
        >
          {t(back() ? 'scored.undo' : 'score.reset')}
        </button>
        <Show when={linked}>
          <ShareLink id={props.id} notation={notation()} t={t} />
        </Show>
      </div>
      <p class="aloud" aria-live="polite">
        {aloud()}
      </p>
    </section>
  );
}
