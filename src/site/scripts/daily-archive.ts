import { type Day, dayOf, sayDay } from '../../core/day.ts';
import { type DailyEntry, dailyRecord, isFirstTry, missedDays } from '../../device/daily.ts';
import { openRecord } from '../../device/record.ts';

const { game = '', here = '' } =
  document.querySelector<HTMLElement>('[data-archive]')?.dataset ?? {};
const record = openRecord(dailyRecord(game));

/** So many are asked again at a time; the others come when these are done. */
const MOST = 6;

const markOf = (entry: DailyEntry | undefined): string | undefined => {
  if (!entry) return undefined;
  if (!entry.solved) return 'open';
  return isFirstTry(entry) ? 'first' : 'later';
};

function linkTo(day: Day): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `${here}#${day}`;
  link.className = 'st-button';
  link.textContent = sayDay(day, document.documentElement.lang);
  item.append(link);
  return item;
}

function show(): void {
  const days = record.get();
  for (const entry of document.querySelectorAll<HTMLElement>('[data-day]')) {
    const mark = markOf(days[entry.dataset['day'] ?? '']);
    const note = entry.querySelector<HTMLElement>('[data-mark]');
    if (note) note.textContent = mark ? `\u00a0· ${note.dataset[mark] ?? ''}` : '';
  }
  const solved = Object.keys(days).filter((day) => days[day]?.solved);
  for (const month of document.querySelectorAll<HTMLElement>('[data-month]')) {
    const count = solved.filter((day) => day.startsWith(month.dataset['month'] ?? '')).length;
    month.textContent = count > 0 ? `\u00a0· ✓ ${count}` : '';
  }
  const list = document.querySelector<HTMLElement>('[data-missed]');
  const missed = missedDays(days, dayOf(Date.now())).slice(0, MOST);
  list?.replaceChildren(...missed.map(linkTo));
  if (list?.parentElement) list.parentElement.hidden = missed.length === 0;
}

record.watch(show);
show();
