import type { WheelCard, WindCard } from '../rules/cards.ts';
import type { ClauseId } from '../rules/clauses.ts';
import type { Refusal } from '../rules/legal.ts';
import type { OpenPoint } from '../rules/readings.ts';
import type { Trick, TrickRuling } from '../rules/trick.ts';
import type { Rules } from '../rules/variants.ts';
import { isZero, type Worth } from '../rules/worth.ts';

export interface Because {
  readonly clause: ClauseId;
  readonly question?: OpenPoint;
}

interface WorthStep extends Because {
  readonly key:
    | 'full'
    | 'half'
    | 'zero'
    | 'copy'
    | 'copy-chain'
    | 'copy-printed'
    | 'led'
    | 'copy-led';
  readonly place: number;
  /** The card played, or for a copy the card copied; null if there is none to copy. */
  readonly card: WheelCard | null;
  readonly halves: number;
}

/** Plays worth zero, ranked by their printed numbers from low to high; equal ones share a rank. */
interface RanksStep extends Because {
  readonly key: 'zeros-ranked';
  readonly ranks: readonly (readonly number[])[];
}

interface TieStep extends Because {
  readonly key: 'tie' | 'tie-zero' | 'tie-led';
  readonly places: readonly number[];
  readonly halves: number;
}

interface OutcomeStep extends Because {
  readonly key:
    | 'lowest'
    | 'lowest-printed'
    | 'next-lowest'
    | 'only-card'
    | 'led-takes'
    | 'led-takes-anyway'
    | 'nobody'
    | 'highest'
    | 'highest-printed'
    | 'next-highest'
    | 'only-card-leads'
    | 'lead-stays';
  /** The play that decides; null for nobody. */
  readonly place: number | null;
}

/** Where wind cards go besides this trick's own card going to its taker. */
interface WindCardsStep extends Because {
  readonly key: 'takes-carried' | 'leaves-carried' | 'carried' | 'aside';
  readonly cards: readonly WindCard[];
}

export type TrickStep = WorthStep | RanksStep | TieStep | OutcomeStep | WindCardsStep;

/** The reasons of a ruling, in the order in which players think: worths, ties, taker, wind cards, lead. */
export function explainTrick(
  trick: Trick,
  ruling: TrickRuling,
  rules: Rules,
  isLast = false,
): TrickStep[] {
  return [
    ...ruling.worths.map((worth, place) => worthStep(trick, place, worth, rules)),
    ...zerosRanked(ruling),
    ...ruling.ties.map((places) => tieStep(places, ruling)),
    takerStep(ruling, rules, isLast),
    ...windCardSteps(ruling),
    ...(isLast ? [] : leadStep(ruling, rules)),
  ];
}

const COUNTED = { full: 'V1', half: 'V3', zero: 'V2' } as const;

function worthStep({ plays }: Trick, place: number, worth: Worth, rules: Rules): WorthStep {
  const { by, halves, origin } = worth;
  if (by === 'led') return { key: by, clause: 'P6', place, card: null, halves };
  if (by !== 'copy') {
    return { key: by, clause: COUNTED[by], place, card: plays[place] as WheelCard, halves };
  }
  const said = { place, card: origin, halves };
  if (!origin) return { key: 'copy-led', clause: 'P2', ...said };
  if (rules.copiedWorth === 'printed') {
    return { key: 'copy-printed', clause: 'A1', question: 'copiedWorth', ...said };
  }
  return plays[place - 1]?.kind === 'piratess'
    ? { key: 'copy-chain', clause: 'P2', ...said }
    : { key: 'copy', clause: 'P1', ...said };
}

/** [V2] The zeros from low to high; worth saying only where different ones meet. */
function zerosRanked({ worths }: TrickRuling): RanksStep[] {
  const strength = (place: number) => (worths[place] as Worth).strength;
  const zeros = [...worths.keys()].filter((place) => isZero(worths[place] as Worth));
  const ranks = [...new Set(zeros.map(strength))]
    .sort((one, other) => one - other)
    .map((rank) => zeros.filter((place) => strength(place) === rank));
  return ranks.length > 1 ? [{ key: 'zeros-ranked', clause: 'V2', ranks }] : [];
}

function tieStep(places: readonly number[], { worths }: TrickRuling): TieStep {
  const worth = worths[places[0] as number] as Worth;
  if (isZero(worth)) return { key: 'tie-zero', clause: 'X1', places, halves: 0 };
  if (!worth.origin) return { key: 'tie-led', clause: 'X1', places, halves: 0 };
  return { key: 'tie', clause: 'X1', places, halves: worth.halves };
}

/** Whether a knocked-out play stands beyond this one: below it (-1) or above it (1). */
function outBeyond(place: number, side: -1 | 1, { worths, ties }: TrickRuling): boolean {
  const strength = (index: number) => (worths[index] as Worth).strength;
  return ties.flat().some((other) => side * (strength(other) - strength(place)) > 0);
}

function takerStep(ruling: TrickRuling, rules: Rules, isLast: boolean): OutcomeStep {
  const { taker: place, takerBy, ties } = ruling;
  if (place === null) return { key: 'nobody', clause: 'X3', place };
  if (takerBy === 'led-piratess') {
    return ties.flat().includes(0)
      ? { key: 'led-takes-anyway', clause: 'A2', question: 'secondPiratess', place }
      : { key: 'led-takes', clause: 'P6', place };
  }
  if (takerBy === 'only-card' && !isLast) return { key: 'only-card', clause: 'X2', place };
  if (takerBy !== 'only-card' && rules.cardOrder === 'print') {
    return { key: 'lowest-printed', clause: 'T4', question: 'cardOrder', place };
  }
  return outBeyond(place, -1, ruling)
    ? { key: 'next-lowest', clause: 'X2', place }
    : { key: 'lowest', clause: 'T4', place };
}

function windCardSteps({ takerBy, takes, carried, aside }: TrickRuling): WindCardsStep[] {
  const steps: WindCardsStep[] = [];
  if (takes.length > 1) {
    const led = takerBy === 'led-piratess';
    steps.push({
      key: 'takes-carried',
      clause: led ? 'A14' : 'B2',
      ...(led && { question: 'ledPiratessTakes' }),
      cards: takes.slice(1),
    });
  }
  if (carried.length > 0) {
    steps.push(
      takes.length > 0
        ? { key: 'leaves-carried', clause: 'A14', question: 'ledPiratessTakes', cards: carried }
        : { key: 'carried', clause: 'B2', cards: carried },
    );
  }
  if (aside.length > 0) steps.push({ key: 'aside', clause: 'X3', cards: aside });
  return steps;
}

function leadStep(ruling: TrickRuling, rules: Rules): OutcomeStep[] {
  const { lead: place, leadBy, takerBy } = ruling;
  switch (leadBy) {
    case 'stays':
      return [{ key: 'lead-stays', clause: 'X3', place }];
    case 'only-card':
      return takerBy === 'only-card' ? [] : [{ key: 'only-card-leads', clause: 'X2', place }];
    case 'highest':
      if (rules.cardOrder === 'print') {
        return [{ key: 'highest-printed', clause: 'T6', question: 'cardOrder', place }];
      }
      return outBeyond(place, 1, ruling)
        ? [{ key: 'next-highest', clause: 'X2', place }]
        : [{ key: 'highest', clause: 'T6', place }];
  }
}

/** Why a move is refused; the words for it are those of the error with the same code. */
export interface RefusalStep {
  readonly key: Refusal['code'];
  readonly clause: ClauseId;
}

export const explainRefusal = ({ code, clause }: Refusal): RefusalStep => ({ key: code, clause });
