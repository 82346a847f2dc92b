/** All that a trick table needs once it is touched; it is loaded then, and not before. */
export { BadLinkNote } from './BadLinkNote.tsx';
export { judgeTrick } from './judge-trick.ts';
export { readLinked } from './linked.ts';
export { Picker } from './Picker.tsx';
export { parseTrick } from './parse-trick.ts';
export { TrickReading } from './TrickReading.tsx';
export { withNewSeat, withoutLastSeat, withTurnedWind } from './trick-edits.ts';
