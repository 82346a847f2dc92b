import { createMemo, createSignal, For, onMount, Show } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { Button } from '../../../../kit/Button.tsx';
import { changeOf } from '../../editions/play.ts';
import { situationIn } from '../../editions/witness.ts';
import { createTranslate, type Translate } from '../../explain/words.ts';
import {
  EDITIONS,
  type Edition,
  OPEN_POINTS,
  type OpenPoint,
  type Reading,
  readingOf,
} from '../../rules/readings.ts';
import './WhatIf.css';

const WHAT_IF_KINDS = ['examples', 'puzzles'] as const;

type WhatIfItems = { readonly [K in (typeof WHAT_IF_KINDS)[number]]: readonly Judged[] };

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
  readonly items: WhatIfItems;
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
  const isAs = ([edition = 'house']: readonly Edition[]) =>
    ASKED.every((question) => readingOf(edition)[question] === reading()[question]);
  /** Each press of the link leads to the next answer that is not ours. */
  const [step, setStep] = createSignal(-1);
  const chosen = () => ASKED.filter((question) => reading()[question] !== house[question]);
  const countsOf = (question: OpenPoint, answer: string) =>
    props.counts.filter((count) => count.question === question && count.answer === answer);
  return (
    <section class="st-panel st-what-if split" id="what-if">
      <div class="rail needs-script">
        <p>
          {t('desk.what-if.as')}
          <span class="row">
            <For each={READ_AS}>
              {(alike) => (
                <Button
                  isPressed={isAs(alike)}
                  onPress={() => choose(readingOf(alike[0] ?? 'house'))}
                >
                  {alike
                    .map((of) => t(of === 'house' ? 'desk.what-if.house' : `reading.${of}`))
                    .join(' · ')}
                </Button>
              )}
            </For>
          </span>
        </p>
        <div aria-live="polite">
          <Changes reading={reading()} items={props.items} t={t} />
          {/* One line in any case, so that nothing below it moves on a phone. */}
          <p class="taps">
            <a
              href={chosen()[0] && `#ask-${chosen().at(step() % chosen().length)}`}
              onClick={() => setStep(step() + 1)}
            >
              {t(`desk.what-if.${READ_AS.some(isAs) ? 'book' : 'together'}`, {
                count: chosen().length,
              })}
            </a>
          </p>
          <ul class="taps">
            <For each={chosen()}>
              {(question) => (
                <li>
                  <a href={`#ask-${question}`}>{t(`dispute.ask.${question}`)}</a>
                </li>
              )}
            </For>
          </ul>
        </div>
      </div>
      <div class="columns pane" style={{ '--column': '30rem' }}>
        <For each={ASKED}>
          {(question) => (
            <details
              class="fold"
              id={`ask-${question}`}
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
                      <Counts counts={countsOf(question, answer)} t={t} />
                    </>
                  )}
                </For>
                <div class="st-own">
                  <Show when={reading()[question] !== house[question]}>
                    <Changes
                      reading={{ ...house, [question]: reading()[question] }}
                      items={props.items}
                      t={t}
                    />
                  </Show>
                </div>
              </fieldset>
            </details>
          )}
        </For>
      </div>
    </section>
  );
}

function Changes(props: {
  readonly reading: Reading;
  readonly items: WhatIfItems;
  readonly t: Translate;
}) {
  return (
    <For each={WHAT_IF_KINDS}>
      {(kind) => {
        const all = props.items[kind];
        const changed = createMemo(() => all.filter((judged) => isChanged(judged, props.reading)));
        return (
          <div>
            <b>
              {props.t(`desk.what-if.${kind}`)}{' '}
              {props.t('desk.what-if.of', { changed: changed().length, all: all.length })}
            </b>
            <ul class="row taps">
              <For each={changed()}>
                {({ label, href }) => (
                  <li>
                    <a href={href}>{label}</a>
                  </li>
                )}
              </For>
            </ul>
          </div>
        );
      }}
    </For>
  );
}

function Counts(props: { readonly counts: readonly WhatIfCount[]; readonly t: Translate }) {
  const smallest = () => props.counts.find((count) => count.smallest)?.smallest;
  return (
    <Show when={props.counts.length > 0}>
      <small>{props.t('desk.letter.share')}</small>
      <ul>
        <For each={props.counts}>{({ said }) => <li>{said}</li>}</For>
      </ul>
      <Show when={smallest()}>
        {(one) => (
          <small class="taps">
            {props.t('desk.what-if.smallest')} <a href={one().href}>{one().text}</a>
          </small>
        )}
      </Show>
    </Show>
  );
}
