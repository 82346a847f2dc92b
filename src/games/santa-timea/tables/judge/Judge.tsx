import { createSignal, onMount, Show } from 'solid-js';
import { toFragment } from '../../../../core/fragment.ts';
import type { Catalogue } from '../../../../core/words.ts';
import { once } from '../../../../device/wait.ts';
import { createTranslate } from '../../explain/words.ts';
import { Sea } from '../sea/Sea.tsx';
import { translateFrom } from '../shared/late-words.ts';
import { type Entry, hear, NOTHING, type Numbered, type Stroke } from './entry.ts';
import { hearKeys } from './hear-keys.ts';
import { JudgeCall } from './JudgeCall.tsx';
import { JudgePad } from './JudgePad.tsx';
import { JudgeRow } from './JudgeRow.tsx';
import type { JudgeEngine } from './judge-engine.ts';
import type { Target } from './sitting.ts';
import type { ToldSitting } from './told-sitting.ts';
import './Judge.css';

/** What the judge says before anything is entered, by top-level key of the catalogue. */
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
] as const;

export interface JudgeProps {
  /** Unique in the page; the sitting is kept under it. */
  readonly id: string;
  /** A table at which nothing is known. */
  readonly told: ToldSitting;
  readonly lang: string;
  readonly words: Catalogue;
  readonly sheet: { readonly href: string; readonly label: string };
}

/** What a ruling says and what may be said against it: two files for every language. */
const WORDS = import.meta.glob<Catalogue>('/content/*/santa-timea/{rulings,readings}.json', {
  import: 'default',
});

/** The round on the score sheet, by its part of the fragment. */
const SHEET_PART = 'round';

/** The game's players there, by theirs. */
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
  const [told, setTold] = createSignal(props.told);
  const [engine, setEngine] = createSignal<JudgeEngine>();
  const [entry, setEntry] = createSignal<Entry>(NOTHING);
  const [picked, setPicked] = createSignal<Target | null>(null);
  const [refused, setRefused] = createSignal('');
  const [isKept, setKept] = createSignal(true);
  let panel!: HTMLElement;
  let call!: HTMLParagraphElement;

  const target = () => picked() ?? told().target;
  /** The ruling, while no card of the trick is being changed. */
  const ruling = () => (target() ? null : told().ruling);

  const kept = once(async () => (await import('../../players/kept.ts')).sittings);
  const load = once(async () => {
    const late = await translateFrom(WORDS, props.words, props.lang);
    const loaded = (await import('./judge-engine.ts')).createJudgeEngine(late, props.lang);
    const left = loaded.read((await kept()).textOf(id) ?? '');
    setEngine(loaded);
    if (left) setTold(left);
    return loaded;
  });
  /** Shows a changed sitting and keeps it. */
  const show = async (now: ToldSitting, by: JudgeEngine) => {
    const had = panel.contains(document.activeElement) || document.activeElement === document.body;
    const wasRuled = ruling() !== null;
    setPicked(null);
    setEntry(NOTHING);
    setRefused('');
    setTold(now);
    // What was pressed may be gone: go on where the next step is.
    const isRuled = ruling() !== null;
    const next = isRuled ? panel.querySelector<HTMLElement>('.st-primary') : call;
    if (had && isRuled !== wasRuled) next?.focus({ preventScroll: true });
    setKept((await kept()).keep(id, by.write(now.sitting)));
  };
  const change = async (to: (engine: JudgeEngine) => ToldSitting) => {
    const by = await load();
    await show(to(by), by);
  };

  const enter = (cards: readonly Numbered[], by: JudgeEngine) => {
    for (const card of cards) {
      const at = target();
      if (!at) return;
      const changed = by.enter(told().sitting, at, card);
      if (changed.ok) {
        show(changed.value, by);
      } else {
        setEntry(NOTHING);
        setRefused(changed.error);
      }
    }
  };
  const press = async (stroke: Stroke) => {
    const by = await load();
    const at = target();
    if (!at) return;
    const heard = hear(entry(), stroke, at.list);
    setRefused('');
    enter(heard.done, by);
    if (target()) setEntry(heard.entry);
  };
  /** A key of the pad says a whole number; there is nothing to wait for. */
  const choose = async (number: number) => {
    const by = await load();
    const { wind } = entry();
    if (wind) enter([{ wind, number }], by);
  };
  const undo = () => {
    if (picked() || entry().wind) {
      setPicked(null);
      setEntry(NOTHING);
      return;
    }
    change((by) => by.undo(told().sitting));
  };
  const pick = (at: Target) => {
    const same = picked()?.list === at.list && picked()?.place === at.place;
    setEntry(NOTHING);
    setRefused('');
    setPicked(same ? null : at);
  };

  /** A card as it is typed in this language. */
  const said = ({ wind, number }: Numbered) => `${t(`letter.${wind}`).toLowerCase()}${number}`;
  onMount(load);
  hearKeys({ isOne: () => entry().isOne, press, undo, t });

  const askedPlace = () => {
    const at = target();
    return at?.list === 'plays' ? at.place : null;
  };

  /** The sheet opens with what was taken here, and by whom. */
  const sheet = () => {
    const { taken, game = '' } = told();
    const { href } = props.sheet;
    return taken
      ? `${href}#${GAME_PART}=${encodeURIComponent(toFragment(game))}&${SHEET_PART}=${toFragment(taken)}`
      : href;
  };

  return (
    <section
      ref={panel}
      class="st-panel st-judge"
      id={id}
      aria-label={t('bench.name')}
      data-hears="all"
    >
      <Sea
        wind={told().row[0] ?? NO_WIND}
        carried={told().carried}
        lanes={told().lanes}
        known={told().known}
        asked={askedPlace()}
        picked={picked() ? (askedPlace() ?? undefined) : undefined}
        isBare
        t={t}
        onPick={(slot) => slot !== 'wind' && pick({ list: 'plays', place: slot })}
      >
        <JudgeRow told={told()} target={target()} t={t} onPick={pick} />
        <JudgeCall
          ref={(it) => {
            call = it;
          }}
          told={told()}
          target={target()}
          entry={entry()}
          refused={refused()}
          t={t}
        />
      </Sea>
      <div class="st-judge-act">
        <Show
          when={ruling()}
          fallback={
            <JudgePad
              list={target()?.list ?? 'plays'}
              wind={entry().wind}
              t={t}
              onWind={press}
              onNumber={choose}
            />
          }
        >
          {(ruling) => (
            <Show when={engine()}>
              {(by) => {
                const { JudgeRuling, t: say, next } = by();
                return (
                  <JudgeRuling
                    ruling={ruling()}
                    t={say}
                    sheet={{ href: sheet(), label: props.sheet.label }}
                    onNext={() => show(next(told().sitting), by())}
                  />
                );
              }}
            </Show>
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
        <Show when={!isKept()}>
          <p class="st-note">{t('bench.not-kept')}</p>
        </Show>
        <p class="st-note">{t('bench.keys', { example: EXAMPLE.map(said).join(' ') })}</p>
        <details class="st-bar">
          <summary>{t('bench.seats', { count: told().names.length })}</summary>
          <Show when={engine()}>
            {(by) => {
              const { JudgeSeats } = by();
              return <JudgeSeats told={told()} engine={by()} onChange={(now) => show(now, by())} />;
            }}
          </Show>
        </details>
      </div>
    </section>
  );
}
