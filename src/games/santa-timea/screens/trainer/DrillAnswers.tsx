import { For, onCleanup, onMount, Show } from 'solid-js';
import type { Translate } from '../../../../core/words.ts';
import { QUESTIONS } from '../../questions/index.ts';
import { NOBODY } from '../../questions/trick.ts';
import { Keypad } from '../../tables/cards/Keypad.tsx';
import { type Drill, sayDrillAnswer } from './drill.ts';

export interface DrillAnswersProps {
  readonly drill: Drill;
  readonly t: Translate;
  readonly onAnswer: (answer: string) => void;
}

/** The ways to answer that are not cards: full, half, zero; a keypad; nobody. */
export function DrillAnswers(props: DrillAnswersProps) {
  const { kind, question } = props.drill.item;
  const isNumber = kind === 'worth' || kind === 'copy';
  const { offered } = QUESTIONS.answersOf(question);
  return (
    <Show
      when={!isNumber}
      fallback={<Keypad t={props.t} onEnter={(n) => props.onAnswer(`${n}`)} />}
    >
      <Choices
        // Cards are their own buttons.
        buttons={kind === 'share' ? offered : [NOBODY]}
        keys={keysOf(offered)}
        drill={props.drill}
        t={props.t}
        onAnswer={props.onAnswer}
      />
    </Show>
  );
}

/** `1` for the first answer and so on, `0` for nobody. */
const keysOf = (offered: readonly string[]): ReadonlyMap<string, string> =>
  new Map(offered.map((answer, index) => [answer === NOBODY ? '0' : String(index + 1), answer]));

interface ChoicesProps extends DrillAnswersProps {
  readonly buttons: readonly string[];
  readonly keys: ReadonlyMap<string, string>;
}

function Choices(props: ChoicesProps) {
  const keyOf = (answer: string) => [...props.keys].find(([, one]) => one === answer)?.[0];
  const press = (event: KeyboardEvent) => {
    const answer = props.keys.get(event.key);
    if (answer === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    props.onAnswer(answer);
  };
  let box!: HTMLDivElement;
  onMount(() => {
    const panel = box.closest('section');
    panel?.addEventListener('keydown', press);
    onCleanup(() => panel?.removeEventListener('keydown', press));
  });
  return (
    <div class="st-answers" ref={box}>
      <For each={props.buttons}>
        {(answer) => (
          <button type="button" class="st-button" onClick={() => props.onAnswer(answer)}>
            <span class={`st-disc st-${answer}`} aria-hidden="true" />
            {sayDrillAnswer(props.drill, answer, props.t)}
            <span class="st-key" aria-hidden="true">
              {keyOf(answer)}
            </span>
          </button>
        )}
      </For>
    </div>
  );
}
