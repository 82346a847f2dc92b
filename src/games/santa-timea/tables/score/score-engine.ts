import type { Result } from '../../../../core/result.ts';
import { playerNames } from '../../explain/player-names.ts';
import { createSpeech } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { parserOf } from '../../notation/error.ts';
import { readScore, type ScorePosition } from '../../notation/score.ts';
import { type BadLink, BadLinkNote, readLinked } from '../shared/linked.tsx';
import { type JudgedScore, judgeScore, sayAdvice } from './judged-score.ts';
import { RoundScoreCards } from './RoundScoreCards.tsx';
import { isDamage, toggleSet, withDamage, withNewSeat, withoutLastSeat } from './score-cards.ts';

const parse = parserOf({ score: readScore });

/**
 * All that the scoring of a round needs once it is touched; it is loaded then, and not before.
 * @param names what the players are called now, by seat.
 */
export function createScoreEngine(t: Translate, lang: string, names = () => playerNames(t)) {
  const judge = (position: ScorePosition): JudgedScore => judgeScore(position, t, lang, names());
  return {
    t,
    BadLinkNote,
    RoundScoreCards,
    toggleSet,
    withDamage,
    isDamage,
    withNewSeat,
    withoutLastSeat,
    judge,
    read: (part: string): Result<JudgedScore, BadLink> => {
      const linked = readLinked(part, parse);
      return linked.ok ? { ok: true, value: judge(linked.value) } : linked;
    },
    advise: (position: ScorePosition, seat: number): string =>
      sayAdvice(position, seat, createSpeech(t, lang, names())),
  };
}

export type ScoreEngine = ReturnType<typeof createScoreEngine>;
