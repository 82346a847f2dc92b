import { createMemo, createSignal, onMount, Show } from 'solid-js';
import { fragmentText } from '../../../../core/fragment.ts';
import { type GivenWords, readPart, wordsOf } from '../../../../device/page.ts';
import { openRecord } from '../../../../device/record.ts';
import { Button } from '../../../../kit/Button.tsx';
import { wordsFound } from '../../editions/own-words.ts';
import {
  type YourBook as Book,
  findingsOf,
  readBook,
  readSaid,
  writeBook,
} from '../../editions/your-book.ts';
import { playerNames } from '../../explain/say.ts';
import { CARD_WORDS, createTranslate } from '../../explain/words.ts';
import { keptBooks } from '../../players/kept.ts';
import type { Judged } from '../what-if/WhatIf.tsx';
import { BookResult, SAID } from './BookResult.tsx';
import { BringBook, Covers } from './BringBook.tsx';
import { type EntryCards, sourceOf, type TermCards } from './book-words.ts';
import { OwnWords } from './OwnWords.tsx';
import { ReadBook } from './ReadBook.tsx';
import { lineOf, wordLineOf } from './report.ts';
import './YourBook.css';

/** What the page says, by top-level key of the catalogue; of `desk` and `task` only a part. */
export const yourBookWords = [
  ...CARD_WORDS,
  'your-book',
  'foreign',
  'dispute',
  'reading',
  'worth',
  'under',
  'outcome',
  'table',
  'sea',
  'scene',
] as const;

export function YourBook(props: {
  readonly lang: string;
  readonly words: GivenWords;
  readonly entries: EntryCards;
  readonly terms: TermCards;
  readonly examples: readonly Judged[];
}) {
  const t = createTranslate(wordsOf(props.words), props.lang);
  const speech = { t, names: playerNames(t) };
  const record = openRecord(keptBooks);
  const [all, setAll] = createSignal(keptBooks.empty);
  const [open, setOpen] = createSignal<{ readonly id: string; readonly book: Book } | null>(null);
  const [isKept, setKept] = createSignal(true);
  onMount(() => {
    // A reload closes the book: the way back to it stands at the top.
    history.scrollRestoration = 'manual';
    setAll(record.get());
    const linked = readPart(SAID);
    const said = linked && readSaid(fragmentText(linked), t('your-book.linked'));
    if (said) setOpen({ id: '', book: said });
  });

  const show = (id: string, book: Book) => {
    setOpen({ id, book });
    setAll(record.update((kept) => ({ ...kept, [id]: { at: Date.now(), text: writeBook(book) } })));
    setKept(record.isKept());
  };
  const books = () =>
    Object.entries(all())
      .toSorted(([, a], [, b]) => b.at - a.at)
      .flatMap(([id, { text }]) => {
        const book = readBook(text);
        return book ? [{ id, book }] : [];
      });
  const remove = (id: string) => {
    setOpen(null);
    setAll(record.update(({ [id]: _, ...others }) => others));
  };
  const source = sourceOf(props.entries, props.terms, props.lang);
  const musts = Object.keys(props.entries).filter((id) => props.entries[id]?.must);
  const book = () => open()?.book;
  const place = createSignal(0);
  const found = createMemo(() => {
    const shown = book();
    return shown ? findingsOf(shown, musts) : [];
  });
  const lines = createMemo(() => {
    const shown = book();
    if (!shown) return [];
    const read = { ...props, book: shown, speech };
    return [
      ...found().map((one) => lineOf(one, read)),
      ...wordsFound(shown, source).map((one) => wordLineOf(one, read)),
    ];
  });
  const change = (changed: Book) => show(open()?.id ?? '', changed);
  const showExample = async () => {
    const { exampleIn } = await import('../../editions/your-example.ts');
    show('example', exampleIn(props.lang, t('your-book.example-name')));
  };

  return (
    <div class="st-your-book needs-script" id="your-book">
      <Show
        when={book()}
        fallback={
          <BringBook
            books={books()}
            t={t}
            onBring={(brought) => show(String(Date.now()), brought)}
            onExample={showExample}
            onOpen={(id, kept) => setOpen({ id, book: kept })}
            onRemove={remove}
          />
        }
      >
        {(shown) => (
          <>
            <header>
              <h2>{shown().name}</h2>
              <Show when={open()?.id}>
                <p>{t(isKept() ? 'your-book.kept' : 'your-book.not-kept')}</p>
                <Covers
                  covered={shown()}
                  t={t}
                  onChange={(covered) => change({ ...shown(), ...covered })}
                />
              </Show>
              <div class="st-tools">
                <Button onPress={() => setOpen(null)}>‹ {t('your-book.another')}</Button>
                <a class="st-button" href="#book-result">
                  {t('your-book.result.heading')}
                </a>
              </div>
            </header>
            <Show
              when={shown().sentences.length > 0}
              fallback={<p>{t('your-book.answers-only')}</p>}
            >
              <ReadBook
                {...props}
                book={shown()}
                found={found()}
                source={source}
                t={t}
                onChange={change}
                place={place}
              />
              <OwnWords book={shown()} terms={props.terms} t={t} onChange={change} />
            </Show>
            <BookResult
              {...props}
              book={shown()}
              found={found()}
              lines={lines()}
              speech={speech}
              onReadOn={(next, asked) => {
                place[1](next);
                location.replace(asked ? `#ask-${asked}` : '#read-on');
              }}
            />
          </>
        )}
      </Show>
    </div>
  );
}
