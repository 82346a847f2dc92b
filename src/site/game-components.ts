import type { Puzzle } from '../kit/question/file.ts';
import type { AnyQuestion } from '../kit/question/question.ts';
import type { AgainPlace } from './lessons/again.ts';
import type { FenceProps, PositionProps } from './lessons/open-fence.ts';
import type { QuestionProps } from './lessons/open-question.ts';

type Takes<Props> = (props: Props) => unknown;

/** What the components in `pages/` of a game take. Only a game of daily puzzles has the optional one. */
export interface GameComponents<Q extends AnyQuestion> {
  readonly Aid: Takes<object>;
  readonly Play: Takes<object>;
  readonly Practice: Takes<object>;
  readonly Question: Takes<QuestionProps<Q>>;
  readonly 'daily/Entry'?: Takes<{ puzzle: Puzzle<Q>; isOpen?: boolean }>;
  readonly 'lesson/Again': Takes<AgainPlace>;
  readonly 'lesson/Play': Takes<FenceProps>;
  readonly 'lesson/Position': Takes<PositionProps>;
}

/** What a route imports by the name of a game, which knows no types of its own. */
export interface Imported<Name extends keyof GameComponents<AnyQuestion>> {
  readonly default: NonNullable<GameComponents<AnyQuestion>[Name]>;
}
