import type { Translate } from '../../../core/words.ts';
import type { Trick } from '../rules/trick.ts';
import type { TrickView } from './create-ruling.ts';
import { sayPlay } from './TrickSeat.tsx';

/** Every card of the table by name, each with its worth unless that is not to be told. */
export const sayPlays = (trick: Trick, view: TrickView, areTold: boolean, t: Translate): string[] =>
  trick.plays.map((card, place) => {
    const worth = areTold ? (view.ruling().worths[place] ?? null) : null;
    return `${view.names[place]}: ${sayPlay(card, trick, worth, t)}.`;
  });

/** What listeners hear after a change: the cards that now read otherwise, and what follows. */
export const sayChange = (
  before: readonly string[],
  now: readonly string[],
  consequences: readonly string[],
): string => [...now.filter((said, place) => said !== before[place]), ...consequences].join(' ');

/** The ruling beyond the worths: who is out, who takes, who leads. */
export const sayConsequences = (view: TrickView): string[] =>
  view
    .steps()
    .flatMap((step, index) => ('halves' in step && 'card' in step ? [] : [index]))
    .map((index) => view.sentences()[index]?.text ?? '');
