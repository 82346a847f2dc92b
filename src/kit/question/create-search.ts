import { onCleanup } from 'solid-js';
import { foundInSlices } from '../../device/wait.ts';

/** Searches as long as the component is there that asked; null if it is gone before anything was found. */
export function createSearch() {
  let isThere = true;
  onCleanup(() => {
    isThere = false;
  });
  return <T>(search: Generator<void, T, void>) => foundInSlices(search, () => isThere);
}
