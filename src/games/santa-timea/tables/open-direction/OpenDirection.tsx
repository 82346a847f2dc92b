import { For, Show } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { createTranslate } from '../../explain/words.ts';
import { parserOf } from '../../notation/error.ts';
import { readScore } from '../../notation/score.ts';
import { WindFace } from '../cards/WindFace.tsx';
import { directionIsMoot, openDirections } from './open-directions.ts';

export const openDirectionWords = [
  'player',
  'letter',
  'blows',
  'damage',
  'open-direction',
] as const;

export interface OpenDirectionProps {
  /** A scoring position in notation, without the card whose direction is open. */
  readonly source: string;
  readonly seat: number;
  readonly damage: number;
  readonly lang: string;
  readonly words: Catalogue;
}

/** A wind card of known damage and unknown direction; it needs no JavaScript in the page. */
export function OpenDirection(props: OpenDirectionProps) {
  const t = createTranslate(props.words, props.lang);
  const parsed = parserOf({ score: readScore })(props.source);
  if (!parsed.ok) throw new Error(`${props.source}: ${parsed.error.code}`);
  const position = parsed.value;
  const directions = openDirections(position, props.seat, props.damage);
  const names = position.holdings.map((_, seat) => t(`player.${seat}`));
  return (
    <div class="st-panel">
      <table class="st-table st-in-columns st-open">
        <caption>
          {t('open-direction.caption', {
            name: names[props.seat] ?? '',
            damage: t('damage', { count: props.damage }),
          })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('open-direction.direction')}</th>
            <For each={names}>{(name) => <th scope="col">{name}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={directions}>
            {({ wind, scores }) => (
              <tr>
                <th scope="row">
                  <WindFace card={{ wind, damage: props.damage }} t={t} />
                </th>
                <Show
                  when={scores}
                  fallback={
                    <td class="soft" colSpan={names.length}>
                      {t('open-direction.no')}
                    </td>
                  }
                >
                  {(all) => <For each={all()}>{(score) => <td>{score.total}</td>}</For>}
                </Show>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <p>
        <b>{t(directionIsMoot(directions) ? 'open-direction.moot' : 'open-direction.matters')}</b>
      </p>
    </div>
  );
}
