import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Progress, progressRecord } from './progress.ts';
import { afterAnswer, dueSkills, newSkills, practisedSkills } from './schedule.ts';
import { answeredItem, type Item, isOver, nextItem, QUESTIONS, startSession } from './session.ts';
import { SKILLS } from './skills.ts';
import { mistakeIn, type Session, sessionTally } from './tally.ts';

const NOON = new Date(2026, 10, 21, 12).getTime();
const DAY = 86_400_000;

interface Run {
  readonly session: Session;
  readonly progress: Progress;
  readonly asked: readonly Item[];
}

/** A whole session of somebody who answers each question right or wrong in so many milliseconds. */
function train(
  progress: Progress,
  now: number,
  isRight: (index: number, item: Item) => boolean,
  { seed = 1, ms = 3000 } = {},
): Run {
  let run: Run = { session: startSession(seed), progress, asked: [] };
  while (!isOver(run.session)) {
    const { session, asked } = run;
    const item = nextItem(session, run.progress, now);
    const outcome = { answer: '', isRight: isRight(asked.length, item), ms };
    const isNew = !(item.skill in run.progress.skills);
    run = {
      progress: afterAnswer(run.progress, { ...item, ...outcome }, now),
      session: answeredItem(session, item, { ...outcome, isNew }),
      asked: [...asked, item],
    };
  }
  return run;
}

const always = () => true;

describe('a session', () => {
  it('introduces a few new skills, the easy ones first, and never asks the same thing three times running', () => {
    const { asked, progress } = train(progressRecord.empty, NOON, always);
    expect(asked).toHaveLength(QUESTIONS);
    expect(asked[0]?.skill).toBe(SKILLS[0]?.id);
    const met = SKILLS.slice(0, 8).map(({ id }) => id);
    expect(Object.keys(progress.skills).sort()).toEqual(met.sort());
    for (const [index, { skill }] of asked.entries()) {
      expect(asked[index - 1]?.skill === skill && asked[index - 2]?.skill === skill).toBe(false);
    }
  });

  it('brings the same cards back after a wrong answer, two questions later', () => {
    const { asked, session } = train(progressRecord.empty, NOON, (index) => index !== 3);
    expect(asked[6]).toBe(asked[3]);
    expect(asked.filter((item) => item === asked[3])).toHaveLength(2);
    expect(session.returns).toEqual([]);
  });

  it('is no longer with mistakes, and has one of them to explain', () => {
    const { asked, session } = train(progressRecord.empty, NOON, (index) => index !== 19);
    expect(asked).toHaveLength(QUESTIONS);
    expect(mistakeIn(session.answers)?.item).toEqual(asked[19]);
    const { session: mended } = train(progressRecord.empty, NOON, (index) => index !== 3);
    expect(mistakeIn(mended.answers)?.item).toEqual(asked[3]);
    const { session: open } = train(
      progressRecord.empty,
      NOON,
      (index) => ![3, 18].includes(index),
    );
    expect(mistakeIn(open.answers)).toBe(open.answers[18]);
    expect(mistakeIn([])).toBeUndefined();
  });

  it('ends, whatever is answered, and loses nothing of it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
        fc.integer(),
        (rights, seed) => {
          const { asked, session, progress } = train(
            progressRecord.empty,
            NOON,
            (index) => rights[index] ?? true,
            { seed },
          );
          expect(asked).toHaveLength(QUESTIONS);
          expect(progressRecord.read(progress)).toEqual(progress);
          const sum = (['share', 'worth', 'lower', 'copy', 'take'] as const)
            .map((kind) => sessionTally(session, kind).answers)
            .reduce((a, b) => a + b);
          expect([sum, progressRecord.count(progress)]).toEqual([asked.length, asked.length]);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('has introduced everything within a week of one session a day', () => {
    let progress = progressRecord.empty;
    for (let day = 0; day < 7; day++) progress = train(progress, NOON + day * DAY, always).progress;
    expect(newSkills(progress)).toEqual([]);
    expect(Object.keys(progress.days)).toHaveLength(7);
  });
});

describe('the schedule', () => {
  const [first, second] = SKILLS;
  const answer = (isRight: boolean, ms: number, now = NOON, progress = progressRecord.empty) =>
    afterAnswer(progress, { skill: first?.id ?? '', kind: 'share', isRight, ms }, now);
  const daysUntilDue = (progress: Progress) =>
    Array.from({ length: 400 }, (_, day) => day).find(
      (day) => dueSkills(progress, NOON + day * DAY).length > 0,
    ) ?? Number.NaN;

  it('asks sooner for what was wrong than for what was slow, and for that sooner than for what came at a glance', () => {
    const waits = [answer(false, 1000), answer(true, 20_000), answer(true, 1000)].map(daysUntilDue);
    expect(waits.every((wait, index) => index === 0 || wait > (waits[index - 1] ?? 0))).toBe(true);
    expect(waits[0]).toBe(1);
  });

  it('waits longer after every right answer in time', () => {
    const once = answer(true, 3000);
    const wait = daysUntilDue(once);
    const twice = answer(true, 3000, NOON + wait * DAY, once);
    expect(daysUntilDue(twice) - wait).toBeGreaterThan(wait);
  });

  it('puts the most endangered first', () => {
    const shaky = afterAnswer(
      answer(true, 3000),
      { skill: second?.id ?? '', kind: 'share', isRight: false, ms: 1 },
      NOON,
    );
    expect(dueSkills(shaky, NOON + 30 * DAY).map(({ id }) => id)).toEqual([second?.id, first?.id]);
    expect(practisedSkills(shaky)[0]).toBe(second);
  });

  it('is not upset by a clock that was put back', () => {
    const ahead = answer(true, 3000, NOON + 1000 * DAY);
    expect(dueSkills(ahead, NOON)).toEqual([]);
    expect(progressRecord.read(answer(true, 3000, NOON, ahead))).not.toBeNull();
  });
});
