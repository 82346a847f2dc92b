import type { ReasonText } from '../../../../kit/question/view.ts';
import { createSpeech, sayCard, sayError, sayStat, tellStep } from '../../explain/say.ts';
import type { Step } from '../../explain/step.ts';
import type { Translate } from '../../explain/words.ts';
import type { Scene } from '../../questions/kind.ts';
import { type Card, isShot } from '../../rules/cards.ts';
import { type Choices, checkMove, type Game } from '../../rules/game.ts';
import type { Phase } from '../../rules/legal.ts';
import { both, SEATS, type Seat } from '../../rules/seats.ts';
import { FULL, type Ship, STATS } from '../../rules/ship.ts';
import type { Picks } from '../cards/picks.ts';

/** A card as people see and hear it. */
export interface CardView {
  readonly card: Card;
  readonly name: string;
  /** What stands on it: a letter below its arrow, or a short word. */
  readonly mark: string;
}

export interface StatView {
  readonly name: string;
  readonly left: number;
  /** What it was at first. */
  readonly full: number;
}

export interface SideView {
  readonly name: string;
  /** Empty where only cards are asked about. */
  readonly stats: readonly StatView[];
  /** The winds shown this turn; null where none are to be shown yet. */
  readonly shown: readonly CardView[] | null;
  readonly hand: readonly CardView[] | null;
  /** What was chosen; null where that is still to come. */
  readonly chosen: readonly CardView[] | null;
}

export interface SceneView {
  readonly phase: Phase | null;
  /** Where a game stands; empty where nothing more is known than the phase. */
  readonly title: string;
  readonly sides: readonly SideView[];
}

export const viewCards = (cards: readonly Card[], t: Translate): CardView[] =>
  cards.map((card) => ({
    card,
    name: sayCard(card, t),
    mark: isShot(card) ? t(`short.${card}`) : t(`letter.${card}`),
  }));

export const viewStats = (ship: Ship, t: Translate): StatView[] =>
  STATS.map((stat) => ({ name: sayStat(stat, t), left: ship[stat], full: FULL }));

export const sideName = (seat: Seat, t: Translate): string => t(`side.${seat}`);

/** Reasons as sentences, each with its clause. */
export function saySteps(
  steps: readonly Step[],
  t: Translate,
  lang: string,
  names?: readonly string[] | undefined,
): ReasonText[] {
  const speech = createSpeech(t, lang, names);
  return steps.map((step) => tellStep(step, speech));
}

/** The cards at these places of both hands. */
export const pickedFrom = (hands: Choices, picks: Picks): Choices =>
  both((seat) => picks[seat].flatMap((place) => hands[seat][place] ?? []));

/** Why what both have chosen is refused, told of each; nothing if the rules allow it. */
export const sayRefusals = (game: Game, choices: Choices, t: Translate): ReasonText[] =>
  SEATS.flatMap((seat) => {
    const checked = checkMove(game, seat, choices[seat]);
    if (checked.ok) return [];
    const { code, clause } = checked.error;
    const text = t('try.refused', { side: sideName(seat, t), why: sayError({ code }, t) });
    return [{ text, clause, ours: false }];
  });

/** What a position shows; a game is shown by playing it. */
export function viewScene(position: Scene, t: Translate): SceneView {
  switch (position.kind) {
    case 'hand':
      return {
        phase: null,
        title: '',
        sides: [bare(0, t, { hand: viewCards(position.cards, t) })],
      };
    case 'winds': {
      const shown = (seat: Seat) => viewCards(position.winds[seat], t);
      return {
        phase: null,
        title: '',
        sides: SEATS.map((seat) => bare(seat, t, { shown: shown(seat) })),
      };
    }
    case 'table': {
      const { phase, ships, hands, winds, choices } = position;
      const sides = SEATS.map(
        (seat): SideView => ({
          name: sideName(seat, t),
          stats: viewStats(ships[seat], t),
          shown: phase === 'fire' ? viewCards(winds[seat], t) : null,
          hand: viewCards(hands[seat], t),
          chosen: choices && viewCards(choices[seat], t),
        }),
      );
      return { phase, title: '', sides };
    }
  }
}

const bare = (seat: Seat, t: Translate, more: Partial<SideView>): SideView => ({
  name: sideName(seat, t),
  stats: [],
  shown: null,
  hand: null,
  chosen: null,
  ...more,
});
