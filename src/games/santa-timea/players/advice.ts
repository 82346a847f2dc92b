import { sameCard, type WheelCard } from '../rules/cards.ts';
import { resolveTrick, type TrickRuling } from '../rules/trick.ts';
import type { Worth } from '../rules/worth.ts';
import { othersToPlay, unseenCards, type View } from './view.ts';

type Outlook = 'takes' | 'safe' | 'open';

export interface Advice {
  readonly card: WheelCard;
  readonly worth: Worth;
  readonly isOut: boolean;
  readonly outlook: Outlook;
}

const TRIED = 2;

/** What is certain about each legal card: `safe` and `takes` are proven by trying all plays, `open` is the rest. */
export function advise(view: View): Advice[] {
  const unseen = unseenCards(view);
  return view.legal.map((card) => {
    const place = view.plays.length;
    const now = rule(view, [card]);
    return {
      card,
      worth: now.worths[place] as Worth,
      isOut: isOut(now, place),
      outlook: outlookOf(view, card, now, unseen),
    };
  });
}

function outlookOf(
  view: View,
  card: WheelCard,
  now: TrickRuling,
  unseen: readonly WheelCard[],
): Outlook {
  const place = view.plays.length;
  const left = othersToPlay(view);
  if (left > 0) {
    // [P6] [A2] Once a Piratess was led, no later card saves her player.
    if (card.kind === 'piratess' && place === 0) {
      if (view.rules.secondPiratess === 'leader-takes') return 'takes';
    } else if (isOut(now, place)) {
      // [X1] A card that is out stays out.
      return 'safe';
    }
    if (left > TRIED) return 'open';
  }
  const seen = new Set<boolean>();
  tryAll(view, [card], left, unseen, (ruling) => {
    seen.add(ruling.taker === place);
    return seen.size < 2;
  });
  if (seen.size > 1) return 'open';
  return seen.has(true) ? 'takes' : 'safe';
}

function tryAll(
  view: View,
  more: readonly WheelCard[],
  left: number,
  unseen: readonly WheelCard[],
  go: (ruling: TrickRuling) => boolean,
): boolean {
  if (left === 0) return go(rule(view, more));
  return unseen.every((card, index) => {
    // Any two Piratesses are alike.
    if (card.kind === 'piratess' && unseen[index - 1]?.kind === 'piratess') return true;
    return tryAll(view, [...more, card], left - 1, unseen.toSpliced(index, 1), go);
  });
}

const rule = ({ wind, carried, plays, rules }: View, more: readonly WheelCard[]): TrickRuling =>
  resolveTrick({ wind, carried, plays: [...plays, ...more] }, rules);

const isOut = ({ ties }: TrickRuling, place: number): boolean => ties.flat().includes(place);

export const adviceOn = (advice: readonly Advice[], card: WheelCard): Advice | undefined =>
  advice.find((one) => sameCard(one.card, card));
