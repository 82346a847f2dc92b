import { For, Show } from 'solid-js';
import { WINDS, type Wind } from '../../../../core/compass.ts';
import { Button } from '../../../../kit/Button.tsx';
import type { Translate } from '../../explain/words.ts';
import type { Seat } from '../../rules/round.ts';
import { Hat, Needle } from '../cards/icons.tsx';
import { type EntryPlace, numbersAt } from './entry.ts';

/** What stands on her cards in every language. */
const PIRATESS = 'P';

export function JudgePad(props: {
  readonly list: EntryPlace['list'];
  readonly wind: Wind | null;
  readonly t: Translate;
  readonly onWind: (stroke: Wind | 'piratess') => void;
  readonly onNumber: (number: number) => void;
}) {
  const t = props.t;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset makes no row. */}
      <div
        class="st-keys st-judge-winds"
        style={{ '--keys': 5 }}
        role="group"
        aria-label={t('picker.wind')}
      >
        <For each={WINDS}>
          {(wind) => (
            <Button
              class={`st-${wind}`}
              isPressed={props.wind === wind}
              label={t(`wind.${wind}`)}
              onPress={() => props.onWind(wind)}
            >
              <Needle />
              {t(`letter.${wind}`)}
            </Button>
          )}
        </For>
        <Button
          class="st-P"
          label={t('card.piratess')}
          isOff={props.list === 'row'}
          onPress={() => props.onWind('piratess')}
        >
          <Hat />
          {PIRATESS}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      <div
        class="st-keys st-large st-judge-numbers"
        classList={{ 'st-few': props.list === 'row' }}
        style={{ '--keys': props.list === 'row' ? 3 : 7 }}
        role="group"
        aria-label={t(props.list === 'row' ? 'picker.damage' : 'picker.number')}
      >
        <For each={numbersAt(props.list)}>
          {(number) => (
            <Button isOff={props.wind === null} onPress={() => props.onNumber(number)}>
              <Show when={props.list === 'row'}>
                <span aria-hidden="true">{'▲'.repeat(number)}</span>
              </Show>
              {number}
            </Button>
          )}
        </For>
      </div>
    </>
  );
}

export function JudgeTakers(props: {
  readonly names: readonly string[];
  /** Who was chosen: a seat, null for nobody; undefined before. */
  readonly taker?: Seat | null | undefined;
  readonly t: Translate;
  readonly onTake: (seat: Seat) => void;
  /** Left out where nobody is no answer. */
  readonly onNobody?: (() => void) | undefined;
}) {
  const isPressed = (seat: Seat | null) =>
    props.taker === undefined ? undefined : props.taker === seat;
  return (
    <div class="st-keys st-large st-judge-takers" style={{ '--keys': 2 }}>
      <For each={props.names}>
        {(name, seat) => (
          <Button isPressed={isPressed(seat())} isSingle onPress={() => props.onTake(seat())}>
            {name}
          </Button>
        )}
      </For>
      {props.onNobody && (
        <Button isPressed={isPressed(null)} isSingle onPress={props.onNobody}>
          {props.t('judge-table.nobody')}
        </Button>
      )}
    </div>
  );
}
