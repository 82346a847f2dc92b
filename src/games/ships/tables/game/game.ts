import { checked, err, ok, type Result } from '../../../../core/result.ts';
import type { ReasonText } from '../../../../kit/question/view.ts';
import { explainNext, explainPhase, explainStart } from '../../explain/phase.ts';
import { sayCard, type Translate } from '../../explain/say.ts';
import { countOf, KINDS } from '../../rules/cards.ts';
import { type Game, type GameRecord, gameAfter, replay } from '../../rules/game.ts';
import { HOUSE } from '../../rules/readings.ts';
import {
  type Picks,
  pickedFrom,
  sayRefusals,
  saySteps,
  sayTitle,
  viewSides,
} from '../scene/scene.ts';

export function viewGame(record: GameRecord, t: Translate) {
  const [now, before] = checked(replay(record, HOUSE)).toReversed() as [Game, Game?];
  const choices = record.choices.at(-1);
  const happened = before && choices ? explainPhase(before, choices, now) : explainStart();
  const { deck, discards } = now.supply;
  return {
    scene: {
      phase: now.phase,
      title: sayTitle(now, t),
      sides: viewSides(now),
    },
    supply: t('table.supply', { deck: deck.length, discards: discards.length }),
    steps: saySteps([...happened, ...explainNext(now)], t),
    kinds: kindsOf(now, t),
    isOver: now.phase === null,
  };
}

const kindsOf = ({ hands, supply }: Game, t: Translate) =>
  KINDS.map((kind) => ({
    name: sayCard(kind, t),
    counts: [
      countOf(kind, hands[0]),
      countOf(kind, hands[1]),
      countOf(kind, [...supply.deck, ...supply.discards]),
    ],
  }));

export function revealed(
  record: GameRecord,
  picks: Picks,
  t: Translate,
): Result<GameRecord, readonly ReasonText[]> {
  const game = gameAfter(record, HOUSE);
  const choices = pickedFrom(game.hands, picks);
  const refusals = sayRefusals(game, choices, t);
  if (refusals.length > 0) return err(refusals);
  return ok({ ...record, choices: [...record.choices, choices] });
}
