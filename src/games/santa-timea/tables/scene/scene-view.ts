import { playerNames } from '../../explain/player-names.ts';
import { createSpeech, type Speech, sayCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { type Ruleset, rulesFor, USUAL } from '../../notation/ruleset.ts';
import { learnerIn, type Scene } from '../../questions/scene.ts';
import type { WheelCard, WindCard } from '../../rules/cards.ts';
import type { Edition } from '../../rules/readings.ts';
import { keptCards } from '../../rules/score.ts';
import { choicesThatMatter } from '../cards/choices.ts';
import type { Known, SeenWorth } from '../sea/fleet.ts';
import { notesOn, type TableCard, tableCard, viewTrick } from '../trick/trick-view.ts';

/** A wheel card with what is printed on it. */
export interface PlayedCard {
  readonly play: WheelCard;
  readonly card: TableCard;
}

/** The situation that is asked about. */
export type SceneView =
  | TrickSceneView
  | EndingScene
  | { readonly kind: 'hand' }
  /** How far a round has come, in words. */
  | { readonly kind: 'stage'; readonly notes: readonly string[] }
  | {
      readonly kind: 'row';
      readonly open: readonly WindCard[];
      readonly deck: string;
      readonly forecast: readonly WindCard[];
    }
  | {
      readonly kind: 'score';
      readonly seats: readonly ScoreSeat[];
      /** Which rules score it, where that is unusual. */
      readonly notes: readonly string[];
    }
  | {
      readonly kind: 'game';
      readonly names: readonly string[];
      /** The victory points of each round, seat by seat. */
      readonly rounds: readonly (readonly number[])[];
      readonly notes: readonly string[];
    };

interface EndingScene {
  readonly kind: 'ending';
  /** This trick’s first. */
  readonly winds: readonly WindCard[];
  readonly seats: readonly EndingSeat[];
}

/** What a player still holds, and has played to this trick. */
interface EndingSeat {
  readonly name: string;
  readonly isAsked: boolean;
  readonly played: PlayedCard | null;
  readonly hand: readonly PlayedCard[];
  readonly pile: readonly WindCard[];
}

/** What a trick shows after an answer. */
export interface SeenTrick {
  /** Where another wind blows than the one of the question. */
  readonly wind?: WindCard;
  /** A card that may come from the hand that is not seen. */
  readonly unseen?: PlayedCard;
  readonly worths: readonly SeenWorth[];
  readonly known: Known;
  /** What is known after no reason, after the first, and so on, where the reasons can be walked. */
  readonly walk?: readonly Known[];
}

/** A trick, whole or without the learner's card. */
export interface TrickSceneView {
  readonly kind: 'trick';
  readonly wind: WindCard;
  readonly carried: readonly WindCard[];
  readonly seats: readonly TrickSeat[];
  readonly asked: number | null;
  /** Whether its players are the answers. */
  readonly isAnswer: boolean;
  readonly isWindAsked?: boolean;
  /** Whether it is hard enough to keep the key covered. */
  readonly isHard?: boolean;
  /** Which rules judge it, where that is unusual. */
  readonly notes: readonly string[];
}

/** A player of a trick; the learner's card is missing. */
interface TrickSeat {
  readonly name: string;
  readonly played: PlayedCard | null;
  /** Whether it is still to be played, from a hand that is not seen. */
  readonly isUnseen?: boolean;
}

/** One player's wind cards at the end of a round. */
export interface ScoreSeat {
  readonly name: string;
  readonly isAsked: boolean;
  readonly kept: readonly WindCard[];
  /** Sets laid aside. */
  readonly gone: readonly WindCard[];
}

type Of<K extends Scene['kind']> = Extract<Scene, { kind: K }>;

/** What there is to see of a question, in words. The learner is called so wherever they sit. */
export function viewScene(scene: Scene, t: Translate, lang: string): SceneView {
  const speech = createSpeech(t, lang, playerNames(t));
  switch (scene.kind) {
    case 'trick':
      return viewTrickScene(scene, speech, lang);
    case 'hand':
      return { kind: 'hand' };
    case 'row': {
      // Without saying which card is whose turn.
      const { open, forecast } = scene.row;
      return { kind: 'row', open, deck: t('task.deck'), forecast };
    }
    case 'score':
      return viewScore(scene, speech);
    case 'game':
      return viewGame(scene, speech);
    case 'ending':
      return viewEnding(scene, speech);
    case 'stage':
      return { kind: 'stage', notes: stageNotes(scene, t) };
    case 'tricks':
      return { kind: 'stage', notes: trickNotes(scene, speech) };
  }
}

export const faceOf = (play: WheelCard, t: Translate): PlayedCard => ({
  play,
  card: tableCard(play, rulesFor(USUAL), t),
});

/** A trick without anything that the wind makes of it; the learner's card is left out. */
function viewTrickScene(
  { position, asked, own }: Of<'trick'>,
  { t, name }: Speech,
  lang: string,
): TrickSceneView {
  const { cards } = viewTrick(position, t, lang);
  const { wind, carried, plays } = position.trick;
  return {
    kind: 'trick',
    wind,
    carried,
    seats: [
      ...plays.map((play, place) => ({
        name: place === own?.place ? t('task.seat-you') : name(place),
        played: place === own?.place ? null : { play, card: cards[place] as TableCard },
      })),
      ...(own?.isFollowed ? [{ name: name(plays.length), played: null, isUnseen: true }] : []),
    ],
    asked,
    isAnswer: asked === null && own === null,
    notes: notesOn(position, choicesThatMatter(position), t),
  };
}

/** Everybody's wind cards; sets that are laid aside lie apart. */
const viewScore = ({ position, seat: asked }: Of<'score'>, { t, name }: Speech): SceneView => ({
  kind: 'score',
  seats: position.holdings.map((holding, seat) => ({
    name: name(seat),
    isAsked: seat === asked,
    kept: keptCards(holding),
    gone: holding.discarded.flatMap((wind) => [1, 2, 3].map((damage) => ({ wind, damage }))),
  })),
  notes: rulesNotes(position, t),
});

/** What a game has come to before its next round, or at its end. */
function viewGame(scene: Of<'game'>, { t, name }: Speech): SceneView {
  const { game, sunk, edition, isOver } = scene;
  const last = game.results.at(-1);
  return {
    kind: 'game',
    names: playerNames(t).slice(0, game.seats),
    rounds: game.results.map(({ scores }) => scores.map(({ total }) => total)),
    notes: [
      ...sunk.map((seat) => t('task.sunk', { name: name(seat) })),
      ...(last && !isOver ? [t('task.started', { name: name(last.starter) })] : []),
      ...editionNotes(edition, t),
    ],
  };
}

/** Everybody’s cards, what lies in this trick, and the winds to come. */
function viewEnding(scene: Of<'ending'>, { t, name }: Speech): SceneView {
  const { winds, hands, plays, pile } = scene.ending;
  const own = learnerIn(scene);
  return {
    kind: 'ending',
    winds,
    seats: hands.map((hand, seat) => {
      const played = plays[seat];
      return {
        name: seat === own ? t('task.seat-you') : name(seat),
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
const trickNotes = ({ position }: Of<'tricks'>, { t, list }: Speech): string[] =>
  position.tricks.map(({ plays }, index) =>
    t('task.played', { number: index + 1, cards: list(plays.map((card) => sayCard(card, t))) }),
  );

/** Unusual rules are worth a note. */
const rulesNotes = ({ edition, variant }: Ruleset, t: Translate): string[] => [
  ...(variant === 'pro' ? [t('reading.pro')] : []),
  ...editionNotes(edition, t),
];

const editionNotes = (edition: Edition, t: Translate): string[] =>
  edition === 'house' ? [] : [`${t('reading.edition')} ${t(`reading.${edition}`)}`];
