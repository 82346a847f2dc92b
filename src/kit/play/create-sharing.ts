import { batch, createSignal } from 'solid-js';
import { isShared, type People } from '../../core/people.ts';

/** A phone that goes from hand to hand: whose cards lie open on it, and whether all are asked to agree. */
export function createSharing(people: () => People) {
  const [holder, setHolder] = createSignal<number | null>(null);
  const [isAsking, setAsking] = createSignal(false);
  const lay = (isAsked: boolean) =>
    batch(() => {
      setHolder(null);
      setAsking(isAsked);
    });
  return {
    isShared: () => isShared(people()),
    /** Who has asked for the cards; null while nobody may see any. */
    holder,
    /** Whether the others are asked if something may be taken back. */
    isAsking,
    open: (seat: number | null) => setHolder(seat),
    /** Nobody holds the phone any more. */
    close: () => lay(false),
    ask: () => lay(true),
  };
}
