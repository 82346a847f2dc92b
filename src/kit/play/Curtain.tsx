import type { Translate } from '../../core/words.ts';

/** Lies where a hand will: nothing of it is in the page before the one who is to see it asks. */
export const Curtain = (props: {
  /** Whose cards they are. */
  readonly name: string;
  readonly onOpen: () => void;
  readonly t: Translate<'people.show'>;
}) => (
  <button
    type="button"
    class="st-button st-curtain"
    // The second half of a double press on what lay here before shows nobody’s cards.
    onClick={({ detail }) => detail < 2 && props.onOpen()}
  >
    {props.t('people.show', { name: props.name })}
  </button>
);

/** The answers where all are asked whether something may be taken back; no hand is open meanwhile. */
export const Agreement = (props: {
  readonly onAnswer: (isAgreed: boolean) => void;
  readonly t: Translate<'people.yes' | 'people.no'>;
}) => (
  <div class="st-agreement">
    <button
      type="button"
      class="st-button st-primary"
      onClick={({ detail }) => detail < 2 && props.onAnswer(true)}
    >
      {props.t('people.yes')}
    </button>
    <button type="button" class="st-button" onClick={() => props.onAnswer(false)}>
      {props.t('people.no')}
    </button>
  </div>
);
