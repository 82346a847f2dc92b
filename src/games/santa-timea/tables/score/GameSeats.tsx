import type { Translate } from '../../explain/words.ts';
import { SeatNames } from '../shared/SeatNames.tsx';
import { type GameSheet, type ToldGame, withName } from './game-sheet.ts';

/** What the players of a game are called, and who of them leads first. */
export function GameSeats(props: {
  readonly told: ToldGame;
  readonly t: Translate;
  readonly onChange: (game: GameSheet) => void;
}) {
  const game = () => props.told.game;
  return (
    <SeatNames
      names={props.told.names}
      given={game().names}
      nameOf={(number) => props.t('game-sheet.name-of', { number })}
      leads={props.t('game-sheet.starter')}
      leader={game().starter}
      onName={(seat, name) => props.onChange(withName(game(), seat, name))}
      onLeader={(starter) => props.onChange({ ...game(), starter })}
    />
  );
}
