import { For, Show } from 'solid-js';
import { NUMERALS, numeralsIn, placesOf, readWords, termsFor } from '../../editions/own-words.ts';
import type { YourBook } from '../../editions/your-book.ts';
import type { Translate } from '../../explain/words.ts';
import type { TermCards } from './book-words.ts';

export function OwnWords(props: {
  readonly book: YourBook;
  readonly terms: TermCards;
  readonly t: Translate;
  readonly onChange: (book: YourBook) => void;
}) {
  const { t } = props;
  const enter = (id: string, words: string) =>
    props.onChange({ ...props.book, words: { ...props.book.words, [id]: words } });
  const terms = () => termsFor(props.book);
  const entered = () => terms().filter(({ id }) => readWords(props.book.words[id]).length > 0);
  const count = (id: string) =>
    readWords(props.book.words[id])
      .map((forms) =>
        t('your-book.words.count', {
          word: forms[0]?.text ?? '',
          count: placesOf(props.book, forms).length,
        }),
      )
      .join(' · ');
  const sentenceOf = (clauses: readonly string[]) =>
    props.book.sentences.find(({ entries }) => entries.some((id) => clauses.includes(id)))?.text;
  return (
    <section>
      <h2>{t('your-book.words.heading')}</h2>
      <details class="fold">
        <summary>
          {t('your-book.words.done', { done: entered().length, all: terms().length })}
        </summary>
        <p>{t('your-book.words.how')}</p>
        <ul class="st-words">
          <For each={terms()}>
            {({ id, clauses, mistakenFor }) => (
              <li>
                <label class="field">
                  <span>
                    <b>{props.terms[id]?.word}</b>{' '}
                    <span lang={props.book.against}>
                      ({props.terms[id]?.printed[props.book.against].join(', ')})
                    </span>
                  </span>
                  <input
                    lang={props.book.lang}
                    value={props.book.words[id] ?? ''}
                    onChange={({ currentTarget }) => enter(id, currentTarget.value)}
                  />
                </label>
                <Show when={count(id)}>{(counted) => <small>{counted()}</small>}</Show>
                <Show when={mistakenFor.length > 0}>
                  <small>
                    {t('your-book.words.not', {
                      word: mistakenFor.map((other) => props.terms[other]?.word ?? '').join(', '),
                    })}
                  </small>
                </Show>
                <Show when={sentenceOf(clauses)}>
                  {(text) => (
                    <small>
                      <q lang={props.book.lang}>{text()}</q>
                    </small>
                  )}
                </Show>
              </li>
            )}
          </For>
          <li>
            <label class="field">
              {t('your-book.words.numerals')}
              <input
                lang={props.book.lang}
                value={props.book.words[NUMERALS] ?? numeralsIn(props.book.lang)}
                onChange={({ currentTarget }) => enter(NUMERALS, currentTarget.value)}
              />
            </label>
          </li>
        </ul>
        <p>{t('your-book.words.blind')}</p>
      </details>
    </section>
  );
}
