import { createMemo, createSignal, For, Show } from 'solid-js';
import {
  entriesInOrder,
  type Sentence,
  suggestionsFor,
  type YourBook,
} from '../../editions/your-book.ts';
import type { Translate } from '../../explain/words.ts';
import type { EntryCards } from './book-words.ts';

interface MapSentenceProps {
  readonly book: YourBook;
  readonly at: number;
  readonly sentence: Sentence;
  readonly entries: EntryCards;
  readonly t: Translate;
  readonly onToggle: (entry: string) => void;
}

/** The rules in the order of the book it is held against, with what a translation must say and that book's words. */
export function MapSentence(props: MapSentenceProps) {
  const { t } = props;
  const [wanted, setWanted] = createSignal('');
  const wordsIn = (id: string) => props.entries[id]?.words[props.book.against] ?? [];
  const ids = createMemo(() => entriesInOrder(props.book).map(({ id }) => id));
  const shown = createMemo(() => {
    const find = wanted().trim().toLocaleLowerCase();
    const exact = ids().filter((id) => id.toLocaleLowerCase() === find);
    if (find === '' || exact.length > 0) return find === '' ? ids() : exact;
    return ids().filter((id) => {
      const { title = '', must = '' } = props.entries[id] ?? {};
      const all = [id, title, must ?? '', ...wordsIn(id)].join(' ');
      return all.toLocaleLowerCase().includes(find);
    });
  });
  const suggested = createMemo(() =>
    props.sentence.entries.length > 0 || props.sentence.is
      ? []
      : suggestionsFor(props.book, props.at, (id) =>
          [props.entries[id]?.must ?? '', ...wordsIn(id)].join(' '),
        ),
  );
  const onKey = (event: KeyboardEvent) => {
    const [first] = shown();
    if (event.key !== 'Enter' || wanted().trim() === '' || !first) return;
    event.preventDefault();
    props.onToggle(first);
    setWanted('');
  };
  const Rule = (rule: { readonly id: string }) => (
    <li>
      <label>
        <input
          type="checkbox"
          checked={props.sentence.entries.includes(rule.id)}
          onChange={() => props.onToggle(rule.id)}
        />
        <span>
          <b>{rule.id}</b> {props.entries[rule.id]?.title}
          <Show when={props.entries[rule.id]?.must}>{(must) => <small>{must()}</small>}</Show>
          <Show
            when={wordsIn(rule.id).length > 0}
            fallback={
              <small>
                {t('your-book.map.source-silent', {
                  book: t(`reading.${props.book.against}`),
                })}
              </small>
            }
          >
            <small lang={props.book.against}>
              <For each={wordsIn(rule.id)}>{(words) => <q>{words}</q>}</For>
            </small>
          </Show>
        </span>
      </label>
    </li>
  );
  return (
    <fieldset class="st-map">
      <legend>{t('your-book.map.heading')}</legend>
      <ul class="st-chosen">
        <For each={props.sentence.entries}>{(id) => <Rule id={id} />}</For>
      </ul>
      <Show when={suggested().length > 0}>
        <p>{t('your-book.map.suggested')}</p>
        <ul class="st-chosen">
          <For each={suggested()}>{(id) => <Rule id={id} />}</For>
        </ul>
      </Show>
      <label>
        {t('your-book.map.find')}
        <input
          type="search"
          value={wanted()}
          onInput={({ currentTarget }) => setWanted(currentTarget.value)}
          onKeyDown={onKey}
        />
      </label>
      <Show when={shown().length > 0} fallback={<p>{t('your-book.map.none')}</p>}>
        <ul class="st-entries" tabindex="0" aria-label={t('your-book.map.heading')}>
          <For each={shown()}>{(id) => <Rule id={id} />}</For>
        </ul>
      </Show>
    </fieldset>
  );
}
