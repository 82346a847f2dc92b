import type { QuestionGame } from '../../../kit/question/questions.ts';
import { createSpeech, playerNames } from '../explain/say.ts';
import { CLAUSES } from '../rules/clauses.ts';
import { type Edition, openPointsOf } from '../rules/readings.ts';
import type { Seat } from '../rules/round.ts';
import type { TimeaQuestion } from './index.ts';
import type { TimeaTerms } from './kind.ts';
import { choiceOf } from './kinds/play.ts';
import { MISREADINGS, type MisreadingId, misjudges, SHARPEST } from './misreadings.ts';
import { tellReason } from './reason.ts';
import type { Choice } from './scene.ts';

export const SETTINGS: Omit<QuestionGame<TimeaQuestion, TimeaTerms>, 'kinds'> = {
  clauses: CLAUSES,
  misreadings: MISREADINGS,
  sharpest: SHARPEST,
  isAbout: (question, answer, id) =>
    !('choices' in question) ||
    misjudges(choiceOf(question, answer).position, question.place, id as MisreadingId),
  difficulties: { medium: 5, hard: 9, expert: 12 },
  eachMisreading: 2,
  openPoints: (question) => openPointsOf(editionOf(question)),
  cites: ({ step }) => [step.clause],
  speech(question, t) {
    const you = learnerOf(question);
    const names = playerNames(t);
    return createSpeech(t, you === undefined ? names : names.with(you, t('attempt.you')), you);
  },
  sayReason: (reason, speech, question) => tellReason(reason, speech, editionOf(question)),
};

function learnerOf(question: TimeaQuestion): Seat | undefined {
  if ('choices' in question) return question.place;
  return 'ending' in question ? question.ending.plays.length : undefined;
}

export function editionOf(question: TimeaQuestion): Edition {
  if ('edition' in question) return question.edition;
  if ('choices' in question) return (question.choices[0] as Choice).position.edition;
  return 'position' in question && 'edition' in question.position
    ? question.position.edition
    : 'house';
}
