import { isSolved, puzzlesRecord } from '../../device/puzzles.ts';
import { openRecord } from '../../device/record.ts';

const bar = document.querySelector<HTMLElement>('.task-bar');
const { game = '', puzzle = '' } = bar?.dataset ?? {};
const mark = openRecord(puzzlesRecord(game)).get()[puzzle];
const note = bar?.querySelector('.eyebrow');
if (bar && note && mark && isSolved(mark) && !note.querySelector('.aloud')) {
  const said = document.createElement('span');
  said.className = 'aloud';
  said.textContent = bar.dataset[mark] ?? '';
  note.append(' ✓ ', said);
}
