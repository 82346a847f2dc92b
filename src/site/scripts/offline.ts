import { safeStorage } from '../../device/safe-storage.ts';
import { followChoice, isOff, type OfflineState } from '../offline.ts';
import { OFFLINE_KEY } from '../output-paths.ts';

function setUp(part: HTMLElement): void {
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

const part = document.querySelector<HTMLElement>('#offline');
if (import.meta.env.OFFLINE && part) setUp(part);
