export { bury, guard } from './discard.ts';
export { earn } from './earn.ts';
export { fits } from './fits.ts';
export { order } from './order.ts';
export { place } from './place.ts';
export { winner } from './winner.ts';
