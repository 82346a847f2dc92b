import { GameText } from './GameText.tsx';
import type { TextReader } from './pasted.ts';

export interface TextFoldProps {
  readonly label: string;
  /** The game that is played; none before one is. */
  readonly text?: string | undefined;
  /** What reads a game as text, with all that is said of it. */
  readonly reader: TextReader;
  /** Opens a game that could be read. */
  readonly onOpen: (text: string) => void;
}

/** A game as text, folded away. */
export const TextFold = (props: TextFoldProps) => (
  <details class="st-play-text">
    <summary>{props.label}</summary>
    <GameText text={props.text} reader={props.reader} onOpen={props.onOpen} />
  </details>
);
