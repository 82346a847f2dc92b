import type { Wind } from '../../../../core/compass.ts';
import { anyOf, type Random, shuffled } from '../../../../core/random.ts';
import { ok } from '../../../../core/result.ts';
import { noTask } from '../../../../core/task-text.ts';
import { explainMostWinds, explainSail, explainShow } from '../../explain/phase.ts';
import { sayCards } from '../../explain/say.ts';
import { makeWord } from '../../notation/cards.ts';
import { type HandPosition, makePosition, type WindsPosition } from '../../notation/position.ts';
import { firstMissing } from '../../rules/cards.ts';
import { HOUSE } from '../../rules/readings.ts';
import { windsOf } from '../../rules/sail.ts';
import { both } from '../../rules/seats.ts';
import {
  aboutPosition,
  anyHands,
  anyShow,
  inPosition,
  type Kind,
  numbers,
  readChoices,
  sayNumber,
  sayOwn,
  seen,
} from '../kind.ts';
import { misreadSight, rightSight, type Sight } from '../misreadings.ts';

/** Who may fire after these winds: `fires in winds NN / E` */
interface FiresQuestion {
  readonly ask: 'fires';
  readonly position: WindsPosition;
}

export const fires: Kind<FiresQuestion> = {
  asks: ['fires'],
  level: 1,
  ...aboutPosition('winds'),
  ...seen({
    effort: 0,
    offered: () => ['0', '1', 'both', 'nobody'],
    solve({ position }, sight) {
      const [first, second] = sight.fires(position.winds);
      if (first) return [second ? 'both' : '0'];
      return [second ? '1' : 'nobody'];
    },
  }),
  reasons: ({ position }) => explainSail(position.winds, HOUSE),
  clauses: () => ['W9', 'W10', 'W11'],
  sayAnswer: sayOwn,
  draft(ask, random) {
    const hands = anyHands(random);
    const winds = both((seat) => windsOf(anyShow(hands[seat], random)));
    return { ask, position: { kind: 'winds', winds } };
  },
  needsTrap: true,
};

/** How many winds a hand can show at most: `most-winds in hand NN S B` */
interface MostWindsQuestion {
  readonly ask: 'most-winds';
  readonly position: HandPosition;
}

export const mostWinds: Kind<MostWindsQuestion> = {
  asks: ['most-winds'],
  level: 2,
  ...aboutPosition('hand'),
  ...seen({
    effort: 1,
    offered: ({ position }) => numbers(windsOf(position.cards).length),
    solve: ({ position }, sight) => [
      String(Math.max(...sight.shows(position.cards).map((show) => show.length))),
    ],
  }),
  reasons: ({ position }) => [explainMostWinds(position.cards)],
  clauses: () => ['W9'],
  sayAnswer: sayNumber,
  draft: (ask, random) => ({ ask, position: { kind: 'hand', cards: anyHands(random)[0] } }),
  needsTrap: true,
};

/** Which of these winds of a hand may be shown together: `may-show NS NN in hand NN S B` */
interface MayShowQuestion {
  readonly ask: 'may-show';
  readonly shows: readonly (readonly Wind[])[];
  readonly position: HandPosition;
}

export const mayShow: Kind<MayShowQuestion> = {
  asks: ['may-show'],
  level: 3,
  hasDetails: true,
  parse: (ask, text) =>
    inPosition('hand', text.position, (position) =>
      readChoices(text.details, (choices) => {
        const shows = choices.map(windsOf);
        const isSound = choices.every(
          (show, i) => show.length === shows[i]?.length && firstMissing(show, position.cards) < 0,
        );
        return isSound ? ok({ ask, shows, position }) : noTask(text.details);
      }),
    ),
  make: ({ shows, position }) => ({
    details: shows.map(makeWord).join(' '),
    position: makePosition(position),
  }),
  ...seen({
    effort: 1,
    offered: ({ shows }) => shows.map(makeWord),
    solve({ shows, position }, sight) {
      const allowed = sight.shows(position.cards).map(makeWord);
      return shows.map(makeWord).filter((show) => allowed.includes(show));
    },
  }),
  hasOwnReasons: true,
  reasons({ shows }, answer) {
    const show = shows.find((winds) => makeWord(winds) === answer);
    return show ? [explainShow(show)] : [];
  },
  clauses: () => ['W9'],
  sayAnswer: ({ shows }, answer, speech) =>
    sayCards(shows.find((winds) => makeWord(winds) === answer) ?? [], speech),
  draft: (_, random) => draft(random),
  needsTrap: true,
};

const SHOWS = 4;

/** One show that the rules allow among some that only a misreading does. */
function draft(random: Random): MayShowQuestion {
  const [cards] = anyHands(random);
  const probe = (sight: Sight) => sight.shows(cards).filter((show) => show.length > 1);
  const right = probe(rightSight(HOUSE));
  const known = new Set(right.map(String));
  const wrong = probe(misreadSight('opposites-together', HOUSE)).filter(
    (show) => !known.has(String(show)),
  );
  const chosen = shuffled(wrong, random).slice(0, SHOWS - 1);
  const shows = shuffled([...chosen, ...(right.length > 0 ? [anyOf(right, random)] : [])], random);
  return { ask: 'may-show', shows, position: { kind: 'hand', cards } };
}
