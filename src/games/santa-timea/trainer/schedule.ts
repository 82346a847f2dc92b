import { FSRSAlgorithm } from 'ts-fsrs';
import { dayOf } from '../../../core/day.ts';
import { type Progress, type SkillMemory, withDay } from './progress.ts';
import { SKILLS, type Skill } from './skills.ts';
import { counted, type Kind, NO_ANSWERS } from './tally.ts';

const RETENTION = 0.9;

const fsrs = new FSRSAlgorithm({ request_retention: RETENTION });

const DAY = 24 * 60 * 60 * 1000;

const GLANCE: { readonly [K in Kind]: number } = {
  share: 2500,
  worth: 3500,
  lower: 4500,
  copy: 5000,
  take: 9000,
};

const [AGAIN, HARD, GOOD, EASY] = [1, 2, 3, 4] as const;

/** Speed counts: only what comes at a glance helps at the table. */
function gradeOf(kind: Kind, isRight: boolean, ms: number): number {
  if (!isRight) return AGAIN;
  if (ms > 3 * GLANCE[kind]) return HARD;
  return ms > GLANCE[kind] ? GOOD : EASY;
}

/** Whole days, so that the hour of an evening's training does not matter. */
const daysSince = (last: number, now: number): number =>
  Math.max(0, Math.round((now - last) / DAY));

const recall = ({ last, stability }: SkillMemory, now: number): number =>
  fsrs.forgetting_curve(daysSince(last, now), stability);

export const dueSkills = (progress: Progress, now: number): Skill[] =>
  known(progress)
    .map(([skill, memory]) => [skill, recall(memory, now)] as const)
    .filter(([, chance]) => chance < RETENTION)
    .sort(([, a], [, b]) => a - b)
    .map(([skill]) => skill);

export const practisedSkills = (progress: Progress): Skill[] =>
  known(progress)
    .sort(([, a], [, b]) => a.stability - b.stability)
    .map(([skill]) => skill);

export const newSkills = (progress: Progress): Skill[] =>
  SKILLS.filter((skill) => progress.skills[skill.id] === undefined);

const known = (progress: Progress): (readonly [Skill, SkillMemory])[] =>
  SKILLS.flatMap((skill) => {
    const memory = progress.skills[skill.id];
    return memory ? [[skill, memory] as const] : [];
  });

export function afterAnswer(
  progress: Progress,
  { skill, kind, isRight, ms }: { skill: string; kind: Kind; isRight: boolean; ms: number },
  now: number,
): Progress {
  const before = progress.skills[skill];
  const days = before ? daysSince(before.last, now) : 0;
  const { stability, difficulty } = fsrs.next_state(
    before ?? null,
    days,
    gradeOf(kind, isRight, ms),
  );
  const memory = { last: now, stability, difficulty, answers: (before?.answers ?? 0) + 1 };
  return {
    ...afterRunAnswer(progress, { kind, isRight, ms }, now),
    skills: { ...progress.skills, [skill]: memory },
  };
}

export function afterRunAnswer(
  progress: Progress,
  { kind, isRight, ms }: { kind: Kind; isRight: boolean; ms: number },
  now: number,
): Progress {
  const day = dayOf(now);
  const tally = counted(progress.days[day]?.[kind] ?? NO_ANSWERS, isRight, ms);
  return { ...progress, days: withDay(progress, day, kind, tally) };
}
