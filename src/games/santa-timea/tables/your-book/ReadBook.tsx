import { createMemo, createSignal, For, on, onMount, Show, type Signal } from 'solid-js';
import { writeList } from '../../../../core/words.ts';
import { Button } from '../../../../kit/Button.tsx';
import { likenessBy, type Source } from '../../editions/own-words.ts';
import { printedIn } from '../../editions/register.ts';
import {
  answer,
  type BookFinding,
  type BookSentence,
  changeAt,
  choicesOf,
  entriesInOrder,
  joinBefore,
  markAt,
  OPEN,
  printedBy,
  progressOf,
  questionsOf,
  splitAt,
  suggestionsFor,
  toggleEntry,
  unreadIn,
  type YourBook,
} from '../../editions/your-book.ts';
import type { Translate } from '../../explain/words.ts';
import { BOOKS } from '../../rules/readings.ts';
import { type EntryCards, sayAsked, saySaid } from './book-words.ts';
import { MapSentence } from './MapSentence.tsx';

export function ReadBook(props: {
  readonly book: YourBook;
  readonly found: readonly BookFinding[];
  readonly entries: EntryCards;
  readonly source: Source;
  readonly t: Translate;
  readonly onChange: (book: YourBook) => void;
  readonly place: Signal<number>;
}) {
  const { t } = props;
  const [unread] = unreadIn(props.book);
  const [at, setAt] = props.place;
  setAt(unread ?? 0);
  const sentence = (): BookSentence =>
    props.book.sentences[at()] ?? { text: '', page: '', entries: [] };
  /** The next sentence that is no heading; -1 behind the last one. */
  const next = () => props.book.sentences.findIndex(({ is }, to) => to > at() && is !== 'heading');
  const goNext = () => {
    if (next() < 0) return location.replace('#book-result');
    setAt(next());
    if (head.getBoundingClientRect().top < 0) card.scrollIntoView();
  };
  /** Shows a question that is still open and out of sight, whole above the bar. */
  const showOpen = (): Element | null => {
    const open = rail.querySelector('fieldset:not(:has(:checked))');
    const bar = card.lastElementChild?.getBoundingClientRect().top ?? innerHeight;
    if (!open || open.getBoundingClientRect().bottom <= bar) return null;
    open.scrollIntoView({ block: 'end' });
    return open;
  };
  const goOn = () => {
    const open = showOpen();
    if (open) open.querySelector('input')?.focus({ preventScroll: true });
    else goNext();
  };
  let text: HTMLTextAreaElement | undefined;
  let head!: HTMLHeadingElement;
  let card!: HTMLDivElement;
  let rail!: HTMLDivElement;
  const show = () => {
    head.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'start' });
  };
  // What was pressed to come here is gone. Of a book that is read to its end the result is what one comes for.
  onMount(() => (unread === undefined ? location.replace('#book-result') : show()));

  const typed = () => changeAt(props.book, at(), { text: text?.value ?? '' });
  const split = () => {
    const before = props.book.sentences.length;
    props.onChange(splitAt(typed(), at(), text?.selectionStart ?? 0));
    if (props.book.sentences.length > before) setAt(at() + 1);
  };
  const join = () => {
    props.onChange(joinBefore(typed(), at()));
    setAt(Math.max(0, at() - 1));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const isAtStart = text?.selectionStart === 0 && text.selectionEnd === 0;
    const does =
      event.key === 'Enter' ? split : event.key === 'Backspace' && isAtStart ? join : null;
    if (!does) return;
    event.preventDefault();
    does();
  };
  /** From anywhere to the next sentence; what was typed is taken in before. */
  const onNext = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    card.querySelector<HTMLElement>('[type=search]')?.focus();
    goNext();
  };
  const asked = createMemo(() => questionsOf(props.book, sentence().entries));
  const open = () => asked().filter((one) => props.book.said[one] === undefined).length;
  /** Once for a sentence, with what was ticked before: nothing moves when it is ticked. */
  const suggested = createMemo(
    on(at, () => {
      const likeness = likenessBy(props.book, props.source, entriesInOrder(props.book));
      return [...sentence().entries, ...suggestionsFor(props.book, at(), likeness)];
    }),
  );
  /** The rule that is pointed at, anew for each sentence. */
  const seen = createMemo(on(at, () => createSignal<string>()));
  /** The rules whose printed words one compares with: what is ticked, and one more in sight; at first the likeliest. */
  const inSight = () => [
    ...new Set([sentence().entries, seen()[0]() ?? suggested()[0] ?? []].flat()),
  ];
  /** The book in the reader’s own language first. */
  const books = BOOKS.toSorted((a, b) => Number(b === t.lang) - Number(a === t.lang));
  const printed = (one: string, said: string) =>
    writeList(
      printedBy(one, said).map((book) => t(`reading.${book}`)),
      t.lang,
    );
  const mark = (is: NonNullable<BookSentence['is']>) => (
    <Button
      isPressed={sentence().is === is}
      onPress={() => props.onChange(markAt(props.book, at(), is))}
    >
      {t(`your-book.read.${is}`)}
    </Button>
  );
  const progress = createMemo(() => progressOf(props.book, props.found));
  const isOf = (one: BookSentence) =>
    one.entries.join(' ') || t(`your-book.read.${one.is ?? 'unread'}`);
  return (
    <section>
      <h2>{t('your-book.read.title')}</h2>
      <ul class="columns">
        <For each={['sentences', 'entries', 'answers'] as const}>
          {(of) => (
            <li>
              {t(`your-book.done.${of}`, progress()[of])}
              <progress value={progress()[of].done} max={progress()[of].all} aria-hidden="true" />
            </li>
          )}
        </For>
      </ul>
      <div class="st-panel st-read split" ref={card} on:keydown={onNext}>
        <div>
          <div class="row">
            <h3 class="minor" id="read-on" ref={head} tabindex="-1" aria-live="polite">
              {t('your-book.read.sentence', { number: at() + 1 })} {sentence().entries.join(', ')}
            </h3>
            <label class="row">
              {t('your-book.read.page')}
              <input
                size="4"
                value={sentence().page}
                onChange={({ currentTarget }) =>
                  props.onChange(changeAt(props.book, at(), { page: currentTarget.value }))
                }
              />
            </label>
          </div>
          <label class="field">
            <span class="aloud">{t('your-book.read.text')}</span>
            <textarea
              ref={text}
              rows="3"
              lang={props.book.lang}
              value={sentence().text}
              aria-describedby="split-keys"
              onChange={() => props.onChange(typed())}
              onKeyDown={onKey}
            />
          </label>
          <small id="split-keys">{t('your-book.read.keys')}</small>
        </div>
        <MapSentence
          {...props}
          at={at()}
          sentence={sentence()}
          suggested={suggested()}
          onSee={(id) => seen()[1](id)}
          onToggle={(entry) => {
            props.onChange(toggleEntry(props.book, at(), entry));
            if (sentence().entries.includes(entry)) showOpen();
          }}
        />
        <div class="rail" ref={rail}>
          <For each={asked()}>
            {(one) => (
              <fieldset id={`ask-${one}`}>
                <legend>{sayAsked(one, props.entries, t)}</legend>
                <blockquote hidden lang={props.book.lang} textContent={sentence().text} />
                <For each={[...choicesOf(one), ...OPEN]}>
                  {(said) => (
                    <label class="st-option">
                      <input
                        type="radio"
                        name={one}
                        checked={props.book.said[one] === said}
                        onChange={() => props.onChange(answer(props.book, one, said))}
                      />
                      <span>
                        {saySaid(one, said, props.book, t)}
                        <Show when={printed(one, said)}>
                          {(books) => (
                            <small>{t('your-book.ask.printed', { books: books() })}</small>
                          )}
                        </Show>
                      </span>
                    </label>
                  )}
                </For>
              </fieldset>
            )}
          </For>
          <For each={inSight()}>
            {(id) => (
              <div class="st-printed">
                <b>{id}</b> {props.entries[id]?.title}
                <For each={books}>
                  {(book) => (
                    <p class="capital">
                      {t('your-book.result.says', { book: t(`reading.${book}`), answer: '' })}
                      <For
                        each={printedIn(book, id)?.words}
                        fallback={t('your-book.answer.silent')}
                      >
                        {(words) => [<q lang={book}>{words}</q>, ' ']}
                      </For>
                    </p>
                  )}
                </For>
              </div>
            )}
          </For>
        </div>
        <div class="st-tools">
          <Button isOff={at() === 0} onPress={() => setAt(at() - 1)}>
            ‹ {t('your-book.read.before')}
          </Button>
          <For each={['nothing', 'heading'] as const}>{mark}</For>
          <Button onPress={split}>{t('your-book.read.split')}</Button>
          <Button isOff={at() === 0} onPress={join}>
            {t('your-book.read.join')}
          </Button>
        </div>
        <div class="st-tools">
          {mark('later')}
          <Button isPrimary onPress={goOn}>
            <span>
              {t(`your-book.${next() > 0 ? 'read.next' : 'result.heading'}`)} ›
              <Show when={open()}>
                {(count) => (
                  <small style={{ color: 'inherit' }}>
                    {t('your-book.read.open', { count: count() })}
                  </small>
                )}
              </Show>
            </span>
          </Button>
        </div>
      </div>
      <details class="fold">
        <summary>{t('your-book.read.all')}</summary>
        <ol class="st-sentences">
          <For each={props.book.sentences}>
            {(one, index) => (
              <li>
                <button
                  type="button"
                  aria-current={index() === at() ? 'true' : undefined}
                  onClick={() => {
                    setAt(index());
                    show();
                  }}
                >
                  <span lang={props.book.lang}>{one.text}</span>
                  <small>{isOf(one)}</small>
                </button>
              </li>
            )}
          </For>
        </ol>
      </details>
    </section>
  );
}
