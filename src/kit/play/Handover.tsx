import { Show } from 'solid-js';
import type { Translate } from '../../core/words.ts';
import { Button } from '../Button.tsx';
import type { PlayedTable } from './create-play.ts';

/** Takes the place of a hand while the phone goes to the next player, or while all are asked whether something may be taken back. */
export const Handover = (props: {
  readonly table: Pick<PlayedTable, 'isAsking' | 'answerBack'>;
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
          <Button class="st-curtain" isSingle onPress={props.onOpen}>
            {props.t('people.show', { name: name() })}
          </Button>
        )}
      </Show>
    }
  >
    <div class="st-keys st-agreement" style={{ '--keys': 2 }}>
      <Button isPrimary isSingle onPress={() => props.table.answerBack(true)}>
        {props.t('people.yes')}
      </Button>
      <Button onPress={() => props.table.answerBack(false)}>{props.t('people.no')}</Button>
    </div>
  </Show>
);
