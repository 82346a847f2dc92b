import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { PRINTED, printedIn } from '../../editions/register.ts';
import { type BookSentence, entriesFrom, type YourBook } from '../../editions/your-book.ts';
import type { Translate } from '../../explain/words.ts';
import type { EntryCards } from './book-words.ts';

const MARKS: Readonly<Record<string, BookSentence['is']>> = {
  '-': 'nothing',
  '–': 'nothing',
  '?': 'later',
  '#': 'heading',
};

const FOUND = 'found';

const wordsOf = ({ against }: YourBook, id: string) => printedIn(against, id)?.words ?? [];

/** What the book that one compares with prints of a rule. */
export const Printed = (props: { readonly book: YourBook; readonly id: string }) => (
  <small lang={props.book.against}>
    <For each={wordsOf(props.book, props.id)}>{(words) => [<q>{words}</q>, ' ']}</For>
  </small>
);

interface Rules {
  readonly book: YourBook;
  readonly sentence: BookSentence;
  readonly entries: EntryCards;
  readonly onToggle: (entry: string) => void;
}

interface One extends Rules {
  readonly id: string;
  /** Of many the first alone is a stop of the Tab key. */
  readonly isFirst?: boolean;
  readonly guess?: number;
}

const Rule = (props: One) => (
  <li>
    <label class="st-option">
      <input
        type="checkbox"
        tabindex={props.isFirst === false ? -1 : 0}
        checked={props.sentence.entries.includes(props.id)}
        onChange={() => props.onToggle(props.id)}
      />
      <span>
        <Show when={props.guess}>{(guess) => <kbd>{guess()}</kbd>}</Show> <b>{props.id}</b>{' '}
        {props.entries[props.id]?.title}
        <Show when={props.entries[props.id]?.must}>{(must) => <small>{must()}</small>}</Show>
        <Printed {...props} />
      </span>
    </label>
  </li>
);

interface Mapping extends Rules {
  readonly at: number;
  readonly suggested: readonly string[];
  readonly t: Translate;
  readonly onMark: (is: BookSentence['is']) => void;
}

export function MapSentence(props: Mapping) {
  const { t } = props;
  const [wanted, setWanted] = createSignal('');
  let all: HTMLDivElement | undefined;
  let list: HTMLDivElement | undefined;
  /** A number takes a guess; words find rules, which then stand first. */
  const isWord = () => Number.isNaN(Number(wanted()));
  const isWanted = (id: string) => {
    const { title = '', must = '' } = props.entries[id] ?? {};
    const said = [id, title, must ?? '', ...wordsOf(props.book, id)].join(' ');
    return said.toLocaleLowerCase().includes(wanted().trim().toLocaleLowerCase());
  };
  /** By part of the source book; last what another sentence speaks of. What is ticked stays where it is. */
  const shown = createMemo(
    on([() => props.at, wanted], () => {
      const elsewhere = new Set(
        props.book.sentences.flatMap(({ entries }, at) => (at === props.at ? [] : entries)),
      );
      const ids = entriesFrom(props.book, props.at).filter(isWanted);
      return [
        ...Map.groupBy(
          ids.filter((id) => !elsewhere.has(id)),
          (id) => printedIn(props.book.against, id)?.at[0] ?? '',
        ),
        [FOUND, ids.filter((id) => elsewhere.has(id))] as const,
      ].filter(([, entries]) => entries.length > 0);
    }),
  );
  createEffect(
    on([() => props.at, wanted], () => {
      if (list) list.scrollTop = 0;
    }),
  );
  const titleOf = (part: string) =>
    part === FOUND
      ? t('your-book.map.found')
      : (PRINTED[props.book.against].sections[part] ?? t('your-book.map.missing'));
  const take = (typed: string) => {
    const mark = MARKS[typed];
    if (mark) return props.onMark(mark);
    const ids = shown().flatMap(([, entries]) => entries);
    const exact = ids.find((id) => id.toLocaleLowerCase() === typed.toLocaleLowerCase());
    const chosen = exact ?? props.suggested[Number(typed) - 1] ?? ids[0];
    if (chosen) props.onToggle(chosen);
  };
  const onFind = (event: KeyboardEvent) => {
    const typed = wanted().trim();
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || typed === '') return;
    event.preventDefault();
    take(typed);
    setWanted('');
  };
  /** The arrows go through the rules, which are but a stop or two of the Tab key. */
  const onArrow = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [...(all?.querySelectorAll('input') ?? [])];
    if (step === undefined) return;
    event.preventDefault();
    stops.at((stops.indexOf(event.target as HTMLInputElement) + step) % stops.length)?.focus();
  };
  return (
    <fieldset class="st-map">
      <legend>{t('your-book.map.heading')}</legend>
      <div ref={all} on:keydown={onArrow}>
        <div ref={list} class="st-entries">
          <Show when={props.suggested.length > 0 && !isWord()}>
            <p>{t('your-book.map.suggested')}</p>
            <ul class="plain">
              <For each={props.suggested}>
                {(id, at) => <Rule {...props} id={id} isFirst={at() === 0} guess={at() + 1} />}
              </For>
            </ul>
          </Show>
          <For each={shown()} fallback={<p>{t('your-book.map.none')}</p>}>
            {([part, entries], index) => (
              <>
                <h4 lang={part && part !== FOUND ? props.book.against : undefined}>
                  {titleOf(part)}
                </h4>
                <ul class="plain">
                  <For each={entries}>
                    {(id, at) => <Rule {...props} id={id} isFirst={index() + at() === 0} />}
                  </For>
                </ul>
              </>
            )}
          </For>
        </div>
        <label class="field">
          {t('your-book.map.find')}
          <input
            type="search"
            value={wanted()}
            aria-describedby="map-keys"
            onInput={({ currentTarget }) => setWanted(currentTarget.value)}
            onKeyDown={onFind}
          />
        </label>
        <small id="map-keys">{t('your-book.map.keys')}</small>
      </div>
    </fieldset>
  );
}
