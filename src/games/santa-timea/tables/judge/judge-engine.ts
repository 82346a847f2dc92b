import { sayCard, sayError, sayWindCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { ReadingSwitch } from '../trick/ReadingSwitch.tsx';
import { type Numbered, wheelCardOf } from './entry.ts';
import { JudgeRuling } from './JudgeRuling.tsx';
import { JudgeSeats } from './JudgeSeats.tsx';
import {
  anew,
  readSitting,
  type Sitting,
  type Target,
  troubleIn,
  undone,
  withLeader,
  withName,
  withNextTrick,
  withPlay,
  withSeats,
  withWind,
  writeSitting,
} from './sitting.ts';
import { type ToldSitting, tellSitting } from './told-sitting.ts';

/** What a change made of the sitting, or why it cannot be. */
export type Changed =
  | { readonly ok: true; readonly value: ToldSitting }
  | { readonly ok: false; readonly error: string };

export type JudgeEngine = ReturnType<typeof createJudgeEngine>;

/** All that the judge needs to rule; it is loaded once the page is there. */
export function createJudgeEngine(t: Translate, lang: string) {
  const tell = (sitting: Sitting): ToldSitting => tellSitting(sitting, t, lang);
  return {
    t,
    tell,
    write: writeSitting,
    read: (text: string): ToldSitting | null => {
      const sitting = readSitting(text);
      return sitting && tell(sitting);
    },
    /** Puts a card where it belongs, unless it lies on the table already. */
    enter: (sitting: Sitting, target: Target, { wind, number }: Numbered): Changed => {
      const isWind = target.list === 'row';
      const next = isWind
        ? withWind(sitting, target.place, { wind, damage: number })
        : withPlay(sitting, target.place, wheelCardOf(wind, number));
      const trouble = troubleIn(next);
      if (!trouble) return { ok: true, value: tell(next) };
      const found = isWind
        ? sayWindCard({ wind, damage: number }, t)
        : sayCard(wheelCardOf(wind, number), t);
      return { ok: false, error: sayError({ code: trouble.code, found }, t) };
    },
    undo: (sitting: Sitting) => tell(undone(sitting)),
    next: (sitting: Sitting) => tell(withNextTrick(sitting)),
    anew: (sitting: Sitting) => tell(anew(sitting)),
    seat: (sitting: Sitting, seats: number) => tell(withSeats(sitting, seats)),
    name: (sitting: Sitting, seat: number, name: string) => tell(withName(sitting, seat, name)),
    lead: (sitting: Sitting, seat: number) => tell(withLeader(sitting, seat)),
    JudgeRuling,
    JudgeSeats,
    ReadingSwitch,
  };
}
