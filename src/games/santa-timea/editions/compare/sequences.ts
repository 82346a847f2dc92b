import { makeWindCard } from '../../notation/cards.ts';
import { numberCard, PIRATESS, type WheelCard, type WindCard } from '../../rules/cards.ts';
import { TRICKS } from '../../rules/deal.ts';
import { resolveTrick } from '../../rules/trick.ts';
import type { Rules } from '../../rules/variants.ts';
import type { Case, Domain } from './domain.ts';

/** How a trick can end for its wind card: somebody takes it, nobody does, or whoever led a Piratess. */
const ENDS = ['taken', 'untaken', 'led'] as const;
type End = (typeof ENDS)[number];

/** Two cards that end a trick so, under north wind. */
const PLAYS: { readonly [E in End]: readonly WheelCard[] } = {
  taken: [numberCard('N', 2), numberCard('N', 3)],
  untaken: [numberCard('N', 5), numberCard('E', 10)],
  led: [PIRATESS, numberCard('N', 5)],
};

/** Twelve marks for twelve tricks: a pattern has no cards of its own, so no notation either. */
const MARKS: { readonly [E in End]: string } = { taken: '·', untaken: '0', led: 'P' };

/** [P4] A Piratess can be led only when nothing else is left: in the last four tricks. */
const FIRST_LED = TRICKS - 4;

const WIND: WindCard = { wind: 'N', damage: 1 };

/**
 * What becomes of the wind cards of a whole round, by how each of its twelve tricks ends: after which
 * trick each is taken, and which wait for the next round. What a trick does with wind cards depends on
 * nothing else, so these patterns stand for every round.
 */
export const SEQUENCES: Domain = {
  id: 'sequences',
  questions: ['severalCarried', 'lastTrickCarry', 'ledPiratessTakes'],
  *cases() {
    // Smallest first: by the number of tricks that do not simply end with a taker.
    const patterns = [...extended([])].map((ends) => ({
      ends,
      odd: ends.filter((end) => end !== 'taken').length,
    }));
    for (const { ends } of patterns.toSorted((a, b) => a.odd - b.odd)) yield sequence(ends);
  },
};

function* extended(ends: readonly End[]): Generator<readonly End[]> {
  if (ends.length === TRICKS) {
    yield ends;
    return;
  }
  for (const end of ENDS) {
    if (end === 'led' && ends.length < FIRST_LED) continue;
    // Whoever has led a Piratess holds nothing but Piratesses, and may lead again or not.
    yield* extended([...ends, end]);
  }
}

const sequence = (ends: readonly End[]): Case => ({
  ways: 1,
  text: () => ends.map((end) => MARKS[end]).join(''),
  outcome: (rules) => wayOf(ends, rules),
});

/** For each trick how many wind cards its taker receives, then how many wait for the next round. */
function wayOf(ends: readonly End[], rules: Rules): string {
  let carried: readonly WindCard[] = [];
  const taken = ends.map((end) => {
    const ruling = resolveTrick({ wind: WIND, carried, plays: PLAYS[end] }, rules);
    carried = ruling.carried;
    return ruling.takes.map(makeWindCard).length;
  });
  const waiting = rules.lastTrickCarry === 'next-round' ? carried.length : 0;
  return [...taken, waiting].join('.');
}
