import type { Translate } from '../../../core/words.ts';
import type { Ruleset } from '../notation/ruleset.ts';
import { keptCards } from '../rules/score.ts';
import type { GameTask, RowTask, ScoreTask } from '../tasks/task.ts';
import type { TaskScene } from './told-task.ts';

/** The row as it lies, without saying which card is whose turn. */
export const rowScene = ({ position: { row } }: RowTask, t: Translate): TaskScene => ({
  kind: 'row',
  open: row.open,
  deck: t('task.deck'),
  forecast: row.forecast,
});

/** Everybody's wind cards; sets that are laid aside lie apart. */
export const scoreScene = (task: ScoreTask, names: readonly string[], t: Translate): TaskScene => ({
  kind: 'score',
  seats: task.position.holdings.map((holding, seat) => ({
    name: names[seat] ?? '',
    isAsked: seat === task.seat,
    kept: keptCards(holding),
    gone: holding.discarded.flatMap((wind) => [1, 2, 3].map((damage) => ({ wind, damage }))),
  })),
  notes: rulesNotes(task.position, t),
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

/** Unusual rules are worth a note. */
export const rulesNotes = ({ edition, variant }: Ruleset, t: Translate): string[] => [
  ...(variant === 'pro' ? [t('reading.pro')] : []),
  ...(edition === 'house' ? [] : [`${t('reading.edition')} ${t(`reading.${edition}`)}`]),
];
