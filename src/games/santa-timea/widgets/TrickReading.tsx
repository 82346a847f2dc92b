import { createMemo, Show } from 'solid-js';
import type { Translate } from '../../../core/words.ts';
import type { TrickPosition } from '../notation/trick.ts';
import { type Choices, choicesThatMatter } from './matters.ts';
import { ReadingSwitch } from './ReadingSwitch.tsx';

export interface TrickReadingProps {
  /** The widget's id in the page. */
  readonly id: string;
  readonly position: TrickPosition;
  readonly t: Translate;
  /** Left out where the rules stay as they are. */
  readonly onChange?: (position: TrickPosition) => void;
}

/** Which rules judge the trick: a choice where it matters, else a word if they are unusual. */
export function TrickReading(props: TrickReadingProps) {
  const choices = createMemo(() =>
    props.onChange ? choicesThatMatter(props.position.trick, props.position) : NO_CHOICE,
  );
  const isSet = (list: readonly string[], isUsual: boolean) => list.length === 0 && !isUsual;
  return (
    <>
      <Show when={isSet(choices().variants, props.position.variant === 'basic')}>
        <p class="st-note">{props.t(`reading.${props.position.variant}`)}</p>
      </Show>
      <Show when={isSet(choices().editions, props.position.edition === 'house')}>
        <p class="st-note">
          {props.t('reading.edition')} {props.t(`reading.${props.position.edition}`)}
        </p>
      </Show>
      <ReadingSwitch
        id={props.id}
        ruleset={props.position}
        editions={choices().editions}
        variants={choices().variants}
        questions={[]}
        t={props.t}
        onChange={({ edition, variant }) =>
          props.onChange?.({ ...props.position, edition, variant })
        }
      />
    </>
  );
}

const NO_CHOICE: Choices = { editions: [], variants: [] };
