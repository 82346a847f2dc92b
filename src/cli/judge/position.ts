import { makePosition, type Position } from '../../games/santa-timea/notation/position.ts';
import type { Answer, Tongue } from './answer.ts';
import { judgeGame } from './game.ts';
import { judgeHand } from './hand.ts';
import { judgeRound } from './round.ts';
import { judgeRow } from './row.ts';
import { judgeScore } from './score.ts';
import { judgeTrick } from './trick.ts';

/** What the rules say about a position, headed by its kind and its canonical notation. */
export function judgePosition(position: Position, tongue: Tongue): Answer {
  const notation = makePosition(position);
  const { data, lines } = answerTo(position, tongue);
  return { data: { kind: position.kind, notation, ...data }, lines: [notation, ...lines] };
}

function answerTo(position: Position, tongue: Tongue): Answer {
  switch (position.kind) {
    case 'trick':
      return judgeTrick(position, tongue);
    case 'round':
      return judgeRound(position, tongue);
    case 'game':
      return judgeGame(position, tongue);
    case 'score':
      return judgeScore(position, tongue);
    case 'row':
      return judgeRow(position, tongue);
    case 'hand':
      return judgeHand(position, tongue);
  }
}
