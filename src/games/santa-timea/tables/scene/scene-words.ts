import { sayWindCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import type { WindCard } from '../../rules/cards.ts';
import { sayWind } from '../cards/WindFace.tsx';
import type { TaskScene } from './told-scene.ts';

/** A situation in words, line by line, for where it is not drawn. */
export function sceneWords(scene: TaskScene, t: Translate): string[] {
  const cards = (winds: readonly WindCard[]) =>
    winds.map((card) => sayWindCard(card, t)).join(', ') || t('scene.none');
  const of = (name: string, what: string) => t('scene.of', { name, what });
  switch (scene.kind) {
    case 'hand':
      return [];
    case 'stage':
      return [...scene.notes];
    case 'trick':
      return [
        ...scene.notes,
        sayWind(scene.wind, t),
        ...(scene.carried.length > 0 ? [`${t('table.carried')} ${cards(scene.carried)}`] : []),
        ...scene.seats.map(({ name, played, isUnseen }) =>
          of(name, played?.card.name ?? t(isUnseen ? 'attempt.unseen' : 'attempt.your-card')),
        ),
      ];
    case 'row':
      return [
        `${cards(scene.open)} · ${scene.deck}`,
        ...(scene.forecast.length > 0 ? [`${t('scene.forecast')} · ${cards(scene.forecast)}`] : []),
      ];
    case 'score':
      return [
        ...scene.notes,
        ...scene.seats.map(({ name, kept, gone }) =>
          [
            of(name, cards(kept)),
            ...(gone.length > 0 ? [of(t('scene.gone'), cards(gone))] : []),
          ].join(' · '),
        ),
      ];
    case 'ending':
      return [
        of(t('scene.ahead'), cards(scene.winds)),
        ...scene.seats.map(({ name, played, hand, pile }) =>
          [
            of(name, hand.map(({ card }) => card.name).join(', ')),
            ...(played ? [of(t('scene.lies'), played.card.name)] : []),
            ...(pile.length > 0 ? [of(t('scene.taken'), cards(pile))] : []),
          ].join(' · '),
        ),
      ];
    case 'game':
      return [
        ...scene.rounds.map((points, index) => {
          const values = points.map((value, seat) => `${scene.names[seat] ?? ''} ${value}`);
          return of(t('scene.round', { number: index + 1 }), values.join(', '));
        }),
        ...scene.notes,
      ];
  }
}
