import { createSignal, onMount } from 'solid-js';
import { type GivenWords, wordsOf } from '../../../../device/page-words.ts';
import { seatNames } from '../../explain/say.ts';
import { createTranslate } from '../../explain/words.ts';
import { parseGame } from '../../notation/game.ts';
import type { ScorePosition } from '../../notation/score.ts';
import { tables } from '../../players/kept.ts';
import { at } from '../../players/match.ts';
import { holdingsOf } from '../../rules/dealt-game.ts';
import { viewScore } from '../score/score-view.ts';
import { PlayScore } from './PlaySheet.tsx';

/** The score of a round that lies on the device; of the lesson's own as long as none was played to its end. */
export function PlayedRound(props: {
  readonly position: ScorePosition;
  /** Where the reader may have played a round of their own. */
  readonly step: string;
  readonly lang: string;
  readonly words: GivenWords;
}) {
  const t = createTranslate(wordsOf(props.words), props.lang);
  const { edition } = props.position;
  const [score, setScore] = createSignal(viewScore(props.position, t));
  onMount(() => {
    const text = tables.isOver(props.step) ? tables.textOf(props.step) : undefined;
    const match = text === undefined ? null : parseGame(text);
    if (!match?.ok) return;
    const { variant, sets, people } = match.value;
    const holdings = holdingsOf(at(match.value), sets, people);
    setScore(viewScore({ kind: 'score', edition, variant, holdings }, t, seatNames(t)));
  });
  return (
    <div class="st-panel">
      <PlayScore score={score()} t={t} />
    </div>
  );
}
