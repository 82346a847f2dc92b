import { dayOf, sayDay } from '../../core/day.ts';
import { openRecord } from '../../device/record.ts';
import { visitRecord } from '../../device/visits.ts';

/**
 * Tells what has changed in a register since somebody was last here. It stays new until they have opened the page of
 * the changes, and on that page all changes stay for ever, so that nothing is lost.
 */
function show(told: HTMLElement): void {
  const { game = '', revisions = '', words } = told.dataset;
  /** The entries that each revision changed, the first one first. */
  const changed: readonly (readonly string[])[] = JSON.parse(revisions);
  const record = openRecord(visitRecord(game));
  const { seen, on } = record.get();
  const isNew = seen > 0 && seen < changed.length;
  if (isNew && words) {
    const count = new Set(changed.slice(seen).flat()).size;
    const { lang } = document.documentElement;
    const said: string = JSON.parse(words)[new Intl.PluralRules(lang).select(count)];
    told.textContent = said.replace('{{count}}', `${count}`).replace('{{date}}', sayDay(on, lang));
  }
  if (isNew) {
    for (const mark of document.querySelectorAll<HTMLElement>('[data-revision]')) {
      mark.hidden = Number(mark.dataset['revision']) <= seen;
    }
  }
  // The overview, which has the words, only says that there is something to be seen.
  if (isNew && words) return;
  record.update((visit) => ({ seen: Math.max(visit.seen, changed.length), on: dayOf(Date.now()) }));
}

const told = document.querySelector<HTMLElement>('[data-revisions]');
if (told) show(told);
