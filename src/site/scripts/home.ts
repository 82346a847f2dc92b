import { dayOf } from '../../core/day.ts';
import { createTranslate } from '../../core/words.ts';
import { courseRecord, isCaptain, nextStep } from '../../device/course.ts';
import { dailyFigures, dailyRecord } from '../../device/daily.ts';
import { isSolved, puzzlesRecord } from '../../device/puzzles.ts';
import { openRecord } from '../../device/record.ts';

interface Returning {
  readonly line: readonly string[];
  readonly to?: string;
}

function show(home: HTMLElement): void {
  const { game = '', words = '{}', lessons = '[]', total = '', back = '' } = home.dataset;
  const t = createTranslate(JSON.parse(words), document.documentElement.lang);
  const kept: Readonly<Record<string, () => Returning>> = {
    daily() {
      const days = openRecord(dailyRecord(game)).get();
      const today = dayOf(Date.now());
      const { streak } = dailyFigures(days, today);
      return {
        line: [
          t(days[today]?.solved ? 'back.daily-solved' : 'back.daily-open'),
          ...(streak > 1 ? [t('back.run', { count: streak })] : []),
        ],
      };
    },
    learn() {
      const all: Parameters<typeof nextStep>[0] = JSON.parse(lessons);
      const progress = openRecord(courseRecord(game)).get();
      if (isCaptain(all, progress))
        return { line: [t('captain')], to: `../${all.at(-1)?.lesson}/` };
      const next = nextStep(all, progress);
      if (!next) return { line: [t('back.reached')] };
      const { courseLesson, step, number } = next;
      const count = courseLesson.steps.length;
      return {
        line: [
          t('back.lesson', { number: all.indexOf(courseLesson) + 1 }),
          step ? t('back.step', { number, count }) : t('exam'),
        ],
        to: `../${courseLesson.lesson}/${number > 1 ? `#step-${step}` : ''}`,
      };
    },
    puzzles() {
      const marks = Object.values(openRecord(puzzlesRecord(game)).get());
      return { line: [t('back.puzzles', { done: marks.filter(isSolved).length, total })] };
    },
    play: () => ({ line: [t(back.split(' ').includes('play') ? 'back.play' : 'back.no-play')] }),
  };
  const ways = home.querySelector('.ways');
  for (const item of home.querySelectorAll<HTMLElement>('[data-way]')) {
    const way = item.dataset['way'] ?? '';
    const link = item.querySelector('a');
    const note = item.querySelector('span');
    if (!link || !note) continue;
    const { line, to } = kept[way]?.() ?? { line: [] };
    note.textContent = line.join(' · ');
    if (to) link.href = new URL(to, link.href).href;
    if (way === home.dataset['first']) ways?.prepend(item);
  }
  // The order of reading and of the keyboard is the one that is seen.
  if (ways) home.prepend(ways);
}

const home = document.querySelector<HTMLElement>('.home[data-back]');
if (home) show(home);
