import { createSignal, For, Show } from 'solid-js';
import { Button } from '../../../../kit/Button.tsx';
import { cutText, LANGUAGES, type YourBook } from '../../editions/your-book.ts';
import type { Translate } from '../../explain/words.ts';
import { BOOKS, type PrintedEdition } from '../../rules/readings.ts';
import { sayReadOn, sayUnread } from './book-words.ts';

export function BringBook(props: {
  readonly books: readonly { readonly id: string; readonly book: YourBook }[];
  readonly t: Translate;
  readonly onBring: (book: YourBook) => void;
  readonly onExample: () => void;
  readonly onOpen: (id: string, book: YourBook) => void;
  readonly onRemove: (id: string) => void;
}) {
  const { t } = props;
  const [text, setText] = createSignal('');
  const [name, setName] = createSignal('');
  const [covered, setCovered] = createSignal({ isAdvanced: true, isForTwo: true });
  const names = new Intl.DisplayNames(props.t.lang, { type: 'language' });
  // That of the page first: it is chosen until another is.
  const first = ({ lang }: { lang: string }) => Number(lang === t.lang);
  const languages = LANGUAGES.map((lang) => ({ lang, name: names.of(lang) ?? lang })).sort(
    (a, b) => first(b) - first(a) || a.name.localeCompare(b.name, t.lang),
  );
  const kind = () => (props.books.length > 0 && !text() ? 'st-button' : 'st-button st-primary');
  const bring = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const lang = String(form.get('lang'));
    props.onBring({
      name: name() || t('your-book.yours'),
      lang,
      against: form.get('against') as PrintedEdition,
      ...covered(),
      sentences: cutText(text(), lang),
      said: {},
      words: {},
    });
  };
  const openFile = async (file: File | undefined) => {
    if (!file) return;
    setText(await file.text());
    if (name() === '') setName(file.name.replace(/\.\w+$/, ''));
  };
  return (
    <>
      <Show when={props.books.length > 0}>
        <h2>{t('your-book.saved')}</h2>
        <ul class="plain">
          <For each={props.books}>
            {({ id, book }, index) => (
              <li class="row">
                <Button isPrimary={index() === 0} onPress={() => props.onOpen(id, book)}>
                  {sayReadOn(book, t)}
                </Button>
                <Button onPress={() => confirm(t('your-book.delete-sure')) && props.onRemove(id)}>
                  <small>{t('your-book.delete')}</small>
                </Button>
                <small>{sayUnread(book, t)}</small>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <h2>{t('your-book.bring.heading')}</h2>
      {/* Before the page is alive, this method leads nowhere. */}
      <form class="columns" style={{ '--column': '30rem' }} method="dialog" onSubmit={bring}>
        <label class="field">
          {t('your-book.bring.text')}
          <textarea
            rows="3"
            required
            maxLength={120_000}
            value={text()}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <label class="field">
          {t('your-book.bring.lang')}
          <select name="lang">
            <For each={languages}>{(one) => <option value={one.lang}>{one.name}</option>}</For>
            <option value="">{t('your-book.bring.other-lang')}</option>
          </select>
        </label>
        <div class="st-tools">
          <button type="submit" class={kind()}>
            {t('your-book.bring.start')}
          </button>
          <Button onPress={props.onExample}>{t('your-book.example')}</Button>
        </div>
        <details class="fold">
          <summary>{t('your-book.bring.about')}</summary>
          <div class="columns">
            <label class="field">
              {t('your-book.bring.file')}
              <input
                type="file"
                accept=".txt,.md,text/plain,text/markdown"
                onChange={({ currentTarget }) => openFile(currentTarget.files?.[0])}
              />
            </label>
            <label class="field">
              {t('your-book.bring.name')}
              <input value={name()} onInput={({ currentTarget }) => setName(currentTarget.value)} />
            </label>
            <label class="field">
              {t('your-book.bring.against')}
              <select name="against">
                <For each={BOOKS}>
                  {(book) => (
                    <option value={book} selected={book === 'de'}>
                      {t(`reading.${book}`)}
                    </option>
                  )}
                </For>
              </select>
            </label>
            <Covers covered={covered()} t={t} onChange={setCovered} />
          </div>
        </details>
      </form>
    </>
  );
}

type Covered = Pick<YourBook, 'isAdvanced' | 'isForTwo'>;

/** What a book is about; of the rest it is asked nothing. */
export function Covers(props: {
  readonly covered: Covered;
  readonly t: Translate;
  readonly onChange: (covered: Covered) => void;
}) {
  return (
    <For each={['isAdvanced', 'isForTwo'] as const}>
      {(which) => (
        <label class="st-option">
          <input
            type="checkbox"
            checked={props.covered[which]}
            onChange={({ currentTarget }) =>
              props.onChange({ ...props.covered, [which]: currentTarget.checked })
            }
          />
          {props.t(`your-book.bring.${which === 'isAdvanced' ? 'advanced' : 'for-two'}`)}
        </label>
      )}
    </For>
  );
}
