export const SEATS = [0, 1] as const;

export type Seat = (typeof SEATS)[number];

export type Pair<T> = readonly [T, T];

export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

export const both = <T>(of: (seat: Seat) => T): Pair<T> => [of(0), of(1)];
