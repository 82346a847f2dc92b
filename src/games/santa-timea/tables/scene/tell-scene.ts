import type { Translate } from '../../../../core/words.ts';
import { playerNames } from '../../explain/player-names.ts';
import { createSpeech, sayCard } from '../../explain/say.ts';
import type { Ruleset } from '../../notation/ruleset.ts';
import { learnerIn, type Scene, type TrickScene } from '../../questions/scene.ts';
import type { WheelCard } from '../../rules/cards.ts';
import { keptCards } from '../../rules/score.ts';
import { rulesOf } from '../../rules/variants.ts';
import { judgeTrick, tableCard } from '../trick/judge-trick.ts';
import type { TableCard } from '../trick/judged-trick.ts';
import type { PlayedCard, TaskScene, TrickScene as ToldTrick } from './told-scene.ts';

type Of<K extends Scene['kind']> = Extract<Scene, { kind: K }>;

/** What there is to see of a question, in words. The learner's place is marked on the table, and called so elsewhere. */
export function tellScene(scene: Scene, words: Translate, lang: string): TaskScene {
  const t = addressing(scene, words);
  switch (scene.kind) {
    case 'trick':
      return tellTrick(scene, playerNames(words), t, lang);
    case 'hand':
      return { kind: 'hand' };
    case 'row': {
      // Without saying which card is whose turn.
      const { open, forecast } = scene.row;
      return { kind: 'row', open, deck: t('task.deck'), forecast };
    }
    case 'score':
      return tellScore(scene, playerNames(t), t);
    case 'game':
      return tellGame(scene, playerNames(t), t);
    case 'ending':
      return tellEnding(scene, playerNames(t), t);
    case 'stage':
      return { kind: 'stage', notes: stageNotes(scene, t) };
    case 'tricks':
      return { kind: 'stage', notes: trickNotes(scene, t, lang) };
  }
}

/** In a question about what to play, the player of the missing card is the learner, and is called so. */
export function addressing(scene: Scene, t: Translate): Translate {
  const place = learnerIn(scene);
  if (place === null) return t;
  const own = `player.${place}`;
  return (key, params) => (key === own ? t('task.you', { name: t(own) }) : t(key, params));
}

/** A wheel card with what is printed on it. */
export const faceOf = (play: WheelCard, t: Translate): PlayedCard => ({
  play,
  card: tableCard(play, rulesOf('house', 'basic'), t),
});

/** A trick without anything that the wind makes of it; the learner's card is left out. */
function tellTrick(
  { position, asked, own }: TrickScene,
  names: readonly string[],
  t: Translate,
  lang: string,
): ToldTrick {
  const { cards, notes } = judgeTrick(position, t, lang);
  const { wind, carried, plays } = position.trick;
  return {
    kind: 'trick',
    wind,
    carried,
    seats: plays.map((play, place) => ({
      name: names[place] ?? '',
      played: place === own?.place ? null : { play, card: cards[place] as TableCard },
    })),
    asked,
    isAnswer: asked === null && own === null,
    notes,
  };
}

/** Everybody's wind cards; sets that are laid aside lie apart. */
const tellScore = (
  { position, seat: asked }: Of<'score'>,
  names: readonly string[],
  t: Translate,
): TaskScene => ({
  kind: 'score',
  seats: position.holdings.map((holding, seat) => ({
    name: names[seat] ?? '',
    isAsked: seat === asked,
    kept: keptCards(holding),
    gone: holding.discarded.flatMap((wind) => [1, 2, 3].map((damage) => ({ wind, damage }))),
  })),
  notes: rulesNotes(position, t),
});

/** What a game has come to before its next round, or at its end. */
function tellGame(scene: Of<'game'>, names: readonly string[], t: Translate): TaskScene {
  const { game, sunk, edition, isOver } = scene;
  const [last] = game.results.slice(-1);
  const name = (seat: number) => names[seat] ?? '';
  return {
    kind: 'game',
    names: names.slice(0, game.seats),
    rounds: game.results.map(({ scores }) => scores.map(({ total }) => total)),
    notes: [
      ...sunk.map((seat) => t('task.sunk', { name: name(seat) })),
      ...(last && !isOver ? [t('task.started', { name: name(last.starter) })] : []),
      ...rulesNotes({ edition, variant: 'basic' }, t),
    ],
  };
}

/** Everybody’s cards, what lies in this trick, and the winds to come. */
function tellEnding(scene: Of<'ending'>, names: readonly string[], t: Translate): TaskScene {
  const { winds, hands, plays, pile } = scene.ending;
  const own = learnerIn(scene);
  return {
    kind: 'ending',
    winds,
    seats: hands.map((hand, seat) => {
      const played = plays[seat];
      return {
        name: names[seat] ?? '',
        isAsked: seat === own,
        played: played ? faceOf(played, t) : null,
        hand: hand.map((card) => faceOf(card, t)),
        pile: seat === own ? pile : [],
      };
    }),
  };
}

/** How many play, and how many tricks are over. */
const stageNotes = ({ stage }: Of<'stage'>, t: Translate): string[] => [
  t('task.players', { count: stage.seats }),
  ...(stage.tricks > 0 ? [t('task.tricks-over', { count: stage.tricks })] : []),
];

/** The tricks so far, each with its cards. */
function trickNotes({ position }: Of<'tricks'>, t: Translate, lang: string): string[] {
  const { list } = createSpeech(t, lang, []);
  return position.tricks.map(({ plays }, index) =>
    t('task.played', { number: index + 1, cards: list(plays.map((card) => sayCard(card, t))) }),
  );
}

/** Unusual rules are worth a note. */
const rulesNotes = ({ edition, variant }: Ruleset, t: Translate): string[] => [
  ...(variant === 'pro' ? [t('reading.pro')] : []),
  ...(edition === 'house' ? [] : [`${t('reading.edition')} ${t(`reading.${edition}`)}`]),
];
