import { createMemo, createSignal, For, onMount, Show } from 'solid-js';
import { writeList } from '../../../../core/words.ts';
import { Button } from '../../../../kit/Button.tsx';
import { likenessBy, type Source } from '../../editions/own-words.ts';
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
  type YourBook,
} from '../../editions/your-book.ts';
import type { Translate } from '../../explain/words.ts';
import { type EntryCards, sayAsked, saySaid } from './book-words.ts';
import { MapSentence, Rule } from './MapSentence.tsx';

export function ReadBook(props: {
  readonly book: YourBook;
  readonly found: readonly BookFinding[];
  readonly entries: EntryCards;
  readonly source: Source;
  readonly t: Translate;
  readonly onChange: (book: YourBook) => void;
}) {
  const { t } = props;
  const { sentences } = props.book;
  const unread = sentences.findIndex(({ entries, is }) => entries.length === 0 && is === undefined);
  const [at, setAt] = createSignal(Math.max(0, unread));
  const sentence = (): BookSentence =>
    props.book.sentences[at()] ?? { text: '', page: '', entries: [] };
  const last = () => props.book.sentences.length - 1;
  const go = (to: number) => setAt(Math.min(Math.max(0, to), last()));
  /** The next sentence that is no heading; -1 behind the last one. */
  const next = () => props.book.sentences.findIndex(({ is }, to) => to > at() && is !== 'heading');
  const goOn = () => next() > 0 && setAt(next());
  let text: HTMLTextAreaElement | undefined;
  let find: HTMLInputElement | undefined;
  let head!: HTMLHeadingElement;
  let card!: HTMLDivElement;
  let rail!: HTMLDivElement;
  const show = () => {
    head.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'start' });
  };
  // What was pressed to come here is gone. Of a book that is read to its end the result is what one comes for.
  onMount(() => (unread < 0 ? location.replace('#book-result') : show()));

  const typed = () => changeAt(props.book, at(), { text: text?.value ?? '' });
  const split = () => {
    const before = props.book.sentences.length;
    props.onChange(splitAt(typed(), at(), text?.selectionStart ?? 0));
    if (props.book.sentences.length > before) go(at() + 1);
  };
  const join = () => {
    if (at() === 0) return;
    const joined = joinBefore(typed(), at());
    go(at() - 1);
    props.onChange(joined);
  };
  const toggle = (entry: string) => {
    props.onChange(toggleEntry(props.book, at(), entry));
    rail.scrollIntoView({ block: 'nearest' });
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
    find?.focus();
    goOn();
  };
  const asked = createMemo(() => questionsOf(props.book, sentence().entries));
  const likeness = createMemo(() =>
    likenessBy(props.book, props.source, entriesInOrder(props.book)),
  );
  const suggested = createMemo(() =>
    sentence().is ? [] : suggestionsFor(props.book, at(), likeness()),
  );
  const progress = createMemo(() => progressOf(props.book, props.found));
  const isOf = (one: BookSentence) =>
    one.entries.join(' ') ||
    (one.is
      ? t(`your-book.read.${one.is === 'heading' ? 'is-heading' : one.is}`)
      : t('your-book.read.unread'));
  return (
    <section>
      <h2>{t('your-book.read.heading')}</h2>
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
            <h3 class="minor" ref={head} tabindex="-1" aria-live="polite">
              {t('your-book.read.sentence', { number: at() + 1 })}
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
        <div class="rail" ref={rail}>
          <ul class="plain">
            <For each={sentence().entries}>
              {(id) => <Rule {...props} id={id} sentence={sentence()} onToggle={toggle} />}
            </For>
          </ul>
          <Show when={asked().length > 0}>
            <h3 class="minor">{t('your-book.ask.heading')}</h3>
            <For each={asked()}>
              {(one) => (
                <fieldset class="st-book-ask">
                  <legend>{sayAsked(one, props.entries, t)}</legend>
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
                          {saySaid(one, said, t)}
                          <Show when={printedBy(one, said).length > 0}>
                            <small>
                              {t('your-book.ask.printed', {
                                books: writeList(
                                  printedBy(one, said).map((book) => t(`reading.${book}`)),
                                  props.t.lang,
                                ),
                              })}
                            </small>
                          </Show>
                        </span>
                      </label>
                    )}
                  </For>
                </fieldset>
              )}
            </For>
          </Show>
        </div>
        <MapSentence
          book={props.book}
          at={at()}
          sentence={sentence()}
          suggested={suggested()}
          entries={props.entries}
          t={t}
          onToggle={toggle}
          onMark={(is) => props.onChange(markAt(props.book, at(), is))}
          find={(field) => {
            find = field;
          }}
        />
        <div class="st-tools">
          <For each={['nothing', 'later', 'heading'] as const}>
            {(is) => (
              <Button
                isPressed={sentence().is === is}
                onPress={() => props.onChange(markAt(props.book, at(), is))}
              >
                {t(`your-book.read.${is === 'heading' ? 'is-heading' : is}`)}
              </Button>
            )}
          </For>
          <Button onPress={split}>{t('your-book.read.split')}</Button>
          <Button isOff={at() === 0} onPress={join}>
            {t('your-book.read.join')}
          </Button>
        </div>
        <div class="st-tools">
          <Button isOff={at() === 0} onPress={() => go(at() - 1)}>
            ‹ {t('your-book.read.before')}
          </Button>
          <Show
            when={next() > 0}
            fallback={
              <a class="st-button st-primary" href="#book-result">
                {t('your-book.result.heading')}
              </a>
            }
          >
            <Button isPrimary onPress={goOn}>
              {t('your-book.read.next')} ›
            </Button>
          </Show>
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
                    go(index());
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
