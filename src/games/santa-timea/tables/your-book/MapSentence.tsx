import { createEffect, createMemo, createSignal, For, on, type ParentProps, Show } from 'solid-js';
import { plain } from '../../../../core/find-words.ts';
import { readWords, stands } from '../../editions/own-words.ts';
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
  <small>
    <For each={wordsOf(props.book, props.id)}>
      {(words) => [<q lang={props.book.against}>{words}</q>, ' ']}
    </For>
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

/** What is asked of the ticked rules, its children, stands between the list and the search. */
export function MapSentence(props: ParentProps<Mapping>) {
  const { t } = props;
  /** A number takes a guess, words find rules. */
  const [wanted, setWanted] = createSignal('');
  let list!: HTMLDivElement;
  let field!: HTMLInputElement;
  const isWanted = (id: string) => {
    const { title, must } = props.entries[id] ?? {};
    const said = [id, title, must, ...wordsOf(props.book, id)].join(' ');
    const isIn = plain(said).includes(plain(wanted().trim()));
    return isIn || readWords(wanted()).some(([form]) => form && stands(form, said, t.lang));
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
  createEffect(on([() => props.at, wanted], () => list.scrollTo(0, 0)));
  createEffect(on([() => props.at], () => setWanted('')));
  const titleOf = (part: string) =>
    part === FOUND
      ? t('your-book.map.found')
      : (PRINTED[props.book.against].sections[part] ?? t('your-book.map.missing'));
  const onFind = (event: KeyboardEvent) => {
    const typed = wanted().trim();
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || typed === '') return;
    event.preventDefault();
    const ids = shown().flatMap(([, entries]) => entries);
    const exact = ids.find((id) => id.toLocaleLowerCase() === typed.toLocaleLowerCase());
    const chosen = exact ?? props.suggested[Number(typed) - 1] ?? ids[0];
    if (MARKS[typed]) props.onMark(MARKS[typed]);
    else if (chosen) props.onToggle(chosen);
    setWanted('');
  };
  /** The arrows go through the rules, which are but a stop or two of the Tab key. */
  const onArrow = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [...list.querySelectorAll('input'), field];
    if (step === undefined) return;
    event.preventDefault();
    stops.at((stops.indexOf(event.target as HTMLInputElement) + step) % stops.length)?.focus();
  };
  return (
    <>
      <fieldset class="st-map" on:keydown={onArrow}>
        <legend>{t('your-book.map.heading')}</legend>
        <div ref={list} class="st-entries">
          <Show when={props.suggested.length > 0 && !Number.isNaN(Number(wanted()))}>
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
      </fieldset>
      {props.children}
      <div class="st-map" on:keydown={onArrow}>
        <label class="field">
          {t('your-book.map.find')}
          <input
            ref={field}
            type="search"
            value={wanted()}
            aria-describedby="map-keys"
            onInput={({ currentTarget }) => setWanted(currentTarget.value)}
            onKeyDown={onFind}
          />
        </label>
        <small id="map-keys">{t('your-book.map.keys')}</small>
      </div>
    </>
  );
}
