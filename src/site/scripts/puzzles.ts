import { isSolved, puzzlesRecord } from '../../device/puzzles.ts';
import { openRecord } from '../../device/record.ts';

const { game = '' } = document.querySelector<HTMLElement>('[data-game]')?.dataset ?? {};
const record = openRecord(puzzlesRecord(game));

function showAll(line: HTMLElement): void {
  const marks = record.get();
  const items = [...document.querySelectorAll<HTMLAnchorElement>('[data-puzzle]')];
  const own = items.map((item) => marks[item.dataset['puzzle'] ?? '']);
  if (own.every((mark) => mark === undefined)) return;
  for (const [index, item] of items.entries()) {
    const key = document.querySelector(`[data-mark="${own[index]}"]`);
    const [ship, said] = key?.cloneNode(true).childNodes ?? [];
    if (!(ship && said instanceof HTMLElement) || item.querySelector('svg')) continue;
    said.className = 'aloud';
    item.append(ship, ' ', said);
  }
  const done = own.filter(isSolved).length;
  line.textContent = (line.dataset['solved'] ?? '')
    .replace('{done}', String(done))
    .replace('{first}', String(own.filter((mark) => mark === 'first').length));
  document.querySelector('#key')?.removeAttribute('hidden');
  const open = items.filter((_, index) => !isSolved(own[index]));
  const [next] = open.toSorted((one, other) => levelOf(one) - levelOf(other));
  const goOn = document.querySelector<HTMLAnchorElement>('#go-on');
  if (!next || !goOn) return;
  document.querySelector('.next')?.classList.remove('next');
  next.classList.add('next');
  goOn.href = next.href;
  const number = String(items.indexOf(next) + 1);
  goOn.textContent = (goOn.dataset['text'] ?? '').replace('{number}', number);
}

const levelOf = (item: HTMLElement): number => Number(item.dataset['level']);

/** Whether the puzzle of this page is solved, beside how hard it is. */
function showOne(bar: HTMLElement): void {
  const mark = record.get()[bar.dataset['puzzle'] ?? ''];
  const note = bar.querySelector('.eyebrow');
  if (!note || !mark || !isSolved(mark) || note.querySelector('.aloud')) return;
  const said = document.createElement('span');
  said.className = 'aloud';
  said.textContent = bar.dataset[mark] ?? '';
  note.append(' ✓ ', said);
}

function show(): void {
  const line = document.querySelector<HTMLElement>('#marks');
  if (line) showAll(line);
  const bar = document.querySelector<HTMLElement>('.task-bar');
  if (bar) showOne(bar);
}

record.watch(show);
show();
