import { safeStorage } from '../../device/safe-storage.ts';
import { keepLanguage, startOffline, stopOffline } from '../offline.ts';
import { OFFLINE_KEY } from '../output-paths.ts';

type State = 'on' | 'coming' | 'off' | 'impossible';

const isOff = (): boolean => safeStorage.get(OFFLINE_KEY) === 'off';

function setUp(part: HTMLElement): void {
  const button = part.querySelector('button');

  function show(now: State): void {
    for (const said of part.querySelectorAll<HTMLElement>('[data-state]')) {
      said.toggleAttribute('data-now', said.dataset['state'] === now);
    }
    if (!button) return;
    button.hidden = now === 'impossible';
    button.textContent = button.dataset[now === 'off' ? 'turnOn' : 'turnOff'] ?? '';
  }

  async function start(): Promise<void> {
    show('coming');
    if (!(await startOffline())) show('impossible');
    else await keep();
  }

  async function keep(): Promise<void> {
    try {
      await keepLanguage(document.documentElement.lang);
      if (!isOff()) show('on');
    } catch {
      addEventListener('online', keep, { once: true });
    }
  }

  button?.addEventListener('click', async () => {
    if (isOff()) {
      safeStorage.set(OFFLINE_KEY, null);
      await start();
    } else {
      safeStorage.set(OFFLINE_KEY, 'off');
      await stopOffline();
      show('off');
    }
  });
  if (!navigator.serviceWorker) show('impossible');
  else if (isOff()) show('off');
  else start();
}

const part = document.querySelector<HTMLElement>('#offline');
if (import.meta.env.OFFLINE && part) setUp(part);
