import { createSignal, For, Show } from 'solid-js';
import { type Catalogue, createTranslate } from '../../../core/words.ts';
import { EDITIONS, QUESTIONS, type Question, type Reading, readingOf } from '../rules/readings.ts';
import type { Asked, changes } from './what-if-desk.ts';
import './shared.css';
import './WhatIf.css';

/** The kinds of things that may come out differently. */
export const WHAT_IF_KINDS = ['examples', 'puzzles', 'witnesses'] as const;

export type WhatIfKind = (typeof WHAT_IF_KINDS)[number];

/** Something that is judged, and where the reader finds it. */
export interface WhatIfItem {
  readonly asked: Asked;
  readonly label: string;
  readonly href: string;
}

export interface WhatIfProps {
  readonly lang: string;
  readonly words: Catalogue;
  readonly items: { readonly [K in WhatIfKind]: readonly WhatIfItem[] };
  /** How often each other answer changes an outcome by itself, said in full. */
  readonly counts: {
    readonly [question: string]: { readonly [answer: string]: readonly string[] };
  };
}

const ASKED = Object.keys(QUESTIONS) as Question[];
const house = readingOf('house');

/** Any question about the rules answered otherwise, and what of it changes. The engine loads when asked. */
export function WhatIf(props: WhatIfProps) {
  const t = createTranslate(props.words, props.lang);
  const [reading, setReading] = createSignal<Reading>(house);
  const [judge, setJudge] = createSignal<typeof changes>();
  const chosen = () => ASKED.filter((question) => reading()[question] !== house[question]);
  const choose = async (next: Reading) => {
    setReading(next);
    if (judge()) return;
    const desk = await import('./what-if-desk.ts');
    setJudge(() => desk.changes);
  };
  return (
    <section class="st-panel st-what-if" id="what-if">
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
      <div class="st-questions">
        <For each={ASKED}>
          {(question) => (
            <label classList={{ 'st-changed': reading()[question] !== house[question] }}>
              <span>{t(`dispute.ask.${question}`)}</span>
              <select
                name={question}
                onChange={({ currentTarget }) =>
                  choose({ ...reading(), [question]: currentTarget.value })
                }
              >
                <For each={QUESTIONS[question].answers as readonly string[]}>
                  {(answer) => (
                    <option value={answer} selected={reading()[question] === answer}>
                      {t(`dispute.${question}.${answer}`)}
                      {answer === house[question] ? ` (${t('desk.what-if.ours')})` : ''}
                    </option>
                  )}
                </For>
              </select>
            </label>
          )}
        </For>
      </div>
      <h2>{t('desk.what-if.result')}</h2>
      <div aria-live="polite">
        <Show when={chosen().length > 0 && judge()} fallback={<p>{t('desk.what-if.nothing')}</p>}>
          {(ready) => (
            <For each={WHAT_IF_KINDS}>
              {(kind) => {
                const changed = () =>
                  props.items[kind].filter(({ asked }) => ready()(asked, reading()));
                return (
                  <>
                    <h3>
                      {t(`desk.what-if.${kind}`)} (
                      {t('desk.what-if.of', {
                        changed: changed().length,
                        all: props.items[kind].length,
                      })}
                      )
                    </h3>
                    <ul>
                      <For each={changed()}>
                        {({ label, href }) => (
                          <li>
                            <a href={href}>{label}</a>
                          </li>
                        )}
                      </For>
                    </ul>
                  </>
                );
              }}
            </For>
          )}
        </Show>
        <For each={chosen()}>
          {(question) => (
            <>
              <h3>{t(`dispute.ask.${question}`)}</h3>
              <ul>
                <For each={props.counts[question]?.[reading()[question]] ?? []}>
                  {(line) => <li>{line}</li>}
                </For>
              </ul>
            </>
          )}
        </For>
      </div>
    </section>
  );
}
