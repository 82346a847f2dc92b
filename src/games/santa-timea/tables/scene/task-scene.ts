import type { Translate } from '../../../../core/words.ts';
import { type Speech, sayCard } from '../../explain/say.ts';
import { makeCard } from '../../notation/cards.ts';
import type { Ruleset } from '../../notation/ruleset.ts';
import type { ScorePosition } from '../../notation/score.ts';
import type { TrickPosition } from '../../notation/trick.ts';
import type { WheelCard } from '../../rules/cards.ts';
import type { Seat } from '../../rules/round.ts';
import { keptCards } from '../../rules/score.ts';
import { rulesOf } from '../../rules/variants.ts';
import type {
  EndingScene,
  PlayedCard,
  TaskScene,
  TrickScene,
} from '../../screens/question/told-task.ts';
import type { Answer } from '../../tasks/answers.ts';
import { seatToPlay } from '../../tasks/ending.ts';
import type {
  CardTask,
  ComeTask,
  CountTask,
  GameTask,
  LastTask,
  PlayTask,
  RowTask,
  TrickTask,
} from '../../tasks/task.ts';
import { judgeTrick, tableCard } from '../trick/judge-trick.ts';
import type { TableCard } from '../trick/judged-trick.ts';

type TableTask = TrickTask | CardTask | PlayTask;

/** A trick without anything that the wind makes of it; the learner's card is left out. */
export function trickScene(
  task: TableTask,
  names: readonly string[],
  t: Translate,
  lang: string,
): TrickScene {
  const isPlay = 'choices' in task;
  const position = tableOf(task);
  const { cards, notes } = judgeTrick(position, t, lang);
  const { wind, carried, plays } = position.trick;
  return {
    kind: 'trick',
    wind,
    carried,
    seats: plays.map((play, place) => ({
      name: names[place] ?? '',
      played: isPlay && place === task.place ? null : { play, card: cards[place] as TableCard },
    })),
    asked: 'place' in task && !isPlay ? task.place : null,
    notes,
  };
}

/** The trick on the table; of a play task the one that this answer, or else any, would complete. */
export function tableOf(task: TableTask, answer?: Answer): TrickPosition {
  if (!('choices' in task)) return task.position;
  const choice = task.choices.find(({ card }) => makeCard(card) === answer) ?? task.choices[0];
  if (!choice) throw new Error('A hand without cards');
  return choice.position;
}

/** The row as it lies, without saying which card is whose turn. */
export const rowScene = ({ position: { row } }: RowTask, t: Translate): TaskScene => ({
  kind: 'row',
  open: row.open,
  deck: t('task.deck'),
  forecast: row.forecast,
});

/** Everybody's wind cards; sets that are laid aside lie apart. */
export const scoreScene = (
  position: ScorePosition,
  asked: Seat | null,
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
export function gameScene(task: GameTask, names: readonly string[], t: Translate): TaskScene {
  const { game, sunk, edition } = task;
  const [last] = game.results.slice(-1);
  const name = (seat: number) => names[seat] ?? '';
  return {
    kind: 'game',
    names: names.slice(0, game.seats),
    rounds: game.results.map(({ scores }) => scores.map(({ total }) => total)),
    notes: [
      ...sunk.map((seat) => t('task.sunk', { name: name(seat) })),
      ...(last && task.ask === 'starter' ? [t('task.started', { name: name(last.starter) })] : []),
      ...rulesNotes({ edition, variant: 'basic' }, t),
    ],
  };
}

/** Everybody’s cards, what lies in this trick, and the winds to come. */
export function endingScene(
  { ending }: LastTask,
  names: readonly string[],
  t: Translate,
): EndingScene {
  const own = seatToPlay(ending);
  const face = (play: WheelCard): PlayedCard => ({
    play,
    card: tableCard(play, rulesOf('house', 'basic'), t),
  });
  return {
    kind: 'ending',
    winds: ending.winds,
    seats: ending.hands.map((hand, seat) => {
      const played = ending.plays[seat];
      return {
        name: names[seat] ?? '',
        isAsked: seat === own,
        played: played ? face(played) : null,
        hand: hand.map(face),
        pile: seat === own ? ending.pile : [],
      };
    }),
  };
}

/** How many play, and how many tricks are over. */
export const stageScene = ({ stage }: CountTask, t: Translate): TaskScene => ({
  kind: 'stage',
  notes: [
    t('task.players', { count: stage.seats }),
    ...(stage.tricks > 0 ? [t('task.tricks-over', { count: stage.tricks })] : []),
  ],
});

/** The tricks so far, each with its cards. */
export const discardScene = ({ position }: ComeTask, { t, list }: Speech): TaskScene => ({
  kind: 'stage',
  notes: position.tricks.map(({ plays }, index) =>
    t('task.played', {
      number: index + 1,
      cards: list(plays.map((card) => sayCard(card, t))),
    }),
  ),
});

/** Unusual rules are worth a note. */
export const rulesNotes = ({ edition, variant }: Ruleset, t: Translate): string[] => [
  ...(variant === 'pro' ? [t('reading.pro')] : []),
  ...(edition === 'house' ? [] : [`${t('reading.edition')} ${t(`reading.${edition}`)}`]),
];
