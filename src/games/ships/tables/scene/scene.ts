import { sayError } from '../../../../core/result.ts';
import type { ReasonText } from '../../../../kit/question/view.ts';
import type { RulingStep } from '../../explain/phase.ts';
import { createSpeech, type Translate, tellStep } from '../../explain/say.ts';
import type { Scene } from '../../questions/kind.ts';
import type { Card } from '../../rules/cards.ts';
import { type Choices, checkMove, type Game } from '../../rules/game.ts';
import type { Phase, Refusal } from '../../rules/legal.ts';
import { type Pair, SEATS, type Seat } from '../../rules/seats.ts';
import type { Ship } from '../../rules/ship.ts';

/** The places of the cards that each has chosen from the hand. */
export type Picks = Pair<readonly number[]>;

export const NO_PICKS: Picks = [[], []];

export const toggled = (places: readonly number[], place: number): readonly number[] =>
  places.includes(place) ? places.filter((one) => one !== place) : [...places, place];

export const toggledAt = ([first, second]: Picks, seat: Seat, place: number): Picks =>
  seat === 0 ? [toggled(first, place), second] : [first, toggled(second, place)];

export interface Side {
  /** Null where only cards are asked about. */
  readonly ship: Ship | null;
  readonly shown: readonly Card[] | null;
  readonly hand: readonly Card[] | null;
  readonly chosen: readonly Card[] | null;
}

export interface SceneView {
  readonly phase: Phase | null;
  readonly title: string;
  readonly sides: readonly Side[];
}

export const sideName = (seat: Seat, t: Translate): string => t(`side.${seat}`);

export const sayTurn = ({ phase, turn }: Pick<Game, 'phase' | 'turn'>, t: Translate): string =>
  t(phase ? 'play.turn' : 'play.over', { turn });

export function saySteps(
  steps: readonly RulingStep[],
  t: Translate,
  names?: readonly string[] | undefined,
): ReasonText[] {
  const speech = createSpeech(t, names);
  return steps.map((step) => tellStep(step, speech));
}

export function placesOf(cards: Choices[0], hand: Choices[0]): number[] {
  const places: number[] = [];
  for (const card of cards) {
    places.push(hand.findIndex((held, index) => held === card && !places.includes(index)));
  }
  return places;
}

export const tellRefusal = (refusal: Refusal, t: Translate): ReasonText => ({
  text: sayError(refusal, t),
  clause: refusal.clause,
  ours: false,
});

export const sayRefusals = (game: Game, choices: Choices, t: Translate): ReasonText[] =>
  SEATS.flatMap((seat) => {
    const checked = checkMove(game, seat, choices[seat]);
    if (checked.ok) return [];
    const { text, ...rest } = tellRefusal(checked.error, t);
    return [{ ...rest, text: t('try.refused', { side: sideName(seat, t), why: text }) }];
  });

export function viewScene(position: Scene): SceneView {
  const bare = { ship: null, shown: null, hand: null, chosen: null };
  switch (position.kind) {
    case 'hand':
      return { phase: null, title: '', sides: [{ ...bare, hand: position.cards }] };
    case 'winds':
      return { phase: null, title: '', sides: position.winds.map((shown) => ({ ...bare, shown })) };
    case 'table':
      return { phase: position.phase, title: '', sides: viewSides(position, position.choices) };
  }
}

export const viewSides = (
  { phase, ships, hands, winds }: Pick<Game, 'phase' | 'ships' | 'hands' | 'winds'>,
  choices: Choices | null = null,
): Side[] =>
  SEATS.map((seat) => ({
    ship: ships[seat],
    shown: phase === 'fire' ? winds[seat] : null,
    hand: hands[seat],
    chosen: choices?.[seat] ?? null,
  }));
