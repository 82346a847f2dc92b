/** Whoever has done steps of the course keeps them, however the lessons are ordered now. */
import { expect, it } from 'vitest';
import { courseRecord, isDone } from '../src/device/course.ts';
import { LESSONS } from './browser/lessons.ts';

/** What a device held on which all twelve lessons were done in their first order. */
const OLD = {
  'first-trick':
    'keep-clear see-who-takes mind-the-wind find-the-leader take-the-lead lead-yourself',
  'reading-the-wind':
    'with-the-wind across-the-wind against-the-wind half-or-zero halve-a-number halve-an-odd-number compare-worths play-by-worth',
  'against-the-wind':
    'two-zeros below-all-others half-of-one hide-behind-a-zero highest-zero lead-with-nothing lowest-on-purpose',
  'knocked-out':
    'tie-to-escape next-lowest fourteen-against-seven three-equals join-the-tie nobody-left leave-nobody bottom-and-top',
  'pirate-bride':
    'copy-and-vanish copy-the-worth copy-a-copy copy-a-zero safe-not-strong what-to-lead what-it-costs two-at-the-head',
  'the-lead':
    'highest-leads read-the-top no-tie-at-the-top take-and-lead cheap-lead lead-stays copied-top after-a-led-piratess',
  'row-of-winds':
    'this-wind next-wind full-hand right-card-now dear-wind cheap-wind last-wind new-round',
  'whole-round':
    'right-order last-two-cards kept-too-long nobody-holds what-is-gone how-far first-round',
  'counting-damage':
    'add-up discard-a-set two-sets find-the-place share-places round-up only-two two-level',
  'five-rounds':
    'first-in-german first-in-french several-wrecks best-so-far level-in-front most-points level-in-english level-in-german',
  'pro-game':
    'read-the-forecast what-waits led-into-waiting pair-and-penalty set-in-german set-in-french as-low-as-it-gets keep-or-discard',
};

it('a device that has done the whole course lacks only the steps that are new', () => {
  const steps = Object.fromEntries(
    Object.entries(OLD).map(([lesson, ids]) => [
      lesson,
      Object.fromEntries(ids.split(' ').map((id) => [id, 1_763_700_000_000])),
    ]),
  );
  const kept = courseRecord('santa-timea').read({ steps, exam: { since: 0, answers: {} } });
  if (!kept) throw new Error('the record of old is refused');
  expect(
    Object.keys(OLD).filter((slug) => !LESSONS.some((lesson) => lesson.slug === slug)),
  ).toEqual([]);
  const lacking = LESSONS.flatMap(({ slug, steps: asked }) =>
    asked.filter(({ id }) => !isDone(kept, slug, id)).map(({ id }) => `${slug} ${id}`),
  );
  expect(lacking).toEqual(['the-lead lead-or-not']);
});
