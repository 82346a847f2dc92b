import {
  explainChoices,
  explainEnd,
  explainMostWinds,
  explainNext,
  explainPhase,
  explainStart,
  type RulingStep,
} from '../../explain/phase.ts';
import { sayCard, type Translate } from '../../explain/say.ts';
import type { Position } from '../../notation/position.ts';
import { gameOf, type Match, playedOf } from '../../players/match.ts';
import { countOf, KINDS } from '../../rules/cards.ts';
import { type Choices, type Game, play } from '../../rules/game.ts';
import { gameAt } from '../../rules/position.ts';
import { HOUSE } from '../../rules/readings.ts';
import { both } from '../../rules/seats.ts';
import { NEW_SHIP } from '../../rules/ship.ts';
import {
  NO_PICKS,
  type Picks,
  placesOf,
  sayRefusals,
  saySteps,
  sayTurn,
  viewScene,
  viewSides,
} from '../scene/scene.ts';

/** What is chosen before anybody has touched the table; of winds that are shown, all. */
export function firstPicks(position: Position): Picks {
  switch (position.kind) {
    case 'winds':
      return both((seat) => [...position.winds[seat].keys()]);
    case 'table': {
      const { choices, hands } = position;
      return choices ? both((seat) => placesOf(choices[seat], hands[seat])) : NO_PICKS;
    }
    default:
      return NO_PICKS;
  }
}

/** The game at which both choose: hands alone are tried in the sail phase, and winds shown are hands. */
function gameIn(position: Position): Game {
  switch (position.kind) {
    case 'hand':
      return sailing([position.cards, []]);
    case 'winds':
      return sailing(position.winds);
    case 'table':
      return gameAt(position, HOUSE);
    case 'game':
      return gameOf(position);
  }
}

const sailing = (hands: Choices): Game =>
  gameAt({ phase: 'sail', ships: [NEW_SHIP, NEW_SHIP], hands, winds: [[], []] }, HOUSE);

/** The table as it lies, whatever is chosen. */
export function viewTable(position: Position, t: Translate) {
  if (position.kind !== 'game') {
    const scene = viewScene(position);
    const both = scene.phase === 'fire' ? 'try.how-fire' : 'try.how';
    const how = t(scene.sides.length > 1 ? both : 'try.how-alone');
    return { label: t('try.label'), scene, how, game: null };
  }
  const now = gameOf(position);
  const { hands, phase, supply } = now;
  const { deck, discards } = supply;
  return {
    label: t('table.label'),
    scene: { phase, title: sayTurn(now, t), sides: viewSides(now) },
    how: t('table.how'),
    game: {
      match: position,
      isOver: phase === null,
      supply: t('table.supply', { deck: deck.length, discards: discards.length }),
      kinds: KINDS.map((kind) => ({
        name: sayCard(kind, t),
        counts: [...hands, [...deck, ...discards]].map((cards) => countOf(kind, cards)),
      })),
    },
  };
}

/** What comes of these cards; as long as none are chosen in a game, what happened last in it. */
export function viewTry(position: Position, picks: Picks, t: Translate) {
  const game = gameIn(position);
  const choices = both((seat) => picks[seat].flatMap((place) => game.hands[seat][place] ?? []));
  const isUntouched = position.kind === 'game' && choices.flat().length === 0;
  const refusals = isUntouched ? [] : sayRefusals(game, choices, t);
  const next = play(game, choices);
  const ships = next.ok ? next.value.ships : game.ships;
  if (refusals.length > 0) return { choices, isRefused: true, ships, steps: refusals };
  const steps = isUntouched ? happenedIn(position) : explainTry(position, game, choices, ships);
  return { choices, isRefused: false, ships, steps: saySteps(steps, t) };
}

function happenedIn(match: Match): RulingStep[] {
  const last = playedOf(match).at(-1);
  return [
    ...(last ? explainPhase(last.before, last.choices, last.after) : explainStart()),
    ...explainNext(gameOf(match)),
  ];
}

function explainTry({ kind }: Position, game: Game, choices: Choices, ships: Game['ships']) {
  const { phase } = game;
  if (!phase) return [];
  const steps = explainChoices({ ...game, phase }, choices, HOUSE);
  if (kind === 'hand') return [...steps.slice(0, 1), explainMostWinds(game.hands[0])];
  return phase === 'fire' ? [...steps, ...explainEnd(ships, HOUSE)] : steps;
}
