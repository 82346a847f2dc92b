import { dayOf } from '../../core/day.ts';
import { createTranslate } from '../../core/words.ts';
import { courseRecord, isCaptain, isDone, nextStep } from '../../device/course.ts';
import { dailyFigures, dailyRecord } from '../../device/daily.ts';
import { isSolved, puzzlesRecord } from '../../device/puzzles.ts';
import { openRecord } from '../../device/record.ts';
import { dealOn } from '../../games/deals.ts';

interface Returning {
  readonly name?: string | undefined;
  readonly line: readonly string[];
  /** From where the pages of the game begin. */
  readonly to?: string;
  readonly done?: number;
}

function show(home: HTMLElement): void {
  const { game = '', words = '{}', total = '', back = '', first, known = game } = home.dataset;
  const t = createTranslate(JSON.parse(words), document.documentElement.lang);
  const isPlayed = (way: string) => back.split(' ').includes(way);
  const today = dayOf(Date.now());
  const deal = isPlayed('deal') ? dealOn(today) : undefined;
  /** Beside other games this one has its name. */
  const name = known === game ? undefined : t('game');
  const learn = (id: string, lessons: string): Returning => {
    const all: Parameters<typeof nextStep>[0] = JSON.parse(lessons);
    const progress = openRecord(courseRecord(id)).get();
    const ids = all.flatMap(({ steps }) => steps);
    const done = ids.filter((step) => isDone(progress, step)).length / ids.length;
    const next = nextStep(all, progress);
    if (isCaptain(all, progress))
      return { name, line: [t('back.captain')], to: `${all.at(-1)?.lesson}/`, done };
    if (!next) return { name, line: [t('back.reached')], done };
    const { courseLesson, step, number } = next;
    const lesson = t('back.lesson', { number: all.indexOf(courseLesson) + 1 });
    const place = step ? t('back.step', { number, count: courseLesson.steps.length }) : t('exam');
    return {
      name,
      line: step && !done ? [t('begin')] : [lesson, place],
      to: `${courseLesson.lesson}/${number > 1 ? `#step-${step}` : ''}`,
      done,
    };
  };
  const kept: Readonly<Record<string, () => Returning>> = {
    daily() {
      const days = openRecord(dailyRecord(game)).get();
      const { streak } = dailyFigures(days, today);
      return {
        line: [
          t(days[today]?.solved ? 'back.daily-solved' : 'back.daily-open'),
          ...(streak > 1 ? [t('back.run', { count: streak })] : []),
        ],
      };
    },
    puzzles() {
      const marks = Object.values(openRecord(puzzlesRecord(game)).get());
      return { line: [t('back.puzzles', { done: marks.filter(isSolved).length, total })] };
    },
    play() {
      if (deal && !deal.isOver)
        return { name: t('deal'), line: [t('trick', { number: deal.number })], to: 'play/day/' };
      if (isPlayed('play')) return { line: [t('back.play')] };
      if (!deal && isPlayed('daily'))
        return { name: t('deal'), line: [t('take-up')], to: 'play/day/' };
      return { line: [deal ? t('dealt') : (name ?? t('back.no-play'))] };
    },
  };
  const ways = home.querySelector('.ways');
  for (const item of home.querySelectorAll<HTMLElement>('[data-way]')) {
    const { way = '', own, lessons } = item.dataset;
    const link = item.querySelector('a');
    const note = item.querySelector('span');
    const head = item.querySelector('b');
    if (!link || !note || !head) continue;
    const { name, line, to, done } =
      own && isPlayed(way)
        ? { line: [t('back.play')], to: 'play/' }
        : lessons
          ? learn(own ? way : game, lessons)
          : (kept[way]?.() ?? { line: [] });
    if (name && !own) head.textContent = name;
    note.textContent = line.join('\u00a0· ');
    if (to) link.href = new URL(`${own ? '' : '../'}${to}`, link.href).href;
    item.style.setProperty('--done', `${done ?? 0}`);
    if (way === first) ways?.prepend(item);
  }
  // The order of reading and of the keyboard is the one that is seen.
  if (ways) home.prepend(ways);
}

const home = document.querySelector<HTMLElement>('.home[data-back]');
if (home) show(home);
