import { WINDS } from '../../../core/compass.ts';
import { createRandom, type Random } from '../../../core/random.ts';
import type { TrickPosition } from '../notation/trick.ts';
import { PUZZLE_RULES } from '../questions/misreadings.ts';
import { sameCard, type WheelCard, windDeck } from '../rules/cards.ts';
import { resolveTrick } from '../rules/trick.ts';
import type { Progress } from './progress.ts';
import type { DrillQuestion } from './questions.ts';
import { dueSkills, newSkills, practisedSkills } from './schedule.ts';
import { SKILLS, type Skill } from './skills.ts';
import type { Answered, Kind, Session } from './tally.ts';

export interface Item {
  readonly skill: string;
  readonly kind: Kind;
  readonly question: DrillQuestion;
}

export function drawItem(skill: Skill, random: Random): Item {
  const cards = windDeck().filter(({ wind }) => (skill.winds ?? WINDS).includes(wind));
  for (;;) {
    const wind = cards[random(cards.length)] ?? { wind: 'N', damage: 1 };
    const plays = skill.draw(wind.wind, random);
    const trick = { wind, carried: [], plays };
    const fits = skill.fits?.(resolveTrick(trick, PUZZLE_RULES), plays) ?? true;
    if (!fits || hasEquals(plays)) continue;
    return { skill: skill.id, kind: skill.kind, question: questionOf(skill.kind, trick) };
  }
}

const hasEquals = (plays: readonly WheelCard[]): boolean =>
  plays.some(
    (card, place) =>
      card.kind === 'number' && plays.findIndex((other) => sameCard(card, other)) < place,
  );

export function questionOf(kind: Kind, trick: TrickPosition['trick']): Item['question'] {
  const position: TrickPosition = { kind: 'trick', edition: 'house', variant: 'basic', trick };
  const place = trick.plays.length - 1;
  switch (kind) {
    case 'share':
      return { ask: 'share', place, position };
    case 'worth':
    case 'copy':
      return { ask: 'worth', place, position };
    case 'lower':
    case 'take':
      return { ask: 'taker', position };
  }
}

export const QUESTIONS = 20;

const NEW_SKILLS = 8;

const RETURNS_AFTER = 2;

export const startSession = (seed: number): Session => ({ seed, answers: [], returns: [] });

export const isOver = ({ answers }: Session): boolean => answers.length >= QUESTIONS;

/** The next question: what comes back, then what is due, then by turns something new and something shaky. */
export function nextItem(session: Session, progress: Progress, now: number): Item {
  const { answers, returns, seed } = session;
  const random = createRandom(seed + answers.length);
  const back = returns.find(({ from }) => from <= answers.length);
  return back?.item ?? drawItem(nextSkill(session, progress, now), random);
}

function nextSkill({ answers, returns }: Session, progress: Progress, now: number): Skill {
  const justAsked = answers.slice(-2).map(({ item }) => item.skill);
  const isFresh = ({ id }: Skill) => !justAsked.includes(id);
  const due = dueSkills(progress, now).find(isFresh);
  if (due) return due;
  const met = answers.filter(({ isNew }) => isNew).length;
  const mayMeet = met < NEW_SKILLS && returns.length < RETURNS_AFTER;
  const [unmet] = mayMeet ? newSkills(progress) : [];
  const shaky = practisedSkills(progress).find(isFresh);
  const isTurnOfNew = answers.length % 2 === 0;
  return (isTurnOfNew ? (unmet ?? shaky) : (shaky ?? unmet)) ?? (SKILLS[0] as Skill);
}

export function answeredItem(
  session: Session,
  item: Item,
  outcome: Omit<Answered, 'item'>,
): Session {
  const answers = [...session.answers, { ...outcome, item }];
  const others = session.returns.filter((waiting) => waiting.item !== item);
  const from = answers.length + RETURNS_AFTER;
  return {
    ...session,
    answers,
    returns: outcome.isRight ? others : [...others, { item, from }],
  };
}
