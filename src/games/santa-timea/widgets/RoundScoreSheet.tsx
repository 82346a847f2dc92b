import { For, Show } from 'solid-js';
import type { Translate } from '../../../core/words.ts';
import type { Column } from '../explain/score.ts';
import type { Ruleset } from '../notation/ruleset.ts';
import type { Holding, Score } from '../rules/score.ts';
import { Arrow } from './marks.tsx';

export interface RoundScoreSheetProps {
  readonly names: readonly string[];
  readonly holdings: readonly Holding[];
  readonly scores: readonly Score[];
  readonly ruleset: Ruleset;
  readonly t: Translate;
}

const BASIC: readonly Column[] = ['set', 'damage', 'place', 'points', 'total'];
const PRO: readonly Column[] = ['set', 'damage', 'place', 'points', 'bonus', 'penalty', 'total'];

/** The score sheet as it is kept on paper: a column for each player, added up from top to bottom. */
export function RoundScoreSheet(props: RoundScoreSheetProps) {
  return (
    <table class="st-sheet">
      <caption>
        {props.t('score.sheet')}{' '}
        <small>
          {props.t(`reading.${props.ruleset.variant}`)}
          {' · '}
          {props.t('reading.edition')} {props.t(`reading.${props.ruleset.edition}`)}
        </small>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="st-aloud">{props.t('score.column')}</span>
          </th>
          <For each={props.holdings}>
            {(_, seat) => (
              <th scope="col">
                <span>{props.names[seat()]}</span>
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={props.ruleset.variant === 'pro' ? PRO : BASIC}>
          {(column) => (
            <tr class={`st-sheet-${column}`}>
              <th scope="row">{props.t(`score.columns.${column}`)}</th>
              <For each={props.scores}>
                {(score, seat) => (
                  <td>
                    <Show when={column === 'set'} fallback={cell(column, score)}>
                      <Sets holding={props.holdings[seat()]} t={props.t} />
                    </Show>
                  </td>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

/** What stands in a cell; points gained and lost after the first carry their sign. */
function cell(column: Column, score: Score): string {
  if (column === 'set') return '';
  if (column === 'bonus') return signed('+', score.bonus);
  if (column === 'penalty') return signed('−', score.penalty);
  return String(score[column]);
}

const signed = (sign: string, points: number): string => (points === 0 ? '0' : sign + points);

/** The sets a seat discards, each as the arrow and the letter of its wind. */
function Sets(props: { readonly holding: Holding | undefined; readonly t: Translate }) {
  return (
    <For
      each={props.holding?.discarded}
      fallback={
        <>
          <span aria-hidden="true">–</span>
          <span class="st-aloud">{props.t('score.no-set')}</span>
        </>
      }
    >
      {(wind) => (
        <svg
          class={`st-set st-${wind}`}
          viewBox="0 0 44 24"
          role="img"
          aria-label={props.t('score.discarded-set', { wind: props.t(`wind.${wind}`) })}
        >
          <Arrow wind={wind} x={12} y={12} size={9} />
          <text x="33" y="18" font-size="17" font-weight="700" text-anchor="middle">
            {props.t(`letter.${wind}`)}
          </text>
        </svg>
      )}
    </For>
  );
}
