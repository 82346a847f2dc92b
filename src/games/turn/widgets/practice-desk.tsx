import type { Catalogue } from '../../../core/words.ts';
import type { MadePuzzle } from '../../../widgets/PracticePuzzle.tsx';
import { practicePuzzle } from '../puzzles/maker.ts';
import { ASKS } from '../puzzles/task.ts';
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
  const { task, band } = practicePuzzle(Math.floor(Math.random() * SEEDS), wanted);
  const { scene, ...told } = tellTask(task, t, lang);
  return {
    told,
    band: t(`band.${band}`),
    scene: () => <Scene scene={scene} t={t} />,
    words,
  };
}
