import { For, Index, type JSX, type Ref, Show } from 'solid-js';
import { sayStat, type Translate } from '../../explain/say.ts';
import type { Card } from '../../rules/cards.ts';
import { PHASES, type Phase } from '../../rules/legal.ts';
import { type Ship, STATS } from '../../rules/ship.ts';
import { Cards } from '../cards/Cards.tsx';
import { Warship } from './Warship.tsx';

export const Fleet = (props: {
  readonly phase: Phase | null;
  readonly title: string;
  readonly hasWon?: boolean | undefined;
  readonly sides: readonly {
    readonly name: string;
    readonly ship?: Ship | null;
    readonly before?: Ship | null | undefined;
    readonly shown?: readonly Card[] | null;
  }[];
  readonly t: Translate;
  readonly ref?: Ref<HTMLParagraphElement> | undefined;
  readonly children?: JSX.Element;
}) => (
  <div class="st-sea pane">
    <Show when={props.title || props.phase}>
      <div class="st-winds sl-bar" classList={{ 'st-dressed': props.hasWon === true }}>
        <Show when={props.title}>
          <p class="sl-phase" tabindex="-1" ref={props.ref}>
            {props.title}
            <Show when={props.phase}>
              {(phase) => <span class="aloud">{` · ${props.t(`phase.${phase()}`)}`}</span>}
            </Show>
          </p>
        </Show>
        <Show when={props.phase}>
          <ol class="row sl-phases">
            <For each={PHASES}>
              {(phase) => (
                <li aria-current={phase === props.phase ? 'step' : undefined}>
                  {props.t(`phase.${phase}`)}
                </li>
              )}
            </For>
          </ol>
        </Show>
      </div>
    </Show>
    {props.children}
    <div class="sl-water">
      <Index each={props.sides}>
        {(side, seat) => (
          <div class="sl-side">
            <p class="sl-name">{side().name}</p>
            <Show when={side().shown}>
              {(shown) => <Cards label={props.t('scene.shown')} cards={shown()} t={props.t} />}
            </Show>
            <Warship ship={side().ship ?? null} isEnemy={seat > 0} />
            <Show when={side().ship}>
              {(ship) => (
                <dl class="sl-stats">
                  <For each={STATS}>
                    {(stat) => {
                      const points = () => ship()[stat];
                      const before = () => side().before?.[stat] ?? points();
                      const isHit = () => points() < before();
                      return (
                        <div classList={{ 'sl-down': points() === 0, bad: isHit() }}>
                          <dt>{sayStat(stat, props.t)}</dt>
                          <dd>{isHit() ? `${before()}→${points()}` : points()}</dd>
                        </div>
                      );
                    }}
                  </For>
                </dl>
              )}
            </Show>
          </div>
        )}
      </Index>
    </div>
  </div>
);
