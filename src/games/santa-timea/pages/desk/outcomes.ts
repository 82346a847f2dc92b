import { writeList } from '../../../../core/locale.ts';
import type { Language } from '../../../../site/i18n/languages.ts';
import { siteWords } from '../../../../site/i18n/translate.ts';
import { type Column, columnsOf } from '../../editions/columns.ts';
import { sayOutcome } from '../../editions/say.ts';
import { WITNESSES } from '../../editions/witness.ts';
import { playerNames } from '../../explain/player-names.ts';
import { parsePosition } from '../../notation/position.ts';
import type { WindCard } from '../../rules/cards.ts';
import type { OpenPoint } from '../../rules/readings.ts';
import { VARIANTS } from '../../rules/variants.ts';
import type { SeenWorth } from '../../tables/sea/fleet.ts';
import type { Water } from '../../tables/sea/TwinSea.tsx';
import { knownIn, viewTrick } from '../../tables/trick/trick-view.ts';
import { columnName, deskTranslate } from './desk-words.ts';

/** What some readings make of a position, with the names of all that say so. */
interface Outcome {
  readonly names: string;
  readonly outcome: string;
  /** Those that say so, at least one. */
  readonly columns: readonly Column[];
}

/** What each book, and each reading of none, makes of the position of a question; those that say the same as one. */
export function outcomesOf(question: OpenPoint, language: Language): readonly Outcome[] {
  const t = deskTranslate(language);
  const speech = { t, lang: language, names: playerNames(t) };
  const said = columnsOf(question).map((column) => ({
    column,
    outcome:
      column.stand === 'silent'
        ? siteWords(language)('desk.says-nothing')
        : sayOutcome(column.played.outcome, speech).join(' '),
  }));
  return [...Map.groupBy(said, ({ outcome }) => outcome)].map(([outcome, alike]) => ({
    names: writeList(
      alike.map(({ column }) => columnName(column, t)),
      language,
    ),
    outcome,
    columns: alike.map(({ column }) => column),
  }));
}

/** The trick on which the answers to a question part, on two waters: under one answer, and under another. */
interface Waters {
  readonly wind: WindCard;
  readonly carried: readonly WindCard[];
  readonly waters: readonly Water[];
}

/** @returns null where it is no single trick on which they part. */
export function watersOf(question: OpenPoint, language: Language): Waters | null {
  const witness = WITNESSES[question];
  if (witness.kind !== 'trick') return null;
  const parsed = parsePosition(witness.position);
  if (!parsed.ok || parsed.value.kind !== 'trick') throw new Error(`No trick: ${witness.position}`);
  const position = parsed.value;
  const t = deskTranslate(language);
  const names = playerNames(t);
  const told = outcomesOf(question, language).flatMap(({ names, outcome, columns: [column] }) =>
    column && column.stand !== 'silent' ? [{ who: names, outcome, reading: column.reading }] : [],
  );
  const waters = told.map(({ who, outcome, reading }): Water => {
    const rules = { ...reading, ...VARIANTS[position.variant] };
    const { verdict } = viewTrick(position, t, language, names, { rules });
    const { lead, out } = knownIn(verdict);
    return {
      who,
      table: position.trick.plays.map((card, place) => ({
        name: names[place] as string,
        isYou: false,
        play: { card, worth: verdict.worths[place] as SeenWorth },
      })),
      ruling: { taker: verdict.taker, lead, out },
      outcome,
    };
  });
  const { wind, carried } = position.trick;
  return { wind, carried, waters };
}
