import { createSignal } from 'solid-js';

/*
 * The page with the score sheet has two islands: one enters a round, the other keeps the game. What both have to know
 * of the table stands here, since neither is inside the other.
 */

/** What the players are called, by seat, as the sheet of the game has it; empty where nobody has said so. */
const [ownNames, setOwnNames] = createSignal<readonly string[]>([]);

export { ownNames, setOwnNames };

/** How many play, once somebody joined or left while a round was entered. */
const [seatsLaid, setSeatsLaid] = createSignal<number>();

export { seatsLaid, setSeatsLaid };
