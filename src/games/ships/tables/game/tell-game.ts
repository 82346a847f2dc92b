import { explainNext, explainPhase, explainStart } from '../../explain/phase.ts';
import { sayCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { countOf, KINDS } from '../../rules/cards.ts';
import type { Game } from '../../rules/game.ts';
import { HOUSE } from '../../rules/readings.ts';
import { type GameRecord, replay } from '../../rules/replay.ts';
import { SEATS } from '../../rules/seats.ts';
import { sideName, tellCards, tellStats, tellSteps } from '../scene/tell-scene.ts';
import type { ToldScene } from '../scene/told-scene.ts';
import type { ToldGame, ToldKind } from './told-game.ts';

/** A game as it stands after its choices, which the rules must allow. */
export function tellGame(record: GameRecord, t: Translate, lang: string): ToldGame {
  const games = replay(record, HOUSE);
  if (!games.ok) throw new Error(`choice ${games.error.step}: ${games.error.code}`);
  const [now, before] = games.value.toReversed();
  const choices = record.choices.at(-1);
  if (!now) throw new Error('a game without a beginning');
  const happened = before && choices ? explainPhase(before, choices, now) : explainStart();
  const { deck, discards } = now.supply;
  return {
    record,
    scene: sceneOf(now, t),
    supply: t('table.supply', { deck: deck.length, discards: discards.length }),
    steps: tellSteps([...happened, ...explainNext(now)], t, lang),
    kinds: kindsOf(now, t),
    isOver: now.phase === null,
    canGoBack: record.choices.length > 0,
  };
}

const sceneOf = ({ phase, turn, ships, hands, winds }: Game, t: Translate): ToldScene => ({
  title: phase ? t('play.title', { turn, phase: t(`phase.${phase}`) }) : t('play.over'),
  sides: SEATS.map((seat) => ({
    name: sideName(seat, t),
    stats: tellStats(ships[seat], t),
    shown: phase === 'fire' ? tellCards(winds[seat], t) : null,
    hand: tellCards(hands[seat], t),
    chosen: null,
  })),
});

const kindsOf = ({ hands, supply }: Game, t: Translate): ToldKind[] =>
  KINDS.map((kind) => ({
    name: sayCard(kind, t),
    counts: [
      countOf(kind, hands[0]),
      countOf(kind, hands[1]),
      countOf(kind, [...supply.deck, ...supply.discards]),
    ],
  }));
