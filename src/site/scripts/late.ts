import { shelf } from '../../device/shelf.ts';

type Bring = () => Promise<unknown>;

/**
 * Sends for the script that shows what is kept once this device keeps something, from before or from another tab;
 * whoever comes for the first time loads none of it.
 * @param names of records in storage, with spaces between them.
 */
export function onceKept(names: string, bring: Bring): void {
  for (const name of names.split(' ')) {
    const look = () => shelf.get(name) !== null && bring();
    shelf.watch(name, look);
    look();
  }
}

/**
 * Sends for the script of a place once somebody comes near it; a button pressed before is pressed again.
 * @param buttons those that the script hears; others in the place have a script of their own.
 */
export function onceTouched(place: HTMLElement, buttons: string, bring: Bring): void {
  const heard = new AbortController();
  const { signal } = heard;
  const come = async (button: HTMLElement | null) => {
    await bring();
    heard.abort();
    button?.click();
  };
  for (const event of ['pointerover', 'focusin']) {
    place.addEventListener(event, () => bring(), { signal });
  }
  place.addEventListener(
    'click',
    ({ target }) => target instanceof Element && come(target.closest<HTMLElement>(buttons)),
    { signal },
  );
}
