import { err, ok, type Result } from '../../../../core/result.ts';
import type { Catalogue } from '../../../../core/words.ts';
import type { ToldReason } from '../../../../kit/question/told.ts';
import { explainNext, explainPhase, explainStart } from '../../explain/phase.ts';
import { sayCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { countOf, KINDS } from '../../rules/cards.ts';
import type { Game } from '../../rules/game.ts';
import { HOUSE } from '../../rules/readings.ts';
import { type GameRecord, gameAfter, replay } from '../../rules/replay.ts';
import { SEATS } from '../../rules/seats.ts';
import type { Picks } from '../cards/picks.ts';
import {
  pickedFrom,
  sideName,
  type ToldScene,
  tellCards,
  tellRefusals,
  tellStats,
  tellSteps,
} from '../scene/scene.ts';
import { lateTranslate } from '../words.ts';

/** Where the cards of one kind are. */
interface ToldKind {
  readonly name: string;
  /** In the hand of each player, then in the deck and among the discards. */
  readonly counts: readonly [number, number, number];
}

/** A game with open hands, at a moment. */
export interface ToldGame {
  readonly record: GameRecord;
  readonly scene: ToldScene;
  /** How many cards are left to deal, and how many were discarded, said. */
  readonly supply: string;
  /** What happened last, and what is to be chosen now. */
  readonly steps: readonly ToldReason[];
  readonly kinds: readonly ToldKind[];
  readonly isOver: boolean;
  readonly canGoBack: boolean;
}

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
  phase,
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

/** All that a game with open hands needs once it is played on; it is loaded then, and not before. */
export async function createGameEngine(words: Catalogue, lang: string) {
  const t = await lateTranslate(words, lang);
  return {
    /** Reveals the cards at these places of both hands, or says why they may not be chosen. */
    reveal: (record: GameRecord, picks: Picks): Result<ToldGame, readonly ToldReason[]> => {
      const game = gameAfter(record, HOUSE);
      const choices = pickedFrom(game.hands, picks);
      const refusals = tellRefusals(game, choices, t);
      if (refusals.length > 0) return err(refusals);
      const next = { ...record, choices: [...record.choices, choices] };
      return ok(tellGame(next, t, lang));
    },
    /** One phase back. */
    back: (record: GameRecord): ToldGame =>
      tellGame({ ...record, choices: record.choices.slice(0, -1) }, t, lang),
  };
}
