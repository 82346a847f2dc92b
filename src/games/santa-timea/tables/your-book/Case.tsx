import { For, Show } from 'solid-js';
import { judgeTrick } from '../../editions/foreign.ts';
import type { DeskSpeech } from '../../editions/say.ts';
import { type Job, readingsOf, sourceSays } from '../../editions/your-book.ts';
import { sayHalves } from '../../explain/say.ts';
import { type Position, parsePosition } from '../../notation/position.ts';
import type { TrickPosition } from '../../notation/trick.ts';
import { BOOKS } from '../../rules/readings.ts';
import { VARIANTS } from '../../rules/variants.ts';
import { numberWorth } from '../../rules/worth.ts';
import { WheelCards, WindCards } from '../cards/LaidCards.tsx';
import { faceOf, viewScene } from '../scene/scene-view.ts';
import { TaskScene } from '../scene/TaskScene.tsx';
import { TwinSea, type Water } from '../sea/TwinSea.tsx';
import type { Counted } from './count-worker.ts';
import { circumstancesOf, sayCase } from './say-case.ts';

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

/** The smallest case on which an answer parts from the source, as it lies, and what each book makes of it. */
export function Case(props: CaseProps) {
  const { job, smallest, speech } = props;
  const { t } = speech;
  const { space, text, outcomes } = smallest;
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
      <For each={positionsIn(text)}>
        {(position) => <Laid position={position} job={job} speech={speech} />}
      </For>
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

function Laid(props: {
  readonly position: Position;
  readonly job: Job;
  readonly speech: DeskSpeech;
}) {
  const { position, job, speech } = props;
  const { t, names } = speech;
  switch (position.kind) {
    case 'trick':
      return <TwinSea wind={position.trick.wind} waters={watersOf(position, job, speech)} t={t} />;
    case 'row':
      return (
        <TaskScene scene={viewScene({ kind: 'row', row: position.row }, t, speech.lang)} t={t} />
      );
    case 'hand':
      return <WheelCards cards={position.cards.map((card) => faceOf(card, t))} t={t} />;
    case 'score':
      return (
        <dl class="st-case-held">
          <For each={position.holdings}>
            {({ cards }, seat) => (
              <div>
                <dt>{names[seat()]}</dt>
                <dd>{cards.length > 0 ? <WindCards cards={cards} t={t} /> : '–'}</dd>
              </div>
            )}
          </For>
        </dl>
      );
    default:
      return null;
  }
}

/** The trick by the source and by the answer. */
function watersOf({ trick, variant }: TrickPosition, job: Job, { t, names }: DeskSpeech): Water[] {
  const who = [t(`reading.${job.against}`), t('your-book.yours')];
  return readingsOf(job).map((reading, at) => {
    const rules = { ...reading, ...VARIANTS[variant] };
    const { worths, taker, lead, ties } = judgeTrick(trick, rules);
    return {
      who: who[at] ?? '',
      table: trick.plays.map((card, place) => {
        const { origin, halves } = worths[place] ?? { origin: null, halves: 0 };
        const by = origin ? numberWorth(origin, trick.wind.wind, rules).by : 'led';
        const text = origin ? sayHalves(halves) : '–';
        return {
          name: names[place] ?? '',
          isYou: false,
          play: { card, worth: { by, halves, text, origin } },
        };
      }),
      ruling: { taker, lead, out: ties.flat() },
    };
  });
}
