import { type AnyReading, judgeTrick } from '../../editions/foreign.ts';
import { sayHalves } from '../../explain/say.ts';
import type { TrickPosition } from '../../notation/trick.ts';
import { VARIANTS } from '../../rules/variants.ts';
import { numberWorth } from '../../rules/worth.ts';
import type { NamedSea } from '../sea/Sea.tsx';

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
      lanes: trick.plays.map((played, place) => {
        const { origin, halves } = worths[place] ?? { origin: null, halves: 0 };
        const by = origin ? numberWorth(origin, trick.wind.wind, rules).by : 'led';
        const text = origin ? sayHalves(halves) : '–';
        return { name: names[place] ?? '', played, worth: { by, halves, text, origin } };
      }),
      known: { worths: [...trick.plays.keys()], out: ties.flat(), taker, lead, now: [] },
    };
  });
