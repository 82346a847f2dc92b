import { isInTime } from '../../core/daily.ts';
import { type Day, sayDay } from '../../core/day.ts';
import { seedOf } from '../../core/seed.ts';
import type { Translate } from '../../core/words.ts';

/** What a date is dealt with, the same for everybody; it has no minus, which notations do not know. */
export const seedOfDay = (day: Day): number => seedOf(`deal ${day}`) >>> 1;

/** Which deal it is, and the page of no language that leads each reader to it. */
export interface DealHead {
  readonly day: Day;
  readonly number: number;
  readonly shared: string;
}

/** What came of a day’s deal, in words. */
export interface ToldDeal {
  readonly rows: readonly ToldRow[];
  /** What the figures mean, and what help there was. */
  readonly notes: readonly string[];
  /** What is shared of it, line by line. */
  readonly shared: readonly string[];
}

/** Who held these cards, and what came of it. */
export interface ToldRow {
  readonly name: string;
  /** Empty before it is known. */
  readonly figure: string;
  readonly isYou: boolean;
}

/** A deal that was not played on its day says so. @param on the day on which it was last played. */
export const lateNotes = (
  day: Day,
  on: Day,
  t: Translate<'deal.result.late'>,
  lang: string,
): string[] => (isInTime(day, on) ? [] : [t('deal.result.late', { date: sayDay(on, lang) })]);

/** One text in words, which says nothing of the cards, with a link that opens the deal in everybody’s own language. */
export const shareText = (
  lines: readonly string[],
  { day, number, shared }: DealHead,
  origin: string,
  t: Translate<'deal.share.title'>,
  lang: string,
): string =>
  [
    t('deal.share.title', { number, date: sayDay(day, lang) }),
    ...lines,
    `${origin}${shared}#${day}`,
  ].join('\n');

/** A game that is over, in one’s own hands and in those of our player, by what came of it for either. */
export function tellBoth(
  { day, on }: { readonly day: Day; readonly on: Day },
  { own, ours }: { readonly own: string; readonly ours: string },
  t: Translate<`deal.result.${'you' | 'ours' | 'note' | 'late'}` | `deal.share.${'own' | 'ours'}`>,
  lang: string,
): ToldDeal {
  const late = lateNotes(day, on, t, lang);
  return {
    rows: [
      { name: t('deal.result.you'), figure: own, isYou: true },
      { name: t('deal.result.ours'), figure: ours, isYou: false },
    ],
    notes: [...late, t('deal.result.note')],
    shared: [t('deal.share.own', { result: own }), t('deal.share.ours', { result: ours }), ...late],
  };
}
