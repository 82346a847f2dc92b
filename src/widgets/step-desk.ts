/** What a step needs once it is there: what it keeps on the device, and what it says to answers. */
export { Reply } from './Reply.tsx';
export { isStepDone, markDone } from './step-progress.ts';
