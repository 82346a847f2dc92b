import { expect, it } from 'vitest';
import { clausesOf } from './clauses.ts';
import { parseTask } from './read.ts';

function about(text: string): ReadonlySet<string> {
  const parsed = parseTask(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.code}`);
  return clausesOf(parsed.value);
}

it.each([
  ['taker in trick E3: E5 N11', 'T4 V1 V3 V4', 'V2 V6 X1 P5'],
  ['leader in trick N2: S8 S5', 'T6 V2 V6', 'X1 V4'],
  ['taker in trick N2: E10 P N7', 'P1 P3 P5 A1 X1', 'A1b A2 A16'],
  ['taker in trick N2: S8 P S5', 'P1 P3 A1b', 'A1'],
  ['taker in trick N2: P P N5', 'P6 A2 A3', 'A1 A1b'],
  ['taker in trick N2: N7 E14', 'X1 X3 A16', 'P5 V4'],
  ['taker in trick pro N2+S1: P N5', 'P6 A14', 'X3 B2'],
  ['avoid N1 N9 in trick N2: N7 _ E4', 'T1 T2 T4', 'P4'],
  ['take N1 P in trick N2: _ E4', 'P4', 'P6'],
  ['open in hand N3 P', 'P4', 'T4'],
  ['now in row N2 S1 W1 E3', 'S2 S3', 'T5 B1'],
  ['last in ending E1 N3: E1 E2 / E5 W6', 'T1 T4 T5 T6 R1 R2 R4', 'P4 B1'],
  ['tricks-left in stage 3 9', 'O2', 'S4 R1 S1'],
  ['to-come S1 W9 in round N2: N9 S1', 'T7', 'T4'],
  ['share 1 in trick N2: E11 P', 'P1 P3 A1 V4', 'T4 T6'],
  ['nobody N1 N9 in trick N2: _ W2', 'T1 T2 X3', 'P4'],
  ['win-lead N1 N9 in trick N2: _ E4', 'T1 T2 T6', 'P4'],
  ['now in row N2 S1 W1 E2 ~ N3 E3 S3', 'B1', 'T5'],
  ['leader in trick N2: N7 E8', 'T6 V1 V3', 'V6 A16'],
  ['taker in trick N2: N4 E8 N9', 'X1 A16', 'P5 V4 V6'],
  ['taker in trick N2: W8 E8 N9', 'X1', 'A16'],
  ['points 1 in score N1 / E1 / E2', 'R7', 'R6 R2'],
  ['total 0 in score pro N1 E2 / S3 W3', 'R6', 'A9 B5 A10 B6'],
  ['total 0 in score N1 N2 N3 -N / S1', 'R2', 'B5 B8 R3'],
  ['next in row N2 S1 W1 E3 N1 S2 W2 E1 N3 S1 W3 E2 ~ N1 E1 S3', 'T5 B1', 'R1'],
  ['points 0 in score N1 / E1', 'R4 R6 A9', 'R2 R8'],
  ['points 0 in score N1 / E1 / E2', 'R7 R8', 'R6 A9'],
  ['damage 0 in score N1 N2 N3 S1 S2 S3 -N / E3', 'R2 R3 R4', 'R5 B5'],
  ['total 0 in score pro N1 N1 / E3 S3', 'B3 B4 B8 R10', 'B5 A10 B6'],
  ['total 0 in score pro N1 N2 N3 E1 -N / S3 / E2', 'B5 R2', 'A10'],
  ['total 0 in score pro N3 E3 S3 W3 / N1', 'A10 B4', 'B3'],
  ['sets 0 in score pro N1 N2 N2 N3 / S1', 'R2 B6 B7 B8 A5', 'A10 R3'],
  ['starter in game @1 3-2-1', 'S5 R10', 'S6 S7'],
  ['starter in game @1 2-2-1', 'S5 S6', 'A7 S7'],
  ['starter in game @0 1-3-3', 'S6 A7', 'S7'],
  ['starter in game de 3 sunk 2', 'S7', 'A19 S5'],
  ['starter in game de 3 sunk 1 2', 'S7 A19', 'S5'],
  ['winner in game 3-2-1 3-2-1 3-2-1 1-3-2 2-1-3', 'E1 O3', 'E2'],
  ['winner in game de 3-2-1 3-2-1 3-2-1 1-3-2 1-2-3', 'E1 E2', 'A12'],
])('%s is about %s, not about %s', (text, yes, no) => {
  const clauses = about(text);
  expect(yes.split(' ').filter((id) => !clauses.has(id))).toEqual([]);
  expect(no.split(' ').filter((id) => clauses.has(id))).toEqual([]);
});
