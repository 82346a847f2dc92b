import { isSolved, type Mark, puzzlesRecord } from '../../device/puzzles.ts';
import { openRecord } from '../../device/record.ts';

const SIGNS: Readonly<Record<Mark, string>> = { first: '★', later: '✓', shown: '○', missed: '✕' };

/** Marks on the list of a game's puzzles what came of each on this device, and counts what is solved. */
function show(told: HTMLElement): void {
  const marks = openRecord(puzzlesRecord(told.dataset['game'] ?? '')).get();
  const items = [...document.querySelectorAll<HTMLElement>('[data-puzzle]')];
  for (const item of items) {
    const mark = marks[item.dataset['puzzle'] ?? ''];
    const note = item.querySelector('small');
    if (mark && note) note.textContent = `${SIGNS[mark]} ${told.dataset[mark]}`;
    item.classList.toggle('solved', isSolved(mark));
  }
  const own = items.map((item) => marks[item.dataset['puzzle'] ?? '']);
  const done = own.filter(isSolved).length;
  if (own.every((mark) => mark === undefined)) return;
  told.textContent = (told.dataset['solved'] ?? '')
    .replace('{done}', String(done))
    .replace('{first}', String(own.filter((mark) => mark === 'first').length));
}

const told = document.querySelector<HTMLElement>('#marks');
if (told) show(told);
