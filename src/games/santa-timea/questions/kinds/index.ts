/** Every kind of question that Santa Timea asks; a new one is one more line. */
export { atMost } from './at-most.ts';
export { last } from './last.ts';
export { leader } from './leader.ts';
export { open } from './open.ts';
export { play } from './play.ts';
export { row } from './row.ts';
export { safe } from './safe.ts';
export { score } from './score.ts';
export { sets } from './sets.ts';
export { share } from './share.ts';
export { stage } from './stage.ts';
export { starter } from './starter.ts';
export { taker } from './taker.ts';
export { toCome } from './to-come.ts';
export { wind } from './wind.ts';
export { winner } from './winner.ts';
export { worth } from './worth.ts';
