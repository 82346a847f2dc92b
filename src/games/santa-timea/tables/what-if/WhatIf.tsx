import { createMemo, createSignal, For, onMount, Show } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { playText, playWitness, sameOutcome } from '../../editions/play.ts';
import { WITNESSES } from '../../editions/witness.ts';
import { createTranslate } from '../../explain/words.ts';
import {
  EDITIONS,
  OPEN_POINTS,
  type OpenPoint,
  type Reading,
  readingOf,
} from '../../rules/readings.ts';
import './WhatIf.css';

/** The kinds of things that may come out differently. */
const WHAT_IF_KINDS = ['examples', 'puzzles', 'witnesses'] as const;

type WhatIfKind = (typeof WHAT_IF_KINDS)[number];

/** What is judged: a position, or the witness of a question. */
type JudgedText = { readonly text: string } | { readonly question: OpenPoint };

export interface WhatIfItem {
  readonly asked: JudgedText;
  readonly label: string;
  readonly href: string;
}

/** How often an answer changes an outcome by itself, said in full, and the smallest case where a table shows it. */
export interface WhatIfCount {
  readonly said: string;
  readonly smallest: { readonly text: string; readonly href: string } | null;
}

interface WhatIfProps {
  readonly lang: string;
  readonly words: Catalogue;
  readonly items: { readonly [K in WhatIfKind]: readonly WhatIfItem[] };
  /** By question and by answer other than ours. */
  readonly counts: {
    readonly [question: string]: { readonly [answer: string]: readonly WhatIfCount[] };
  };
}

const ASKED = Object.keys(OPEN_POINTS) as OpenPoint[];
const house = readingOf('house');

/** Whether it comes out otherwise than by our reading; a record that no longer can be played does so, too. */
function isChanged(asked: JudgedText, reading: Reading): boolean {
  if ('question' in asked) {
    const witness = WITNESSES[asked.question];
    return !sameOutcome(playWitness(witness, house).outcome, playWitness(witness, reading).outcome);
  }
  const [ours, other] = [playText(asked.text, house), playText(asked.text, reading)];
  return !ours || !other ? ours !== other : !sameOutcome(ours.outcome, other.outcome);
}

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

/** Any question about the rules answered otherwise, and what of it changes. */
export function WhatIf(props: WhatIfProps) {
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
      chosen().length > 0
        ? props.items[kind].filter(({ asked }) => isChanged(asked, reading()))
        : [];
    return { examples: of('examples'), puzzles: of('puzzles'), witnesses: of('witnesses') };
  });
  const share = (kind: WhatIfKind) =>
    t('desk.what-if.of', { changed: changed()[kind].length, all: props.items[kind].length });
  return (
    <section class="st-panel st-what-if needs-script" id="what-if">
      <div class="st-tools">
        <span>{t('desk.what-if.as')}</span>
        <For each={EDITIONS}>
          {(edition) => (
            <button type="button" class="st-button" onClick={() => choose(readingOf(edition))}>
              {edition === 'house' ? t('desk.what-if.house') : t(`reading.${edition}`)}
            </button>
          )}
        </For>
      </div>
      <div class="columns st-questions">
        <For each={ASKED}>
          {(question) => (
            <details
              class="fold"
              classList={{ 'st-changed': reading()[question] !== house[question] }}
            >
              <summary>
                <span>
                  <b>{t(`dispute.ask.${question}`)}</b>
                  <br />
                  {t(`dispute.${question}.${reading()[question]}`)}
                </span>
              </summary>
              <fieldset>
                <legend class="aloud">{t(`dispute.ask.${question}`)}</legend>
                <For each={OPEN_POINTS[question].answers as readonly string[]}>
                  {(answer) => (
                    <label class="st-option">
                      <input
                        type="radio"
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
                  )}
                </For>
              </fieldset>
            </details>
          )}
        </For>
      </div>
      <Show when={chosen().length > 0}>
        <p class="st-what-changes" aria-live="polite">
          <a class="row" href="#what-changes">
            <For each={WHAT_IF_KINDS}>
              {(kind) => (
                <span>
                  {t(`desk.what-if.${kind}`)} {share(kind)}
                </span>
              )}
            </For>
          </a>
        </p>
      </Show>
      <h2 id="what-changes">{t('desk.what-if.result')}</h2>
      <div>
        <Show when={chosen().length > 0} fallback={<p>{t('desk.what-if.nothing')}</p>}>
          <For each={WHAT_IF_KINDS}>
            {(kind) => (
              <>
                <h3>
                  {t(`desk.what-if.${kind}`)} ({share(kind)})
                </h3>
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
        <For each={chosen()}>
          {(question) => (
            <>
              <h3>{t(`dispute.ask.${question}`)}</h3>
              <ul>
                <For each={props.counts[question]?.[reading()[question]] ?? []}>
                  {({ said, smallest }) => (
                    <li>
                      {said}
                      <Show when={smallest}>
                        {(one) => (
                          <small class="st-smallest taps">
                            {t('desk.what-if.smallest')} <a href={one().href}>{one().text}</a>
                          </small>
                        )}
                      </Show>
                    </li>
                  )}
                </For>
              </ul>
            </>
          )}
        </For>
      </div>
    </section>
  );
}
