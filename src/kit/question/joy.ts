/** Said in addition to an answer that is right at the first try; `isFull`: the ship shows flags. */
interface Joy {
  readonly says: 'at-once' | 'seen' | 'hard' | 'row';
  readonly isFull: boolean;
}

/** So many right at once in a row are worth a word. */
const ROW = 5;

/** @param row how many in a row were right at once, this one included. */
export function joyOf({
  row,
  isHard,
  hasSeen,
}: {
  readonly row: number;
  readonly isHard: boolean;
  readonly hasSeen: boolean;
}): Joy {
  if (row % ROW === 0) return { says: 'row', isFull: true };
  if (isHard) return { says: 'hard', isFull: true };
  return { says: hasSeen ? 'seen' : 'at-once', isFull: false };
}

let row = 0;

/** Counts how many questions of this visit to the page were right at once in a row. */
export function countAtOnce(isRight: boolean): number {
  row = isRight ? row + 1 : 0;
  return row;
}
