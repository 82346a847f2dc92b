import type { GameStep } from './game.ts';
import { type Speech, sayGameStep } from './say.ts';

/** One step on who starts or wins, said to a player whom it is about; of others, and before a game, as ever. */
export function sayGameStepToYou(step: GameStep, speech: Speech): string {
  const { t, list, name, you } = speech;
  if ('values' in step || step.key === 'start-lots' || step.key === 'start-sinking-ship')
    return sayGameStep(step, speech);
  const others = step.seats.filter((seat) => seat !== you);
  return others.length === step.seats.length
    ? sayGameStep(step, speech)
    : t(`your-step.${step.key}`, { names: list(others.map(name)) });
}
