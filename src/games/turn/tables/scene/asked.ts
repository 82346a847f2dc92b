import type { AnswerView } from '../../../../kit/question/view.ts';
import type { TablePart } from '../../questions/kind.ts';
import type { TableSpot } from '../field/field.ts';
import type { SceneView, TableSceneView } from './scene.ts';

/** A table on which a question is answered. */
export interface AskedScene extends TableSceneView {
  readonly on: TablePart;
}

const isAsked = (scene: SceneView): scene is AskedScene =>
  scene.kind === 'table' && scene.on !== null;

/** The scene of a question that is answered on it; null where the answers are words. */
export const askedOf = (scene: SceneView): AskedScene | null => (isAsked(scene) ? scene : null);

/** The codes of what lies on the part that is asked about. */
function codesOn({ table, on, acting }: AskedScene): readonly string[] {
  const codes = {
    places: table.places.map(({ direction }) => direction),
    piles: table.piles.map(({ direction }) => direction),
    hand: (table.hands[acting]?.cards ?? []).map(({ code }) => code),
  };
  return codes[on];
}

/** The answers that lie nowhere on the part that is asked about. */
export function restOf<A extends AnswerView>(scene: AskedScene, answers: readonly A[]): A[] {
  const codes = codesOn(scene);
  return answers.filter(({ code }) => !codes.includes(code));
}

/** Which of the answers a spot is: two cards of a kind are the same; -1 if it is none. */
export function answerAt(
  { on, acting }: AskedScene,
  answers: readonly AnswerView[],
  { part, code, seat }: TableSpot,
): number {
  const isOffered = part === 'rest' || (part === on && (part !== 'hand' || seat === acting));
  return isOffered ? answers.findIndex((answer) => answer.code === code) : -1;
}
