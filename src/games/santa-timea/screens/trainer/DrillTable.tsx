import { For, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { NOBODY } from '../../questions/trick.ts';
import { Keypad, ownKeys } from '../../tables/cards/Keypad.tsx';
import { TrickCards } from '../../tables/sea/Sea.tsx';
import { NOTHING_KNOWN, sailing } from '../../tables/sea/sea-layout.ts';
import type { Drill } from './trainer-view.ts';

interface DrillAnswersProps {
  readonly drill: Drill;
  readonly t: Translate;
  readonly onAnswer: (code: string) => void;
}

export function DrillAnswers(props: DrillAnswersProps) {
  const { kind } = props.drill.item;
  return (
    <Show when={kind === 'worth' || kind === 'copy'} fallback={<Choices {...props} />}>
      <Keypad t={props.t} onEnter={(halves) => props.onAnswer(String(halves))} />
    </Show>
  );
}

/** Buttons, and keys for all answers: `1` for the first and so on, `0` for nobody. */
function Choices(props: DrillAnswersProps) {
  const { item, view } = props.drill;
  const keys = new Map(
    view.answers.map(({ code }, index) => [code, code === NOBODY ? '0' : String(index + 1)]),
  );
  // Cards are their own buttons.
  const buttons = view.answers.filter(({ code }) => item.kind === 'share' || code === NOBODY);
  let box!: HTMLDivElement;
  ownKeys(
    () => box,
    ({ key }) => {
      const answer = view.answers.find(({ code }) => keys.get(code) === key);
      if (answer) props.onAnswer(answer.code);
      return answer !== undefined;
    },
  );
  return (
    <div class="st-tools st-answers" ref={box}>
      <For each={buttons}>
        {({ code, label }) => (
          <button
            type="button"
            class="st-button"
            data-answer={code}
            onClick={() => props.onAnswer(code)}
          >
            {code !== NOBODY && <span class={`st-disc st-${code}`} aria-hidden="true" />}
            {label}
            <span class="st-key" aria-hidden="true">
              {keys.get(code)}
            </span>
          </button>
        )}
      </For>
    </div>
  );
}

export function DrillCards(props: {
  readonly drill: Drill;
  readonly isOpen: boolean;
  readonly t: Translate;
  readonly onChoose?: ((place: number) => void) | undefined;
}) {
  const trick = () => props.drill.item.question.position.trick;
  return (
    <TrickCards
      hasNoKey
      trick={trick()}
      view={props.drill.table}
      names={props.drill.names}
      known={props.isOpen ? sailing([...trick().plays.keys()]) : NOTHING_KNOWN}
      t={props.t}
      choice={
        props.onChoose
          ? {
              question: props.drill.view.question,
              isNumbered: true,
              onChoose: (place) => place !== null && props.onChoose?.(place),
            }
          : undefined
      }
    />
  );
}
