import { err, ok } from '../../core/result.ts';
import { sayCard, sayError } from '../../games/santa-timea/explain/say.ts';
import { explainRefusal } from '../../games/santa-timea/explain/trick.ts';
import { makeCard } from '../../games/santa-timea/notation/cards.ts';
import type { HandPosition } from '../../games/santa-timea/notation/hand.ts';
import {
  makePosition,
  type Position,
  parsePosition,
} from '../../games/santa-timea/notation/position.ts';
import { sameCard } from '../../games/santa-timea/rules/cards.ts';
import { checkPlay, legalCards } from '../../games/santa-timea/rules/legal.ts';
import { type Answer, rulingLine, speechFor, tellSteps, type Words } from './answer.ts';
import { judgeGame } from './game.ts';
import type { Judge } from './games.ts';
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
function judgePosition(position: Position, words: Words): Answer {
  const notation = makePosition(position);
  const { data, lines } = answerTo(position, words);
  return { data: { kind: position.kind, notation, ...data }, lines: [notation, ...lines] };
}

function answerTo(position: Position, words: Words): Answer {
  switch (position.kind) {
    case 'trick':
      return judgeTrick(position, words);
    case 'round':
      return judgeRound(position, words);
    case 'game':
      return judgeGame(position, words);
    case 'score':
      return viewScore(position, words);
    case 'row':
      return judgeRow(position, words);
    case 'hand':
      return judgeHand(position, words);
  }
}

/** Which cards of a hand may be led, and why the others may not. */
export function judgeHand({ cards }: HandPosition, words: Words): Answer {
  const { t } = words;
  const leads = legalCards(cards, true);
  const refused = cards.find((card) => !leads.some((lead) => sameCard(lead, card)));
  const check = refused ? checkPlay(refused, cards, true) : null;
  const refusals = check && !check.ok ? explainRefusal(check.error) : [];
  const { steps, lines } = tellSteps(refusals, ({ key }) => sayError({ code: key }, t), 'house', t);
  const { list } = speechFor(words, 0);
  const ruling =
    leads.length === 0
      ? t('judge.empty-hand')
      : t('judge.may-lead', { cards: list([...new Set(leads.map((card) => sayCard(card, t)))]) });
  return { data: { leads: leads.map(makeCard), steps }, lines: [rulingLine(ruling), ...lines] };
}
