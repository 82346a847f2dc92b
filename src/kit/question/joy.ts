interface Joy {
  readonly says: 'at-once' | 'seen' | 'hard' | 'row';
  readonly isFull: boolean;
}

const ROW = 5;

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

export function countAtOnce(isRight: boolean): number {
  row = isRight ? row + 1 : 0;
  return row;
}
