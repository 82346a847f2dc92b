import { onCleanup } from 'solid-js';
import { foundInSlices } from '../../device/wait.ts';

/** Searches while its component is there. @returns null if the component is gone first. */
export function createSearch() {
  let isThere = true;
  onCleanup(() => {
    isThere = false;
  });
  return <T>(search: Generator<void, T, void>) => foundInSlices(search, () => isThere);
}
