import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { plain } from '../../../../core/find-words.ts';
import { readWords, stands } from '../../editions/own-words.ts';
import { printedIn } from '../../editions/register.ts';
import { type BookSentence, entriesFrom, type YourBook } from '../../editions/your-book.ts';
import type { Translate } from '../../explain/words.ts';
import { BOOKS } from '../../rules/readings.ts';
import type { EntryCards } from './book-words.ts';

export function MapSentence(props: {
  readonly book: YourBook;
  readonly sentence: BookSentence;
  readonly entries: EntryCards;
  readonly at: number;
  readonly suggested: readonly string[];
  readonly t: Translate;
  readonly onToggle: (entry: string) => void;
  /** A rule that is pointed at or has the focus. */
  readonly onSee: (entry: string) => void;
}) {
  const { t } = props;
  const [wanted, setWanted] = createSignal('');
  let list!: HTMLDivElement;
  let field!: HTMLInputElement;
  /** First what is called so, then what is called something that begins so, then what says it. */
  const rankOf = (id: string): number => {
    const typed = plain(wanted().trim());
    const { title, must } = props.entries[id] ?? {};
    const called = plain(`${id} ${title} `);
    if (called.includes(`${typed} `)) return 3;
    if (called.includes(typed)) return 2;
    const printed = BOOKS.flatMap((book) => printedIn(book, id)?.words ?? []);
    const said = [id, title, must, ...printed].join(' ');
    const isIn = plain(said).includes(typed.slice(1));
    return Number(isIn || readWords(wanted()).some(([form]) => form && stands(form, said, t.lang)));
  };
  /** The guesses first, last what another sentence speaks of. What is ticked stays where it is. */
  const shown = createMemo(
    on([() => props.at, wanted], () => {
      const elsewhere = new Set(
        props.book.sentences.flatMap(({ entries }, at) => (at === props.at ? [] : entries)),
      );
      const guesses = wanted() ? [] : props.suggested;
      const ranks = new Map(entriesFrom(props.book, props.at).map((id) => [id, rankOf(id)]));
      const others = [...ranks.keys()].filter((id) => ranks.get(id) && !guesses.includes(id));
      if (wanted()) others.sort((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0));
      return [
        ['suggested', guesses] as const,
        [wanted() ? 'suggested' : 'others', others.filter((id) => !elsewhere.has(id))] as const,
        ['found', others.filter((id) => elsewhere.has(id))] as const,
      ].filter(([, entries]) => entries.length > 0);
    }),
  );
  createEffect(on([() => props.at, wanted], () => list.scrollTo(0, 0)));
  createEffect(on([() => props.at], () => setWanted('')));
  const onFind = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const first = shown()[0]?.[1][0];
    if (first) props.onToggle(first);
    setWanted('');
  };
  /** The arrows go through the rules, which are but a stop or two of the Tab key. */
  const onArrow = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [field, ...list.querySelectorAll<HTMLInputElement>('[open] input')];
    if (step === undefined) return;
    event.preventDefault();
    stops.at((stops.indexOf(event.target as HTMLInputElement) + step) % stops.length)?.focus();
  };
  return (
    <fieldset class="st-map" on:keydown={onArrow}>
      <legend>{t('your-book.map.heading')}</legend>
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
      <div ref={list} class="st-entries">
        <For each={shown()} fallback={<p>{t('your-book.map.none')}</p>}>
          {([part, entries]) => (
            <details open={part === 'suggested' || wanted() !== ''}>
              <summary>{t(`your-book.map.${part}`)}</summary>
              <ul class="plain">
                <For each={entries}>
                  {(id, at) => (
                    <li onPointerEnter={[props.onSee, id]} onFocusIn={[props.onSee, id]}>
                      <label class="st-option">
                        {/* Of many the first alone is a stop of the Tab key. */}
                        <input
                          type="checkbox"
                          tabindex={at() === 0 ? 0 : -1}
                          checked={props.sentence.entries.includes(id)}
                          onChange={() => props.onToggle(id)}
                        />
                        <span>
                          <b>{id}</b> {props.entries[id]?.title}
                          <Show when={props.entries[id]?.must}>
                            {(must) => <small>{must()}</small>}
                          </Show>
                        </span>
                      </label>
                    </li>
                  )}
                </For>
              </ul>
            </details>
          )}
        </For>
      </div>
      <small id="map-keys">{t('your-book.map.keys')}</small>
    </fieldset>
  );
}
