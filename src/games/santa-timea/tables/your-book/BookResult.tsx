import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { isAsked } from '../../editions/foreign.ts';
import type { WordFound } from '../../editions/own-words.ts';
import type { DeskSpeech } from '../../editions/say.ts';
import {
  changeOf,
  type Found,
  type Job,
  jobKey,
  jobsOf,
  readingBy,
  sourceSays,
  type YourBook,
} from '../../editions/your-book.ts';
import {
  type EntryCards,
  sayAnswer,
  sayAsked,
  sayShare,
  sayTerms,
  sayWords,
  type TermCards,
} from './book-words.ts';
import { Case } from './Case.tsx';
import { count } from './count.ts';
import type { Counted } from './count-worker.ts';
import { TakeAway } from './TakeAway.tsx';

/** A position of a printed example, with the page that has it. */
export interface Example {
  readonly asked: { readonly text: string };
  readonly label: string;
  readonly href: string;
}

interface BookResultProps {
  readonly book: YourBook;
  readonly found: readonly Found[];
  readonly words: readonly WordFound[];
  readonly entries: EntryCards;
  readonly terms: TermCards;
  /** The positions of the printed examples. */
  readonly examples: readonly Example[];
  readonly speech: DeskSpeech;
}

const shareOf = (counted: Counted | undefined): number =>
  Math.max(0, ...(counted?.shares ?? []).map(({ different, cases }) => different / cases));

/** Where a book rules otherwise, what it leaves open, and how often that changes an outcome. */
export function BookResult(props: BookResultProps) {
  const { t } = props.speech;
  const [counted, setCounted] = createSignal<ReadonlyMap<string, Counted>>(new Map());
  /** Whether what is open is counted too; what rules otherwise always is. */
  const [isWhole, setWhole] = createSignal(false);
  const of = (...stands: readonly Found['stand'][]) =>
    props.found.filter(({ stand }) => stands.includes(stand));
  const open = createMemo(() => jobsOf(props.book, of('both', 'silent')));
  const wanted = createMemo(() => [
    ...jobsOf(props.book, of('otherwise')),
    ...(isWhole() ? open() : []),
  ]);
  const done = (jobs: readonly Job[]) => jobs.filter((job) => counted().has(jobKey(job))).length;
  let stop = () => {};
  createEffect(
    on(
      () => wanted().map(jobKey).join(),
      () => {
        stop();
        const left = wanted().filter((job) => !counted().has(jobKey(job)));
        if (left.length === 0) return;
        stop = count(left, (job, found) =>
          setCounted((before) => new Map(before).set(jobKey(job), found)),
        );
      },
    ),
  );
  onCleanup(() => stop());
  const byShare = (found: readonly Found[]) => {
    const most = (one: Found) =>
      Math.max(0, ...jobsOf(props.book, [one]).map((job) => shareOf(counted().get(jobKey(job)))));
    return found.toSorted((a, b) => most(b) - most(a));
  };
  const inText = (found: readonly Found[]) =>
    found.toSorted((a, b) => (a.sentences[0] ?? 0) - (b.sentences[0] ?? 0));
  const broken = createMemo(() => {
    const [source, yours] = [readingBy(props.book, []), readingBy(props.book, props.found)];
    return props.examples.flatMap(({ asked, label, href }) => {
      const changes = changeOf(asked.text, source, yours, props.book);
      return changes ? [{ changes, label, href }] : [];
    });
  });
  const sure = () => props.words.filter(({ kind }) => kind !== 'absent');
  /** Another way to say it is as likely as another word. */
  const guessed = () => props.words.filter(({ kind }) => kind === 'absent');
  const Words = (list: { readonly found: readonly WordFound[] }) => (
    <ul class="st-found">
      <For each={list.found}>{(found) => <WordItem {...props} word={found} />}</For>
    </ul>
  );
  const silent = () => of('silent').filter(({ asked }) => isAsked(asked));
  const plain = () => of('silent').filter(({ asked }) => !isAsked(asked));

  const List = (list: { readonly found: readonly Found[]; readonly isOpen?: boolean }) => (
    <Show when={list.found.length > 0} fallback={<p>{t('your-book.result.nothing')}</p>}>
      <ul class="st-found">
        <For each={list.found}>
          {(found) => (
            <FoundItem
              book={props.book}
              entries={props.entries}
              speech={props.speech}
              found={found}
              counted={counted()}
              isWhole={isWhole()}
            />
          )}
        </For>
      </ul>
    </Show>
  );
  const Names = (list: { readonly found: readonly Found[] }) => (
    <ul class="st-found-names">
      <For each={list.found}>
        {({ asked, entry }) => (
          <li>
            <a href={props.entries[entry]?.href}>{entry}</a> {sayAsked(asked, props.entries, t)}
          </li>
        )}
      </For>
    </ul>
  );
  const Fold = (fold: {
    readonly of: 'unanswered' | 'plain' | 'same';
    readonly found: readonly Found[];
  }) => (
    <Show when={fold.found.length > 0}>
      <details class="fold">
        <summary>
          <h3>{t(`your-book.result.${fold.of}`)}</h3>
          <small>{fold.found.length}</small>
        </summary>
        <Names found={fold.found} />
      </details>
    </Show>
  );

  return (
    <section class="st-result">
      <h2>{t('your-book.result.heading')}</h2>
      <p>{t('your-book.result.alone')}</p>
      <h3>
        ≠ {t('your-book.result.otherwise')} ({of('otherwise').length})
      </h3>
      <List found={inText(of('otherwise'))} />
      <Show when={of('both').length > 0}>
        <h3>
          ⚠ {t('your-book.result.both')} ({of('both').length})
        </h3>
        <List found={inText(of('both'))} />
      </Show>
      <Show when={broken().length > 0}>
        <h3>
          ≠ {t('your-book.result.examples')} ({broken().length})
        </h3>
        <ul class="taps">
          <For each={broken()}>
            {({ changes, label, href }) => (
              <li>
                <a href={href}>{label}</a> {t(`your-book.result.changes.${changes}`)}
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={sure().length > 0}>
        <h3>
          ⚠ {t('your-book.words.found')} ({sure().length})
        </h3>
        <Words found={sure()} />
      </Show>
      <Show when={guessed().length > 0}>
        <details class="fold">
          <summary>
            <h3>{t('your-book.words.absent')}</h3>
            <small>{guessed().length}</small>
          </summary>
          <Words found={guessed()} />
        </details>
      </Show>
      <h3>
        … {t('your-book.result.silent')} ({silent().length})
      </h3>
      <div class="st-tools">
        <Show
          when={isWhole() && done(open()) < open().length}
          fallback={
            <Show when={done(open()) < open().length}>
              <button type="button" class="st-button" onClick={() => setWhole(true)}>
                {t('your-book.result.count')}
              </button>
            </Show>
          }
        >
          <button type="button" class="st-button" onClick={() => setWhole(false)}>
            {t('your-book.result.stop')}
          </button>
          <label>
            {t('your-book.result.counting', { done: done(open()), all: open().length })}{' '}
            <progress value={done(open())} max={open().length} />
          </label>
        </Show>
      </div>
      <List found={byShare(silent())} />
      <Fold of="unanswered" found={of('unanswered')} />
      <Fold of="plain" found={plain()} />
      <Fold of="same" found={of('same')} />
      <TakeAway
        book={props.book}
        found={props.found}
        words={props.words}
        counted={counted()}
        entries={props.entries}
        terms={props.terms}
        speech={props.speech}
      />
    </section>
  );
}

/** Sentences of a book, with their pages. */
function Quoted(props: {
  readonly book: YourBook;
  readonly sentences: readonly number[];
  readonly speech: DeskSpeech;
}) {
  const passages = () => props.sentences.flatMap((at) => props.book.sentences[at] ?? []);
  return (
    <For each={passages()}>
      {({ text, page }) => (
        <blockquote lang={props.book.lang}>
          {text}
          <Show when={page}>
            <small lang={props.speech.lang}>
              {' '}
              ({props.speech.t('your-book.read.page')} {page})
            </small>
          </Show>
        </blockquote>
      )}
    </For>
  );
}

function WordItem(props: BookResultProps & { readonly word: WordFound }) {
  const { t } = props.speech;
  const { kind, source, yours, sentences } = props.word;
  const line = (book: string, words: readonly string[]) =>
    t('your-book.result.says', { book, answer: sayWords(words, t) });
  return (
    <li>
      <h4>{sayTerms(props.word, props.terms, props.entries)}</h4>
      <Show when={kind !== 'absent'}>
        <p class="st-book-line">
          <b>{t(`your-book.words.${kind}`)}</b>
        </p>
      </Show>
      <Show when={source.length > 0}>
        <p class="st-book-line">{line(t(`reading.${props.book.against}`), source)}</p>
      </Show>
      <Show when={yours.length > 0}>
        <p class="st-book-line">{line(t('your-book.yours'), yours)}</p>
      </Show>
      <Quoted book={props.book} sentences={sentences} speech={props.speech} />
    </li>
  );
}

function FoundItem(
  props: Pick<BookResultProps, 'book' | 'entries' | 'speech'> & {
    readonly found: Found;
    readonly counted: ReadonlyMap<string, Counted>;
    readonly isWhole: boolean;
  },
) {
  const { t } = props.speech;
  const { asked, entry, stand, sentences, says } = props.found;
  const source = sourceSays(props.book.against, asked) ?? 'silent';
  const line = (book: string, said: string) =>
    t('your-book.result.says', { book, answer: sayAnswer(asked, said, t) });
  return (
    <li>
      <h4>
        <a href={props.entries[entry]?.href}>{entry}</a> {sayAsked(asked, props.entries, t)}
      </h4>
      <Quoted book={props.book} sentences={sentences} speech={props.speech} />
      <p class="st-book-line">{line(t(`reading.${props.book.against}`), source)}</p>
      <p class="st-book-line">
        <b>{line(t('your-book.yours'), stand === 'otherwise' ? (says ?? 'other') : stand)}</b>
      </p>
      <Show when={stand === 'otherwise' && says === null}>
        <p>{t('your-book.result.not-counted')}</p>
      </Show>
      <For each={jobsOf(props.book, [props.found])}>
        {(job) => (
          <CountedItem
            job={job}
            isIf={stand !== 'otherwise'}
            isWaiting={stand === 'otherwise' || props.isWhole}
            counted={props.counted.get(jobKey(job))}
            speech={props.speech}
          />
        )}
      </For>
    </li>
  );
}

function CountedItem(props: {
  readonly job: Job;
  /** Whether it is only one of the answers that the book allows. */
  readonly isIf: boolean;
  readonly isWaiting: boolean;
  readonly counted: Counted | undefined;
  readonly speech: DeskSpeech;
}) {
  const { t } = props.speech;
  return (
    <div class="st-counted">
      <Show when={props.isIf}>
        <p>
          {t('your-book.result.if', {
            answer: sayAnswer(props.job.question, props.job.answer, t),
          })}
        </p>
      </Show>
      <Show
        when={props.counted}
        fallback={props.isWaiting && <p>{t('your-book.result.waiting')}</p>}
      >
        {(counted) => (
          <>
            <ul>
              <For each={counted().shares}>
                {(share) => <li>{sayShare(share, props.speech)}</li>}
              </For>
            </ul>
            <Show when={counted().smallest} fallback={<p>{t('your-book.result.no-difference')}</p>}>
              {(smallest) => (
                <details class="fold" open={!props.isIf}>
                  <summary>{t('your-book.result.position')}</summary>
                  <Case job={props.job} smallest={smallest()} speech={props.speech} />
                </details>
              )}
            </Show>
          </>
        )}
      </Show>
    </div>
  );
}
