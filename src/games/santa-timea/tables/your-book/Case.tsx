import { For } from 'solid-js';
import { type DeskSpeech, sayOutcome } from '../../editions/say.ts';
import { notationOf } from '../../editions/witness.ts';
import { type Job, readingsOf, sourceSays } from '../../editions/your-book.ts';
import { BOOKS } from '../../rules/readings.ts';
import { LaidSituation } from '../scene/Laid.tsx';
import { TwinSea } from '../sea/TwinSea.tsx';
import type { Counted } from './count-worker.ts';
import { watersOf } from './waters.ts';

interface CaseProps {
  readonly job: Job;
  readonly smallest: NonNullable<Counted['smallest']>;
  readonly speech: DeskSpeech;
}

export function Case(props: CaseProps) {
  const { job, speech } = props;
  const { situation, outcomes } = props.smallest;
  const { t, names } = speech;
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
      {situation.kind === 'trick' && (
        <TwinSea wind={situation.trick.wind} waters={watersOf(situation, sides, names)} t={t} />
      )}
      <LaidSituation situation={situation} speech={speech} />
      <dl class="columns">
        <For each={columns}>
          {({ name, said, isYours }) => (
            <div class="st-panel" classList={{ 'st-yours': isYours }}>
              <dt>{name}</dt>
              <dd>{said}</dd>
            </div>
          )}
        </For>
      </dl>
      <For each={notationOf(situation)}>{(text) => <code>{text}</code>}</For>
    </div>
  );
}
