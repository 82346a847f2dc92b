import {
  createEffect,
  createMemo,
  createSignal,
  For,
  on,
  onCleanup,
  onMount,
  type ParentProps,
  Show,
} from 'solid-js';
import { linkTo } from '../../../../device/page.ts';
import { copyText, saveFile } from '../../../../device/take-out.ts';
import { Button } from '../../../../kit/Button.tsx';
import { type DeskSpeech, sayAnswer } from '../../editions/say.ts';
import {
  type BookFinding,
  type Job,
  jobKey,
  registerShape,
  unreadIn,
  writeSaid,
  type YourBook,
} from '../../editions/your-book.ts';
import type { Judged } from '../what-if/WhatIf.tsx';
import { type EntryCards, sayReadOn, sayShare, sayUnread } from './book-words.ts';
import type { Counted } from './count-worker.ts';
import {
  COLUMNS,
  type Line,
  type Report,
  type Row,
  rowsOf,
  toCsv,
  toHtml,
  toMarkdown,
} from './report.ts';

/**
 * With the engine and the sea, which come behind the page. Solid’s `lazy` would take the whole island away while they
 * come, and the focus with it: Astro puts each island into a `Suspense`.
 */
const bringEngine = () => import('./Case.tsx');

type Engine = Awaited<ReturnType<typeof bringEngine>>;

/** Counts in a worker of its own, in the order of the jobs; what it returns stops it. */
function count(jobs: readonly Job[], onCounted: (job: Job, counted: Counted) => void) {
  const worker = new Worker(new URL('./count-worker.ts', import.meta.url), { type: 'module' });
  const left = [...jobs];
  const stop = () => worker.terminate();
  worker.addEventListener('message', ({ data }: MessageEvent<Counted>) => {
    const job = left.shift();
    if (left.length === 0) stop();
    if (job) onCounted(job, data);
  });
  worker.postMessage(jobs);
  return stop;
}

export function BookResult(props: {
  readonly book: YourBook;
  readonly found: readonly BookFinding[];
  readonly lines: readonly Line[];
  readonly entries: EntryCards;
  readonly examples: readonly Judged[];
  readonly speech: DeskSpeech;
  readonly onReadOn: (next: number, asked?: string) => void;
}) {
  const { t } = props.speech;
  const [engine, setEngine] = createSignal<Engine>();
  onMount(async () => setEngine(await bringEngine()));
  const [counted, setCounted] = createSignal<ReadonlyMap<string, Counted>>(new Map());
  /** Whether what is open is counted too; what rules otherwise always is. */
  const [isWhole, setWhole] = createSignal(false);
  const of = (...kinds: readonly Line['of'][]) =>
    props.lines.filter((line) => kinds.includes(line.of));
  const jobsOf = (lines: readonly Line[]) => lines.flatMap(({ jobs }) => jobs);
  const open = createMemo(() => jobsOf(of('both', 'silent')));
  const wanted = createMemo(() => [...jobsOf(of('otherwise')), ...(isWhole() ? open() : [])]);
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
  const shareOf = ({ jobs }: Line) => {
    const shares = jobs.flatMap((job) => counted().get(jobKey(job))?.shares ?? []);
    return Math.max(0, ...shares.map(({ different, cases }) => different / cases));
  };
  const unanswered = () =>
    props.found.find(({ stand, sentences }) => stand === 'unanswered' && sentences.length > 0);
  const numberOf = (kind: BookFinding['stand'] | 'plain') =>
    `${t(`your-book.result.${kind}`)} (${of(kind).length})`;
  const inText = (lines: readonly Line[]) =>
    lines.toSorted((a, b) => (a.sentences[0] ?? 0) - (b.sentences[0] ?? 0));

  const Title = (title: { readonly line: Line }) => (
    <>
      <Show when={props.entries[title.line.entry]}>
        {(entry) => <a href={entry().href}>{title.line.entry}</a>}
      </Show>{' '}
      {title.line.title}
    </>
  );
  const says = (book: string, answer: string) => t('your-book.result.says', { book, answer });
  const List = (list: { readonly lines: readonly Line[] }) => (
    <ul class="st-found">
      <For each={list.lines}>
        {(line) => (
          <li class="st-panel">
            <h4 class="row taps">
              <Title line={line} />
            </h4>
            <Show when={['two-words', 'one-word', 'number'].includes(line.of)}>
              <p>
                <b>{line.finding}</b>
              </p>
            </Show>
            <For each={line.sentences.flatMap((at) => props.book.sentences[at] ?? [])}>
              {({ text, page }) => (
                <blockquote lang={props.book.lang}>
                  {text}
                  <Show when={page}>
                    <small lang={props.speech.t.lang}>
                      {' '}
                      ({t('your-book.read.page')} {page})
                    </small>
                  </Show>
                </blockquote>
              )}
            </For>
            <Show when={line.source}>
              <p class="capital">{says(t(`reading.${props.book.against}`), line.source)}</p>
            </Show>
            <Show when={line.yours}>
              <p>
                <b>{says(t('your-book.yours'), line.yours)}</b>
              </p>
            </Show>
            <Show when={line.of === 'otherwise' && line.jobs.length === 0}>
              <p>{t('your-book.result.not-counted')}</p>
            </Show>
            <For each={line.jobs}>
              {(job) => (
                <CountedItem
                  job={job}
                  isIf={line.of !== 'otherwise'}
                  isWaiting={line.of === 'otherwise' || isWhole()}
                  counted={counted().get(jobKey(job))}
                  engine={engine()}
                  speech={props.speech}
                />
              )}
            </For>
          </li>
        )}
      </For>
    </ul>
  );
  const Part = (part: { readonly title: string; readonly lines: readonly Line[] }) => (
    <Show when={part.lines.length > 0}>
      <h3>
        {part.title} ({part.lines.length})
      </h3>
      <List lines={part.lines} />
    </Show>
  );
  const Fold = (fold: ParentProps<{ readonly title: string; readonly lines: readonly Line[] }>) => (
    <Show when={fold.lines.length > 0}>
      <details class="fold">
        <summary>
          <h3>{fold.title}</h3>
          <small>{fold.lines.length}</small>
        </summary>
        {fold.children}
      </details>
    </Show>
  );

  return (
    <section class="st-result">
      <h2 id="book-result" tabindex="-1">
        {t('your-book.result.heading')}
      </h2>
      <p>
        <strong>{sayUnread(props.book, t)}</strong>{' '}
        {t('your-book.result.points', { all: props.found.length })}
      </p>
      <ul>
        <For
          each={(
            ['otherwise', 'both', 'unanswered', 'unfound', 'silent', 'plain', 'same'] as const
          ).filter((kind) => kind === 'otherwise' || of(kind).length > 0)}
        >
          {(kind) => <li>{numberOf(kind)}</li>}
        </For>
      </ul>
      <div class="st-tools">
        <Show when={sayUnread(props.book, t)}>
          <Button isPrimary onPress={() => props.onReadOn(unreadIn(props.book)[0] ?? 0)}>
            {sayReadOn(props.book, t)}
          </Button>
        </Show>
        <Show when={unanswered()}>
          {(one) => (
            <Button onPress={() => props.onReadOn(one().sentences[0] ?? 0, one().asked)}>
              {numberOf('unanswered')} ›
            </Button>
          )}
        </Show>
      </div>
      <p>{t('your-book.result.alone')}</p>
      <Part title={`≠ ${t('your-book.result.otherwise')}`} lines={inText(of('otherwise'))} />
      <Part title={`⚠ ${t('your-book.result.both')}`} lines={inText(of('both'))} />
      <Show when={engine()}>
        {(come) => {
          const { BrokenExamples } = come();
          return <BrokenExamples {...props} t={t} />;
        }}
      </Show>
      <Part
        title={`⚠ ${t('your-book.words.found')}`}
        lines={of('two-words', 'one-word', 'number')}
      />
      <Fold title={`… ${t('your-book.result.silent')}`} lines={of('silent')}>
        <Show when={done(open()) < open().length}>
          <div class="st-tools">
            <Button onPress={() => setWhole(!isWhole())}>
              {t(`your-book.result.${isWhole() ? 'stop' : 'count'}`)}
            </Button>
            <Show when={isWhole()}>
              <label>
                {t('your-book.result.counting', { done: done(open()), all: open().length })}{' '}
                <progress value={done(open())} max={open().length} />
              </label>
            </Show>
          </div>
        </Show>
        <List lines={of('silent').toSorted((a, b) => shareOf(b) - shareOf(a))} />
      </Fold>
      <For each={['unanswered', 'unfound', 'plain', 'same'] as const}>
        {(kind) => (
          <Fold title={t(`your-book.result.${kind}`)} lines={of(kind)}>
            <ul class="taps">
              <For each={of(kind)}>
                {(line) => (
                  <li>
                    <Title line={line} />
                  </li>
                )}
              </For>
            </ul>
          </Fold>
        )}
      </For>
      <TakeAway {...props} counted={counted()} />
    </section>
  );
}

function CountedItem(props: {
  readonly job: Job;
  readonly isIf: boolean;
  readonly isWaiting: boolean;
  readonly counted: Counted | undefined;
  readonly engine: Engine | undefined;
  readonly speech: DeskSpeech;
}) {
  const { t } = props.speech;
  const answer = () => sayAnswer(props.job.question, props.job.answer, t);
  return (
    <div>
      <Show when={props.isIf}>
        <p>{t('your-book.result.if', { answer: answer() })}</p>
      </Show>
      <Show
        when={props.counted}
        fallback={props.isWaiting && <p>{t('your-book.result.waiting')}</p>}
      >
        {(counted) => (
          <>
            <ul>
              <For each={counted().shares}>{(share) => <li>{sayShare(share, t)}</li>}</For>
            </ul>
            <Show when={counted().smallest} fallback={<p>{t('your-book.result.no-difference')}</p>}>
              {(smallest) => (
                <details class="fold" open={!props.isIf}>
                  <summary>{t('your-book.result.position')}</summary>
                  <Show when={props.engine}>
                    {(come) => {
                      const { Case } = come();
                      return <Case job={props.job} smallest={smallest()} speech={props.speech} />;
                    }}
                  </Show>
                </details>
              )}
            </Show>
          </>
        )}
      </Show>
    </div>
  );
}

export const SAID = 'said';

function TakeAway(props: Report & { readonly found: readonly BookFinding[] }) {
  const { t } = props.speech;
  const [isCopied, setCopied] = createSignal(false);
  const heads = Object.fromEntries(
    COLUMNS.map((column) => [column, t(`your-book.column.${column}`)]),
  ) as Row;
  const save = (kind: string, type: string, text: string) =>
    saveFile(new File([text], `${props.book.name}.${kind}`, { type: `${type};charset=utf-8` }));
  const title = () => [props.book.name, sayUnread(props.book, t)].filter(Boolean).join(' – ');
  const files = [
    ['html', 'text/html', () => toHtml(title(), heads, rowsOf(props), t.lang)],
    ['md', 'text/markdown', () => toMarkdown(title(), heads, rowsOf(props))],
    ['csv', 'text/csv', () => toCsv(heads, rowsOf(props))],
    ['json', 'application/json', () => JSON.stringify(registerShape(props.book), null, 2)],
  ] as const;
  const link = () => linkTo(SAID, writeSaid(props.book, props.found));
  return (
    <section class="st-take-away">
      <h2>{t('your-book.take.heading')}</h2>
      <div class="st-tools">
        <Button onPress={() => print()}>{t('your-book.take.print')}</Button>
        <For each={files}>
          {([kind, type, text]) => (
            <Button onPress={() => save(kind, type, text())}>{t(`your-book.take.${kind}`)}</Button>
          )}
        </For>
        <Button onPress={async () => setCopied(await copyText(link()))}>
          {t('your-book.take.link')}
        </Button>
      </div>
      <p aria-live="polite">
        <Show when={isCopied()}>{t('your-book.take.copied')}</Show>
      </p>
    </section>
  );
}
