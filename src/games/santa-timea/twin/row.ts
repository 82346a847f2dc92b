import { DECK, PIRATESS } from './cards.ts';
import { judge, NOBODY } from './trick.ts';
import { type Book, COPIES, PAGE, SPECIAL } from './worth.ts';

/**
 * Judges at once all tricks that begin with the same cards.
 * @param plays all cards but the last, the leader's first; the place of the last card is written to.
 * @param seats 2 to 5, the last card included.
 * @param outcomes receives for each code of a last card what `judge` would say. What stands at codes of
 * cards that lie already means nothing.
 */
export type RowJudge = (
  wind: number,
  plays: Uint8Array,
  seats: number,
  outcomes: Uint8Array,
) => void;

/** Above every strength. */
const MORE = 1 << 14;
const LAST = MORE - 1;

/** The strengths of the cards that lie, and what becomes of the trick if the last card ties with each. */
const lying = new Int32Array(4);
const tiedWith = new Int32Array(4);

/**
 * Most last cards tie with none before, and then it is enough to compare them with the lowest and the
 * highest card left; of those that tie all have the same outcome that tie with the same card.
 */
export const rowJudge =
  (book: Book): RowJudge =>
  (wind, plays, seats, outcomes) => {
    const last = seats - 1;
    const own = wind * PAGE;
    let copies = own + COPIES;
    let special = (plays[0] as number) >= PIRATESS;
    let origin = plays[0] as number;
    for (let place = 0; place < 4; place++) {
      if (place >= last) {
        lying[place] = LAST;
        continue;
      }
      const card = plays[place] as number;
      const strength = book[card >= PIRATESS ? copies + origin : own + card] as number;
      if (card < PIRATESS) origin = card;
      lying[place] = strength;
      if (strength >= SPECIAL) special = true;
    }
    copies += origin;
    if (special || (book[copies] as number) >= SPECIAL) {
      for (let code = 0; code < DECK; code++) {
        plays[last] = code;
        outcomes[code] = judge(book, wind, plays, 0, seats);
      }
      return;
    }
    const left = survivors(last);
    const lowAt = lowestOf(left);
    const highAt = highestOf(left);
    const low = left === 0 ? MORE : (lying[lowAt] as number);
    const high = left === 0 ? -1 : (lying[highAt] as number);
    for (let place = 0; place < last; place++) {
      const others = left & ~(1 << place);
      tiedWith[place] = others === 0 ? NOBODY : lowestOf(others) | (highestOf(others) << 3);
    }
    const [a, b, c, d] = [lying[0], lying[1], lying[2], lying[3]] as [
      number,
      number,
      number,
      number,
    ];
    const takes = last ^ lowAt;
    const leads = last ^ highAt;
    for (let code = 0; code < DECK; code++) {
      const s = book[code >= PIRATESS ? copies : own + code] as number;
      if (s === a) outcomes[code] = tiedWith[0] as number;
      else if (s === b) outcomes[code] = tiedWith[1] as number;
      else if (s === c) outcomes[code] = tiedWith[2] as number;
      else if (s === d) outcomes[code] = tiedWith[3] as number;
      else {
        // Arithmetic instead of branches that can't be predicted: all ones if it is lower, if it is higher.
        const lower = (s - low) >> 31;
        const higher = (high - s) >> 31;
        outcomes[code] = (lowAt ^ (takes & lower)) | ((highAt ^ (leads & higher)) << 3);
      }
    }
  };

/** A bit for every lying card that ties with no other. */
function survivors(cards: number): number {
  let left = 0;
  for (let place = 0; place < cards; place++) {
    let alone = 1;
    for (let other = 0; other < cards; other++) {
      if (other !== place && lying[other] === lying[place]) alone = 0;
    }
    left |= alone << place;
  }
  return left;
}

function lowestOf(places: number): number {
  let best = 0;
  let low = MORE;
  for (let place = 0; place < 4; place++) {
    const strength = lying[place] as number;
    if (places & (1 << place) && strength < low) {
      low = strength;
      best = place;
    }
  }
  return best;
}

function highestOf(places: number): number {
  let best = 0;
  let high = -1;
  for (let place = 0; place < 4; place++) {
    const strength = lying[place] as number;
    if (places & (1 << place) && strength > high) {
      high = strength;
      best = place;
    }
  }
  return best;
}

/**
 * [X1] Of tied cards only the first is noticed, and it counts: whoever forgets that ties knock out sees
 * the lowest card take. Right about the taker only, and where a numbered card is led.
 */
export const tieBlindRowJudge =
  (book: Book): RowJudge =>
  (wind, plays, seats, outcomes) => {
    const own = wind * PAGE;
    const copies = own + COPIES;
    let origin = plays[0] as number;
    let low = MORE;
    let lowAt = 0;
    const last = seats - 1;
    for (let place = 0; place < last; place++) {
      const card = plays[place] as number;
      const strength = book[card >= PIRATESS ? copies + origin : own + card] as number;
      if (card < PIRATESS) origin = card;
      if (strength < low) {
        low = strength;
        lowAt = place;
      }
    }
    const takes = last ^ lowAt;
    for (let code = 0; code < DECK; code++) {
      const s = book[code >= PIRATESS ? copies + origin : own + code] as number;
      outcomes[code] = lowAt ^ (takes & ((s - low) >> 31));
    }
  };
