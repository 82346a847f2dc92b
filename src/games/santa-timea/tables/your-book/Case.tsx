import { For, Show } from 'solid-js';
import type { SpaceId } from '../../editions/compare.ts';
import type { DeskSpeech } from '../../editions/say.ts';
import { type Job, readingsOf, sourceSays } from '../../editions/your-book.ts';
import { type Position, parsePosition } from '../../notation/position.ts';
import { BOOKS } from '../../rules/readings.ts';
import { Laid, LaidRounds } from '../scene/Laid.tsx';
import { TwinSea } from '../sea/TwinSea.tsx';
import type { Counted } from './count-worker.ts';
import { circumstancesOf, sayCase } from './say-case.ts';
import { watersOf } from './waters.ts';

interface CaseProps {
  readonly job: Job;
  readonly smallest: NonNullable<Counted['smallest']>;
  readonly speech: DeskSpeech;
}

/** The positions in a case: one, or one for each round of a game. */
const positionsIn = (text: string): Position[] =>
  text
    .replace(/ @.*/, '')
    .split(' | ')
    .flatMap((part) => {
      const parsed = parsePosition(part);
      return parsed.ok ? [parsed.value] : [];
    });

const isGame = (space: SpaceId): boolean => space === 'later-starts' || space.startsWith('games');

/** The smallest case on which an answer parts from the source, as it lies, and what each book makes of it. */
export function Case(props: CaseProps) {
  const { job, smallest, speech } = props;
  const { t, names } = speech;
  const { space, text, outcomes } = smallest;
  const positions = positionsIn(text);
  const trick = positions.find((one) => one.kind === 'trick');
  /** A game, or the round before a start. */
  const rounds = isGame(space) ? positions.filter((one) => one.kind === 'score') : [];
  const [source, yours] = readingsOf(job);
  const sides = [
    { who: t(`reading.${job.against}`), reading: source },
    { who: t('your-book.yours'), reading: yours },
  ];
  const isSilent = (at: number) => {
    const book = BOOKS[at];
    return book && sourceSays(book, job.question) === null;
  };
  const columns = outcomes.map((outcome, at) => ({
    name: BOOKS[at] ? t(`reading.${BOOKS[at]}`) : t('your-book.yours'),
    said: isSilent(at) ? t('your-book.answer.silent') : sayCase(space, outcome, speech),
    isYours: !BOOKS[at],
  }));
  return (
    <div class="st-case">
      {trick && <TwinSea wind={trick.trick.wind} waters={watersOf(trick, sides, names)} t={t} />}
      {rounds.length > 0 ? (
        <LaidRounds rounds={rounds} names={names} t={t} />
      ) : (
        <For each={positions}>{(one) => <Laid position={one} lang={speech.lang} t={t} />}</For>
      )}
      <For each={circumstancesOf(space, text, speech)}>{(line) => <p>{line}</p>}</For>
      <dl class="st-case-books">
        <For each={columns}>
          {({ name, said, isYours }) => (
            <div classList={{ 'st-yours': isYours }}>
              <dt>{name}</dt>
              <dd>{said}</dd>
            </div>
          )}
        </For>
      </dl>
      <Show when={/^[a-z]+ /.test(text)}>
        <code>{text.replace(/ @.*/, '')}</code>
      </Show>
    </div>
  );
}
