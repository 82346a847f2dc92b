import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { isAsked } from '../../editions/foreign.ts';
import type { DeskSpeech } from '../../editions/say.ts';
import {
  type Found,
  type Job,
  jobKey,
  jobsOf,
  sourceSays,
  type YourBook,
} from '../../editions/your-book.ts';
import { type EntryCards, sayAnswer, sayAsked } from './book-words.ts';
import { Case } from './Case.tsx';
import { count } from './count.ts';
import type { Counted } from './count-worker.ts';

interface BookResultProps {
  readonly book: YourBook;
  readonly found: readonly Found[];
  readonly entries: EntryCards;
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
    </section>
  );
}

function FoundItem(
  props: Omit<BookResultProps, 'found'> & {
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
      <For each={sentences}>
        {(at) => (
          <blockquote lang={props.book.lang}>
            {props.book.sentences[at]?.text}
            <Show when={props.book.sentences[at]?.page}>
              {(page) => (
                <small lang={props.speech.lang}>
                  {' '}
                  ({t('your-book.read.page')} {page()})
                </small>
              )}
            </Show>
          </blockquote>
        )}
      </For>
      <p class="st-says">{line(t(`reading.${props.book.against}`), source)}</p>
      <p class="st-says">
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
  const { t, lang } = props.speech;
  const number = new Intl.NumberFormat(lang);
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumSignificantDigits: 3 });
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
                {({ space, cases, different }) => (
                  <li>
                    {t('your-book.result.share', {
                      percent: percent.format(different / cases),
                      share: t('desk.share', {
                        different: number.format(different),
                        cases: number.format(cases),
                        domain: t(`desk.domain.${space}`),
                      }),
                    })}
                  </li>
                )}
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
