import { sayMarks } from '../../core/marks.ts';
import { sayError } from '../../core/result.ts';
import { explainPhase } from '../../games/ships/explain/phase.ts';
import {
  createSpeech,
  createTranslate,
  sayStat,
  type Translate,
  tellStep,
} from '../../games/ships/explain/say.ts';
import { makeWord } from '../../games/ships/notation/cards.ts';
import type { GamePosition } from '../../games/ships/notation/game.ts';
import { makePosition, parsePosition } from '../../games/ships/notation/position.ts';
import { endOf, gameOf, playedOf } from '../../games/ships/players/match.ts';
import type { Game } from '../../games/ships/rules/game.ts';
import { SEATS } from '../../games/ships/rules/seats.ts';
import { STATS } from '../../games/ships/rules/ship.ts';
import { type JudgeAnswer, judgeOf, NOTHING_TOLD, rulingLine } from './answer.ts';

export const judgeShips = judgeOf(
  'ships',
  { createTranslate, parsePosition, makePosition, sayError },
  (position, t) => (position.kind === 'game' ? judgeGame(position, t) : NOTHING_TOLD),
);

function judgeGame(match: GamePosition, t: Translate): JudgeAnswer {
  const game = gameOf(match);
  const { turn, phase, ships, hands, winds, outcome } = game;
  const speech = createSpeech(t);
  const said = playedOf(match).map((played) => ({
    title: titleOf(played.before, t),
    steps: explainPhase(played.before, played.choices, played.after).map((step) => ({
      step,
      ...tellStep(step, speech),
    })),
  }));
  const end = endOf(match, game);
  const marks = sayMarks(match, t);
  return {
    data: {
      turn,
      phase: end ? null : phase,
      ships,
      hands: hands.map(makeWord),
      winds: winds.map(makeWord),
      winner: outcome?.winner ?? null,
      by: outcome?.by ?? null,
      back: match.back,
      hints: match.hints,
      steps: said
        .flatMap(({ steps }) => steps)
        .map(({ step: { key, clause }, text, ours }) => ({ key, clause, text, ours })),
    },
    lines: [
      ...said.flatMap(({ title, steps }) => [
        title,
        ...steps.map(({ text, clause }) => `- ${text} [${clause}]`),
      ]),
      rulingLine(end ? t(`play.end.${end}`) : titleOf(game, t)),
      ...SEATS.map((seat) => {
        const left = STATS.map((stat) => `${sayStat(stat, t)} ${ships[seat][stat]}`);
        return `- ${t(`side.${seat}`)}: ${speech.list(left)}`;
      }),
      ...(marks ? [marks] : []),
    ],
  };
}

const titleOf = ({ turn, phase }: Game, t: Translate): string =>
  t('play.title', { turn, phase: phase ? t(`phase.${phase}`) : '' });
