import type { Result } from '../../core/result.ts';
import { type Catalogue, createTranslate } from '../../core/words.ts';
import {
  type BackupError,
  fromCode,
  MOST_BYTES,
  makeBackup,
  restoreBackup,
  toCode,
} from '../../device/backup.ts';
import { openRecord } from '../../device/record.ts';
import { safeStorage } from '../../device/safe-storage.ts';
import { copyText, saveFile } from '../../device/take-out.ts';
import { RECORDS } from '../../games/records.ts';
import { followChoice, isOff, type OfflineState } from '../offline.ts';
import { OFFLINE_KEY } from '../output-paths.ts';
import { showCourses } from './course.ts';

const FILE_NAME = 'windrose.json';

const byId = <T extends HTMLElement>(id: string): T => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}`);
  return element as T;
};

const words: Catalogue = JSON.parse(byId('progress').dataset['words'] ?? '{}');
const t = createTranslate(words, document.documentElement.lang);
const records = RECORDS.map((kind) => ({ kind, record: openRecord(kind) }));
const code = byId<HTMLTextAreaElement>('code');
const pasted = byId<HTMLTextAreaElement>('pasted');
const file = byId<HTMLInputElement>('file');
const dialog = byId<HTMLDialogElement>('sure');

const say = (id: string, key: string): void => {
  byId(id).textContent = key === '' ? '' : t(`progress.${key}`);
};

async function show(): Promise<void> {
  byId('not-kept').hidden = records.every(({ record }) => record.isKept());
  for (const { kind, record } of records) {
    const item = document.querySelector<HTMLElement>(`[data-key="${kind.key}"]`);
    const name = kind.key.replace(':', '.');
    const count = kind.count(record.get());
    if (!item) continue;
    item.textContent = t(`kept.${name}`, { count });
    item.hidden = count === 0;
  }
  showCourses();
  for (const log of document.querySelectorAll<HTMLElement>('.log'))
    log.dataset['sails'] = sails(log);
  code.value = await toCode(makeBackup(RECORDS));
}

function sails(log: HTMLElement): 'slack' | 'half' | 'full' {
  const ports = [...log.querySelectorAll('[data-lesson]')];
  if (ports.every(({ classList }) => classList.contains('reached'))) return 'full';
  const hasBegun = records.some(
    ({ kind, record }) =>
      log.querySelector(`[data-key="${kind.key}"]`) && record.get() !== kind.empty,
  );
  return hasBegun ? 'half' : 'slack';
}

async function copy(): Promise<void> {
  const isCopied = await copyText(code.value);
  say('taken', isCopied ? 'take.copied' : 'take.by-hand');
  if (isCopied) return;
  byId<HTMLDetailsElement>('by-hand').open = true;
  code.select();
}

function save(): void {
  saveFile(new File([makeBackup(RECORDS)], FILE_NAME, { type: 'application/json' }));
}

async function bring(): Promise<void> {
  const [chosen] = file.files ?? [];
  if (chosen && chosen.size > MOST_BYTES) {
    say('brought', 'bring.error.too-big');
    return;
  }
  const text = (chosen ? await chosen.text() : pasted.value).trim();
  if (text === '') {
    say('brought', 'bring.nothing');
    return;
  }
  const restored = await restore(text);
  say('brought', restored.ok ? 'bring.done' : `bring.error.${restored.error}`);
  if (!restored.ok) return;
  file.value = '';
  pasted.value = '';
  await show();
}

async function restore(text: string): Promise<Result<null, BackupError>> {
  if (text.startsWith('{')) return restoreBackup(text, RECORDS);
  const read = await fromCode(text);
  return read.ok ? restoreBackup(read.value, RECORDS) : read;
}

async function reset(): Promise<void> {
  for (const { record } of records) record.reset();
  dialog.close();
  say('deleted', 'reset.done');
  await show();
}

function setUpOffline(part: HTMLElement): void {
  const button = part.querySelector('button');
  const show = (now: OfflineState) => {
    for (const said of part.querySelectorAll<HTMLElement>('[data-state]')) {
      said.toggleAttribute('data-now', said.dataset['state'] === now);
    }
    if (!button) return;
    button.hidden = now === 'impossible';
    button.textContent = button.dataset[now === 'off' ? 'turnOn' : 'turnOff'] ?? '';
  };
  button?.addEventListener('click', () => {
    safeStorage.set(OFFLINE_KEY, isOff() ? null : 'off');
    followChoice(show);
  });
  followChoice(show);
}

byId('copy').addEventListener('click', copy);
byId('save').addEventListener('click', save);
byId('bring').addEventListener('click', bring);
byId('reset').addEventListener('click', () => {
  say('deleted', '');
  dialog.showModal();
});
byId('keep').addEventListener('click', () => dialog.close());
byId('delete').addEventListener('click', reset);
for (const { record } of records) record.watch(show);
show();
const offline = document.querySelector<HTMLElement>('#offline');
if (import.meta.env.OFFLINE && offline) setUpOffline(offline);
