import { ok, type Result } from '../../../../core/result.ts';
import type { Translate } from '../../explain/words.ts';
import { parserOf } from '../../notation/error.ts';
import { readTrick, type TrickPosition } from '../../notation/trick.ts';
import { Picker } from '../cards/Picker.tsx';
import { type BadLink, BadLinkNote, readLinked } from '../shared/linked.tsx';
import { type JudgedTrick, judgeTrick } from './judged-trick.ts';
import { withNewSeat, withoutLastSeat, withTurnedWind } from './trick-edits.ts';

const parse = parserOf({ trick: readTrick });

export type TrickEngine = ReturnType<typeof createTrickEngine>;

/** All that a trick table needs once it is touched; it is loaded then, and not before. */
export function createTrickEngine(t: Translate, lang: string) {
  const judge = (position: TrickPosition) => judgeTrick(position, t, lang);
  return {
    t,
    judge,
    read: (part: string): Result<JudgedTrick, BadLink> => {
      const linked = readLinked(part, parse);
      return linked.ok ? ok(judge(linked.value)) : linked;
    },
    withNewSeat,
    withoutLastSeat,
    withTurnedWind,
    BadLinkNote,
    Picker,
  };
}
