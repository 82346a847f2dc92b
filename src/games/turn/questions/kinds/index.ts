export { bury, guard } from './discard.ts';
export { earn } from './earn.ts';
export { order } from './order.ts';
export { fits, place } from './place.ts';
export { winner } from './winner.ts';
