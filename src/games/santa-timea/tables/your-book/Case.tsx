import { createMemo, For, Show } from 'solid-js';
import { changeOf, variantOf } from '../../editions/play.ts';
import { type DeskSpeech, sayOutcome } from '../../editions/say.ts';
import { situationIn } from '../../editions/witness.ts';
import {
  type BookFinding,
  type Job,
  readingBy,
  readingsOf,
  sourceSays,
  type YourBook,
} from '../../editions/your-book.ts';
import type { Translate } from '../../explain/words.ts';
import { BOOKS } from '../../rules/readings.ts';
import { LaidSituation } from '../scene/Laid.tsx';
import type { Judged } from '../what-if/WhatIf.tsx';
import type { Counted } from './count-worker.ts';

export function Case(props: {
  readonly job: Job;
  readonly smallest: NonNullable<Counted['smallest']>;
  readonly speech: DeskSpeech;
}) {
  const { job, speech } = props;
  const { situation, outcomes } = props.smallest;
  const { t } = speech;
  const [source, yours] = readingsOf(job);
  const sides = [
    { who: t(`reading.${job.against}`), reading: source, says: [] },
    { who: t('your-book.yours'), reading: yours, says: [] },
  ];
  const columns = outcomes.map((outcome, at) => {
    const book = BOOKS[at];
    return {
      name: t(book ? `reading.${book}` : 'your-book.yours'),
      said:
        book && sourceSays(book, job.question) === null
          ? t('your-book.answer.silent')
          : sayOutcome(outcome, speech).join(' '),
      isYours: !book,
    };
  });
  return (
    <div class="st-case">
      <LaidSituation situation={situation} sides={sides} speech={speech} />
      {/* Three books and yours beside each other, on paper too. */}
      <dl class="columns" style={{ '--column': '9rem' }}>
        <For each={columns}>
          {({ name, said, isYours }) => (
            <div class="st-panel" classList={{ 'st-yours': isYours }}>
              <dt class="capital">{name}</dt>
              <dd>{said}</dd>
            </div>
          )}
        </For>
      </dl>
    </div>
  );
}

export function BrokenExamples(props: {
  readonly book: YourBook;
  readonly found: readonly BookFinding[];
  readonly examples: readonly Judged[];
  readonly t: Translate;
}) {
  const { t } = props;
  const broken = createMemo(() => {
    const [source, yours] = [readingBy(props.book, []), readingBy(props.book, props.found)];
    return props.examples.flatMap(({ positions, label, href }) => {
      const changes = positions
        .map(situationIn)
        .filter((situation) => props.book.isAdvanced || variantOf(situation) === 'basic')
        .map((situation) => changeOf(situation, source, yours));
      const most = (['outcome', 'worth'] as const).find((one) => changes.includes(one));
      return most ? [{ most, label, href }] : [];
    });
  });
  return (
    <Show when={broken().length > 0}>
      <h3>
        ≠ {t('your-book.result.examples')} ({broken().length})
      </h3>
      <ul class="taps">
        <For each={broken()}>
          {({ most, label, href }) => (
            <li>
              <a href={href}>{label}</a> {t(`your-book.result.changes.${most}`)}
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
