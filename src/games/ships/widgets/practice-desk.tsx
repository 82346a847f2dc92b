import type { Catalogue } from '../../../core/words.ts';
import type { MadePuzzle } from '../../../widgets/PracticePuzzle.tsx';
import { bandOf } from '../puzzles/difficulty.ts';
import { ASKS, practiceTask } from '../puzzles/practice.ts';
import { Scene } from './Scene.tsx';
import { tellTask } from './tell-task.ts';
import { lateTranslate } from './words.ts';

export { PracticePuzzle } from '../../../widgets/PracticePuzzle.tsx';

const SEEDS = 2 ** 31;

/** @param ask what is asked; anything if it names no question. */
export async function makePractice(
  ask: string,
  words: Catalogue,
  lang: string,
): Promise<MadePuzzle> {
  const t = await lateTranslate(words, lang);
  const wanted = ASKS.find((one) => one === ask) ?? null;
  const task = practiceTask({ ask: wanted, band: null }, Math.floor(Math.random() * SEEDS));
  if (!task) throw new Error(`No puzzle for “${ask}”`);
  const { scene, ...told } = tellTask(task, t, lang);
  return {
    told,
    band: t(`band.${bandOf(task)}`),
    scene: () => <Scene scene={scene} t={t} />,
    words,
  };
}
