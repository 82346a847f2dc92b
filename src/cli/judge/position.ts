import { err, ok } from '../../core/result.ts';
import { sayError } from '../../games/santa-timea/explain/say.ts';
import {
  makePosition,
  type Position,
  parsePosition,
} from '../../games/santa-timea/notation/position.ts';
import type { Answer, Tongue } from './answer.ts';
import { judgeGame } from './game.ts';
import type { Judge } from './games.ts';
import { judgeHand } from './hand.ts';
import { judgeRound } from './round.ts';
import { judgeRow } from './row.ts';
import { viewScore } from './score.ts';
import { judgeTrick } from './trick.ts';
import { wordsOf } from './words.ts';

export const judgeText: Judge = (text, language) => {
  const t = wordsOf(language);
  const parsed = parsePosition(text);
  return parsed.ok
    ? ok(judgePosition(parsed.value, { language, t }))
    : err({ error: parsed.error, message: sayError(parsed.error, t) });
};

/** What the rules say about a position, headed by its kind and its canonical notation. */
function judgePosition(position: Position, tongue: Tongue): Answer {
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
      return viewScore(position, tongue);
    case 'row':
      return judgeRow(position, tongue);
    case 'hand':
      return judgeHand(position, tongue);
  }
}
