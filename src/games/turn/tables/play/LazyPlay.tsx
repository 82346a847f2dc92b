import { createSignal, onMount, Show } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { readPart } from '../../../../device/fragment.ts';
import type { MatchPlace } from '../../../../kit/play/create-match.ts';
import type { ToldPlay } from '../field/field.ts';
import type { PlayTable } from './PlayTable.tsx';
import type { PlayEngine } from './play.ts';

/** The words that the page brings; all else is loaded with the engine. */
export const lazyPlayWords = ['ruling'] as const;

interface LazyPlayProps {
  /** The id of what holds the table and, beside it, its picture. */
  readonly id: string;
  /** The table or the dealt game as text. */
  readonly source: string;
  /** What it is: a table to try, or a whole game. */
  readonly kind: 'try' | 'game';
  readonly lang: string;
  readonly words: Catalogue;
  /** Where a game is kept and ticked off. */
  readonly place?: MatchPlace;
}

interface Opened {
  readonly PlayTable: typeof PlayTable;
  readonly engine: PlayEngine;
  readonly first: ToldPlay;
}

/**
 * A table that comes when it is touched, or when a game was left here. Until then the page shows its
 * picture, whose buttons look and are placed the same.
 */
export function LazyPlay(props: LazyPlayProps) {
  const [opened, setOpened] = createSignal<Opened>();
  onMount(async () => {
    const holder = document.getElementById(props.id);
    const still = holder?.querySelector<HTMLFieldSetElement>('.tn-still');
    // What is touched while the table is on its way is touched again when it is there.
    const touched: number[] = [];
    const isLeft = async ({ step }: MatchPlace) =>
      readPart(step) !== undefined ||
      (await import('../../players/kept.ts')).tables.textOf(step) !== undefined;
    const open = async () => {
      const [{ PlayTable }, { createPlayEngine }] = await Promise.all([
        import('./PlayTable.tsx'),
        import('./play.ts'),
      ]);
      const engine = await createPlayEngine(props.kind, props.words, props.lang);
      const first = engine.open(props.source);
      if (opened() || !first.ok) return;
      still?.remove();
      setOpened({ PlayTable, engine, first: first.value });
      // Another game comes than the one that was touched.
      if (props.place && (await isLeft(props.place))) return;
      for (const index of touched) {
        const button = holder?.querySelectorAll('button')[index];
        button?.focus();
        button?.click();
      }
    };
    // Without scripts nothing of it could be pressed.
    if (still) still.disabled = false;
    still?.addEventListener('click', ({ target }) => {
      const button = target instanceof Element && target.closest('button');
      if (!button) return;
      touched.push([...still.querySelectorAll('button')].indexOf(button));
      if (touched.length === 1) open();
    });
    if (props.place && (await isLeft(props.place))) open();
  });
  return (
    // An island wakes when something of it is seen: this lies over the whole picture.
    <Show when={opened()} fallback={<div class="tn-asleep" />}>
      {(loaded) => {
        const { PlayTable, engine, first } = loaded();
        return (
          <PlayTable
            first={first}
            engine={engine}
            kind={props.kind}
            place={props.place}
            t={engine.t}
          />
        );
      }}
    </Show>
  );
}
