import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameCatalogue } from '../../../site/i18n/pages.ts';
import { legalMoves, play } from '../rules/play.ts';
import { arbSeed, arbStart, played, playedOut, refusal, table } from '../rules/test-kit.ts';
import { explainEvents, explainLoot } from './move.ts';
import { createTranslate, sayRefusal, sayStep, speechOf } from './say.ts';

const speak = (language: 'en' | 'de' | 'fr', names?: readonly string[]) =>
  speechOf(createTranslate(gameCatalogue(language, 'turn'), language), names);

const NAMES = ['Nadine', 'Clara'];

const english = speak('en', NAMES);

const SPEECHES = [english, speak('de', NAMES), speak('fr', NAMES)] as const;

const TO_YOU = [speak('en'), speak('de'), speak('fr')] as const;

const FULL = '5 20 1 2 10 50 100 200';

describe('what is said', () => {
  it('[N18] [N13] names the card, how it lies and where it goes', () => {
    const { events } = played(table({ places: FULL, hands: 'T E B/' }), 'Tv E:W');
    const said = SPEECHES.map((speech) =>
      explainEvents(events, 0).map((step) => sayStep(step, speech)),
    );
    expect(said[0]).toEqual([
      'Nadine plays a Turn card upside down. From now on every wind card goes upside down; cards on the field stay as they are.',
      'A Turn card goes onto the black pile and earns no fee.',
      'Nadine plays East upside down. Turned by 180°, it fills West.',
      'Nadine takes the black card from there: 100 coins.',
    ]);
    expect(said[1]?.[2]).toBe(
      'Nadine legt Ost. Die Karte liegt kopfüber, um 180° gedreht, und füllt den Platz West.',
    );
    expect(said[2]?.[3]).toBe('Nadine prend la carte noire qui s’y trouvait\u202f: 100 pièces.');
  });

  it('[N23] [N25] speaks to the reader, and of everybody else by name', () => {
    const { events } = played(table({ places: FULL, hands: 'E B/' }), '-E:S');
    const loot = [[5], [5], [1]].map((fees) => ({ hand: [], fees, compasses: [] }));
    const said = TO_YOU.map((speech) => [
      ...[0, 1].flatMap((seat) => explainEvents(events, seat).map((step) => sayStep(step, speech))),
      ...explainLoot(loot)
        .slice(loot.length)
        .map((step) => sayStep(step, speech)),
    ]);
    expect(said).toEqual([
      [
        'You discard onto the southern pile: East.',
        'Nadine discards onto the southern pile: East.',
        'The same number of coins, so you and Nadine win together.',
      ],
      [
        'Du wirfst auf den südlichen Stapel ab: Ost.',
        'Nadine wirft auf den südlichen Stapel ab: Ost.',
        'Gleich viele Münzen, also gewinnst du gemeinsam mit Nadine.',
      ],
      [
        'Vous défaussez sur la pile sud\u202f: Est.',
        'Nadine défausse sur la pile sud\u202f: Est.',
        'Égalité de pièces\u202f: vous partagez la victoire avec Nadine.',
      ],
    ]);
  });

  it('[N12] gives the way out of a refusal', () => {
    const why = refusal(table({ places: FULL, hands: 'E B/' }), 'E:W');
    expect(sayRefusal(why, english)).toMatch(/Now the card can go to: East\.$/);
  });

  it('[N25] tells who has what, and who wins', () => {
    const players = [
      { hand: [], fees: [5, 20], compasses: [[]] },
      { hand: [], fees: [1], compasses: [] },
    ];
    expect(explainLoot(players).map((step) => sayStep(step, english))).toEqual([
      'Nadine: 25 in fees and 1 compass, that is 525 coins.',
      'Clara: 1 in fees and 0 compasses, that is 1 coin.',
      'Nadine has the most coins and wins.',
    ]);
  });

  it('has words for whatever can happen, in every language', () => {
    fc.assert(
      fc.property(arbStart, arbSeed, (start, seed) => {
        const games = [...playedOut(start, seed)];
        for (const game of games) {
          const [move] = legalMoves(game);
          const made = move && play(game, move);
          const events = made?.ok ? made.value.events : [];
          for (const speech of [...SPEECHES, ...TO_YOU]) {
            for (const step of explainEvents(events, 0)) sayStep(step, speech);
          }
        }
        const end = games.at(-1) ?? start;
        for (const speech of [...SPEECHES, ...TO_YOU]) {
          for (const step of explainLoot(end.players, end.rules)) sayStep(step, speech);
        }
      }),
      { numRuns: 15 },
    );
  });
});
