import { Show } from 'solid-js';
import type { Translate } from '../../core/words.ts';

/** Takes the place of a hand while the phone goes to the next player, or while all are asked whether something may be taken back. */
export const Handover = (props: {
  readonly table: {
    isAsking(): boolean;
    answerBack(isAgreed: boolean): void;
  };
  readonly give: string | null;
  /** Nothing of a hand is in the page before the one who is to see it asks. */
  readonly onOpen: () => void;
  readonly t: Translate<'people.show' | 'people.yes' | 'people.no'>;
}) => (
  <Show
    when={props.table.isAsking()}
    fallback={
      <Show when={props.give}>
        {(name) => (
          <button
            type="button"
            class="st-button st-curtain"
            // The second half of a double press on what lay here before shows nobody’s cards.
            onClick={({ detail }) => detail < 2 && props.onOpen()}
          >
            {props.t('people.show', { name: name() })}
          </button>
        )}
      </Show>
    }
  >
    <div class="st-keys st-agreement">
      <button
        type="button"
        class="st-button st-primary"
        onClick={({ detail }) => detail < 2 && props.table.answerBack(true)}
      >
        {props.t('people.yes')}
      </button>
      <button type="button" class="st-button" onClick={() => props.table.answerBack(false)}>
        {props.t('people.no')}
      </button>
    </div>
  </Show>
);
