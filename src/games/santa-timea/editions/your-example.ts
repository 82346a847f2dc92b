import { askedBy, type Sentence, sourceSays, type YourBook } from './your-book.ts';

/** A short rulebook that nobody has printed, with five rules changed and several left out. */
const TEXT: readonly (readonly [page: string, text: string, entries: string])[] = [
  ['1', 'What it is about', ''],
  ['1', 'Your ship has to get through five storms, each of them twelve tricks long.', 'O2'],
  ['1', 'Whoever has the most victory points after the fifth storm has won.', 'E1 O3'],
  ['1', 'Setting out', ''],
  ['1', 'Shuffle the twenty wind cards before every round.', 'S1'],
  ['1', 'Turn up three of them in a row next to the pile.', 'S2'],
  ['1', 'Hand out twelve wheel cards to everybody; nobody touches the others.', 'S4'],
  ['1', 'Whoever was last on board a ship that sank begins.', 'S7'],
  ['1', 'Later on, the player with the highest score begins.', 'S5'],
  ['1', 'If several share that score, it is whoever began the previous round.', 'S6 A7'],
  ['2', 'A trick', ''],
  ['2', 'Each trick is about the open wind card that lies next to the pile.', 'S3'],
  ['2', 'Each player in turn, going clockwise, lays down a wheel card.', 'T1'],
  ['2', 'Whatever shows the wind’s direction counts what is printed on it.', 'V1'],
  [
    '2',
    'A card that lies at right angles to the wind counts half of that, rounded up to a whole number.',
    'V3 V4',
  ],
  ['2', 'Against the wind a card counts nothing, and all such cards are equal.', 'V2 V6'],
  ['2', 'A Piratess counts what the card right before her counts.', 'P1 P2'],
  ['2', 'Neither she nor that card can take the wind card or lead next.', 'P5'],
  ['2', 'Nobody leads a Piratess who still has a number.', 'P4'],
  ['2', 'Whoever does lead her takes the wind card in any case.', 'P6'],
  ['2', 'Cards that count the same are out of the trick.', 'X1'],
  ['2', 'Of the rest, the one that counts least takes the wind card.', 'T4 X2'],
  ['2', 'The one that counts most leads the next trick.', 'T6'],
  [
    '2',
    'When no card is left, the wind card goes out of the game and the same player leads again.',
    'X3',
  ],
  ['3', 'Counting', ''],
  ['3', 'A player who holds a 1, a 2 and a 3 of the same wind has to put them aside.', 'R2'],
  ['3', 'The other wind cards are damage.', 'R4'],
  [
    '3',
    'From three players on, the last place earns one point and every place above it one more.',
    'R5',
  ],
  ['3', 'Of two players the better one earns two points and the other none.', 'R6'],
  [
    '3',
    'If players have equal damage, they share the points of their places, rounded up.',
    'R7 R8',
  ],
  [
    '3',
    'With equal points after five rounds, the player with the least damage of all five wins.',
    'E2',
  ],
  ['3', 'We wish you fair winds.', ''],
];

const HEADINGS = ['What it is about', 'Setting out', 'A trick', 'Counting'];

const sentence = ([page, text, ids]: (typeof TEXT)[number]): Sentence => {
  const entries = ids.split(' ').filter(Boolean);
  const is = HEADINGS.includes(text) ? 'heading' : entries.length === 0 ? 'nothing' : undefined;
  return { page, text, entries, ...(is ? { is } : {}) };
};

const CHANGED: YourBook['said'] = {
  windCard: 'nearest',
  across: 'rounded-up',
  zeros: 'tie',
  sets: 'must',
  finalCount: 'least-damage',
  // Nothing is said of two players alone.
  twoPlayerTie: 'silent',
};

const sentences = TEXT.map(sentence);
const asked = sentences.flatMap(({ entries }) => entries.flatMap(askedBy));

/** As the German book wherever it speaks, but for the five. */
export const EXAMPLE: Omit<YourBook, 'name'> = {
  lang: 'en',
  against: 'de',
  isAdvanced: false,
  sentences,
  said: {
    ...Object.fromEntries(asked.map((one) => [one, sourceSays('de', one) ?? 'silent'])),
    ...CHANGED,
  },
};
