import { Index, type JSX, type Ref, Show } from 'solid-js';
import type { Translate } from '../../explain/say.ts';
import type { Seat } from '../../rules/seats.ts';
import type { Ship } from '../../rules/ship.ts';
import { Cards } from '../cards/Cards.tsx';
import { Fleet } from '../fleet/Fleet.tsx';
import { type Picks, type SceneView, type Side, sideName } from './scene.ts';

export const tableWords = [
  'scene',
  'phase',
  'side',
  'card',
  'cards',
  'wind',
  'letter',
  'short',
  'ship',
  'stat',
  'stat-of',
  'step',
  'error',
] as const;

export function Scene(props: {
  readonly scene: SceneView;
  readonly t: Translate;
  readonly picks?: Picks;
  /** The ships as what is chosen leaves them; where they lose points, both numbers are shown. */
  readonly after?: readonly Ship[];
  /** Makes the hands something to choose from; where there is none, the winds that were shown. */
  readonly onToggle?: ((seat: Seat, place: number) => void) | undefined;
  readonly ref?: Ref<HTMLParagraphElement>;
  readonly children?: JSX.Element;
}) {
  const t = props.t;
  const isTried = () => props.picks !== undefined;
  const afloat = () =>
    props.scene.sides.map(({ ship, shown, hand }, seat) => ({
      name: sideName(seat as Seat, t),
      ship: ship && (props.after?.[seat] ?? ship),
      before: ship,
      shown: isTried() && !hand ? null : shown,
    }));
  const held = (side: Side) => side.hand ?? (isTried() ? side.shown : null);
  /** Where cards are chosen, they are marked in the hand. */
  const chosen = (side: Side) => (isTried() ? null : side.chosen);
  const hasCards = () => props.scene.sides.some((side) => held(side) ?? chosen(side));
  return (
    <>
      <Show when={props.scene.sides.length > 1} fallback={props.children}>
        <Fleet
          phase={props.scene.phase}
          title={props.scene.title}
          sides={afloat()}
          ref={props.ref}
          t={t}
        >
          {props.children}
        </Fleet>
      </Show>
      <Show when={hasCards()}>
        <div
          class="columns st-tray sl-tray"
          classList={{ 'st-board pane': props.scene.sides.length < 2 }}
        >
          <Index each={props.scene.sides}>
            {(side, index) => {
              const seat = index as Seat;
              return (
                <div>
                  <Show when={held(side())}>
                    {(cards) => (
                      <Cards
                        label={t(`scene.${side().hand ? 'hand' : 'winds'}.${seat}`)}
                        cards={cards()}
                        chosen={props.picks?.[seat]}
                        onToggle={props.onToggle && ((place) => props.onToggle?.(seat, place))}
                        t={t}
                      />
                    )}
                  </Show>
                  <Show when={chosen(side())}>
                    {(cards) => <Cards label={t(`scene.chosen.${seat}`)} cards={cards()} t={t} />}
                  </Show>
                </div>
              );
            }}
          </Index>
        </div>
      </Show>
    </>
  );
}
