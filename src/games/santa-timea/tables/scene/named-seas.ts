import { type AnyReading, judgeTrick } from '../../editions/foreign.ts';
import type { TrickPosition } from '../../notation/trick.ts';
import type { WheelCard } from '../../rules/cards.ts';
import { VARIANTS } from '../../rules/variants.ts';
import type { NamedSea } from '../sea/Sea.tsx';
import { seenWorth } from '../sea/sea-layout.ts';

export interface Side extends Pick<NamedSea, 'who' | 'says'> {
  readonly reading: AnyReading;
}

/** A trick under several readings, a sea each. @param names the players in playing order. */
export const namedSeas = (
  { trick, variant }: TrickPosition,
  sides: readonly Side[],
  names: readonly string[],
): NamedSea[] =>
  sides.map(({ reading, ...side }): NamedSea => {
    const rules = { ...reading, ...VARIANTS[variant] };
    const { worths, taker, lead, ties } = judgeTrick(trick, rules);
    return {
      ...side,
      lanes: worths.map((worth, place) => ({
        name: names[place] ?? '',
        played: trick.plays[place] as WheelCard,
        worth: seenWorth(worth, trick.wind.wind, rules),
      })),
      known: { worths: [...trick.plays.keys()], out: ties.flat(), taker, lead, now: [] },
    };
  });
