import { shelf } from '../../device/shelf.ts';
import { OFFLINE_KEY } from '../names.ts';
import { isKept, startOffline, stopOffline } from '../offline/switch.ts';

/** While a language is being fetched, one looks again after so many milliseconds. */
const AGAIN = 1000;

type State = 'on' | 'coming' | 'off' | 'impossible';

const isOff = (): boolean => shelf.get(OFFLINE_KEY) === 'off';

/** The switch of offline use on the page of progress. */
function setUp(part: HTMLElement): void {
  const state = part.querySelector<HTMLElement>('[role="status"]');
  const button = part.querySelector('button');

  function show(now: State): void {
    const words = part.dataset[now] ?? '';
    if (state && state.textContent !== words) state.textContent = words;
    if (!button) return;
    button.hidden = now === 'impossible';
    button.textContent = button.dataset[now === 'off' ? 'turnOn' : 'turnOff'] ?? '';
  }

  /** Looks again until all is there. */
  async function follow(): Promise<void> {
    const isThere = await isKept(document.documentElement.lang).catch(() => false);
    if (isOff()) return;
    show(isThere ? 'on' : 'coming');
    if (!isThere) setTimeout(follow, AGAIN);
  }

  async function start(): Promise<void> {
    show('coming');
    if (await startOffline()) await follow();
    else show('impossible');
  }

  button?.addEventListener('click', async () => {
    if (isOff()) {
      shelf.set(OFFLINE_KEY, null);
      await start();
    } else {
      shelf.set(OFFLINE_KEY, 'off');
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
