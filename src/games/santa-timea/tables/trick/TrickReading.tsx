import type { Translate } from '../../explain/words.ts';
import type { TrickPosition } from '../../notation/trick.ts';
import type { JudgedTrick } from './judged-trick.ts';
import { ReadingSwitch } from './ReadingSwitch.tsx';

export interface TrickReadingProps {
  /** The widget's id in the page. */
  readonly id: string;
  readonly judged: JudgedTrick;
  readonly t: Translate;
  readonly onChange: (position: TrickPosition) => void;
}

/** Which rules judge the trick, where that changes what becomes of it. */
export function TrickReading(props: TrickReadingProps) {
  return (
    <ReadingSwitch
      id={props.id}
      ruleset={props.judged.position}
      editions={props.judged.verdict?.choices.editions ?? []}
      variants={props.judged.verdict?.choices.variants ?? []}
      t={props.t}
      onChange={({ edition, variant }) =>
        props.onChange({ ...props.judged.position, edition, variant })
      }
    />
  );
}
