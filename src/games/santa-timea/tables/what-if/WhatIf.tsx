import { createMemo, createSignal, For, onMount, Show } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { Button } from '../../../../kit/Button.tsx';
import { changeOf } from '../../editions/play.ts';
import { situationIn } from '../../editions/witness.ts';
import { createTranslate, type Translate } from '../../explain/words.ts';
import {
  EDITIONS,
  OPEN_POINTS,
  type OpenPoint,
  type Reading,
  readingOf,
} from '../../rules/readings.ts';
import './WhatIf.css';

const WHAT_IF_KINDS = ['examples', 'puzzles'] as const;

type WhatIfKind = (typeof WHAT_IF_KINDS)[number];

/** Positions in notation that are judged together, with the page that has them. */
export interface Judged {
  readonly positions: readonly string[];
  readonly label: string;
  readonly href: string;
}

/** How often an answer changes an outcome by itself, said in full, and the smallest case where a table shows it. */
export interface WhatIfCount {
  readonly question: OpenPoint;
  readonly answer: string;
  readonly said: string;
  readonly smallest: { readonly text: string; readonly href: string } | null;
}

const ASKED = Object.keys(OPEN_POINTS) as OpenPoint[];
const house = readingOf('house');

/** The readings to begin with; those that answer every question alike are one. */
const READ_AS = [
  ...Map.groupBy(EDITIONS, (edition) =>
    JSON.stringify(ASKED.map((question) => readingOf(edition)[question])),
  ).values(),
];

const isChanged = ({ positions }: Judged, reading: Reading): boolean =>
  positions.some((text) => changeOf(situationIn(text), house, reading) === 'outcome');

/** Our reading, with the answers that the address has: `?finalTie=shared`. */
function askedReading(): Reading {
  const asked = new URLSearchParams(location.search);
  const answers = ASKED.flatMap((question) => {
    const answer = asked.get(question);
    const known: readonly (string | null)[] = OPEN_POINTS[question].answers;
    return known.includes(answer) ? [[question, answer]] : [];
  });
  return { ...house, ...Object.fromEntries(answers) };
}

export function WhatIf(props: {
  readonly lang: string;
  readonly words: Catalogue;
  readonly items: { readonly [K in WhatIfKind]: readonly Judged[] };
  readonly counts: readonly WhatIfCount[];
}) {
  const t = createTranslate(props.words, props.lang);
  const [reading, setReading] = createSignal<Reading>(house);
  onMount(() => setReading(askedReading()));
  /** What is chosen stays in the address, to be sent and to be found after a reload. */
  const choose = (next: Reading) => {
    setReading(next);
    const address = new URL(location.pathname + location.hash, location.origin);
    for (const question of chosen()) address.searchParams.set(question, next[question]);
    history.replaceState(history.state, '', address);
  };
  const chosen = () => ASKED.filter((question) => reading()[question] !== house[question]);
  const changed = createMemo(() => {
    const of = (kind: WhatIfKind) =>
      chosen().length > 0 ? props.items[kind].filter((judged) => isChanged(judged, reading())) : [];
    return { examples: of('examples'), puzzles: of('puzzles') };
  });
  const countsOf = (question: OpenPoint, answer: string) =>
    props.counts.filter((count) => count.question === question && count.answer === answer);
  const changing = () => WHAT_IF_KINDS.filter((kind) => changed()[kind].length > 0);
  const share = (kind: WhatIfKind) =>
    t('desk.what-if.of', { changed: changed()[kind].length, all: props.items[kind].length });
  const changes = () => (
    <Show when={chosen().length > 0}>
      <For each={changing()} fallback={t('desk.what-if.nothing')}>
        {(kind) => (
          <a class="st-what-changes" href="#what-changes">
            {t(`desk.what-if.${kind}`)} {share(kind)}
          </a>
        )}
      </For>
    </Show>
  );
  return (
    <section class="st-panel st-what-if split" id="what-if">
      <p class="needs-script">
        {t('desk.what-if.as')}
        <span class="row">
          <For each={READ_AS}>
            {(alike) => {
              const start = readingOf(alike[0] ?? 'house');
              return (
                <Button
                  isPressed={ASKED.every((one) => start[one] === reading()[one])}
                  onPress={() => choose(start)}
                >
                  {alike
                    .map((of) => t(of === 'house' ? 'desk.what-if.house' : `reading.${of}`))
                    .join(' · ')}
                </Button>
              );
            }}
          </For>
          <span aria-live="polite">{changes()}</span>
        </span>
      </p>
      <div class="columns pane" style={{ '--column': '30rem' }}>
        <For each={ASKED}>
          {(question) => (
            <details
              class="fold"
              classList={{ 'st-changed': reading()[question] !== house[question] }}
            >
              <summary>
                <span>
                  <b>{t(`dispute.ask.${question}`)}</b>
                  <span class="st-chosen">{t(`dispute.${question}.${reading()[question]}`)}</span>
                </span>
              </summary>
              <fieldset>
                <legend class="aloud">{t(`dispute.ask.${question}`)}</legend>
                <For each={OPEN_POINTS[question].answers as readonly string[]}>
                  {(answer) => (
                    <>
                      <label class="st-option">
                        <input
                          type="radio"
                          class="needs-script"
                          name={question}
                          value={answer}
                          checked={reading()[question] === answer}
                          onChange={() => choose({ ...reading(), [question]: answer })}
                        />
                        <span>
                          {t(`dispute.${question}.${answer}`)}
                          {answer === house[question] && <b>{` (${t('desk.what-if.ours')})`}</b>}
                        </span>
                      </label>
                      {answer === reading()[question] && answer !== house[question] && changes()}
                      <Counts counts={countsOf(question, answer)} t={t} />
                    </>
                  )}
                </For>
              </fieldset>
            </details>
          )}
        </For>
      </div>
      <h2 id="what-changes" class="needs-script">
        {t('desk.what-if.result')}
      </h2>
      <div class="needs-script">
        <Show when={chosen().length > 0} fallback={<p>{t('desk.what-if.start')}</p>}>
          <For each={changing()} fallback={<p>{t('desk.what-if.nothing')}</p>}>
            {(kind) => (
              <>
                <h3>{t(`desk.what-if.${kind}`)}</h3>
                <ul>
                  <For each={changed()[kind]}>
                    {({ label, href }) => (
                      <li>
                        <a href={href}>{label}</a>
                      </li>
                    )}
                  </For>
                </ul>
              </>
            )}
          </For>
        </Show>
      </div>
    </section>
  );
}

function Counts(props: { readonly counts: readonly WhatIfCount[]; readonly t: Translate }) {
  return (
    <Show when={props.counts.length > 0}>
      <ul>
        <For each={props.counts}>
          {({ said, smallest }) => (
            <li>
              {said}{' '}
              <Show when={smallest}>
                {(one) => (
                  <small class="taps">
                    {props.t('desk.what-if.smallest')} <a href={one().href}>{one().text}</a>
                  </small>
                )}
              </Show>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
