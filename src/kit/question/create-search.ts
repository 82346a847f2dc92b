import { onCleanup } from 'solid-js';
import { foundInSlices } from '../../device/wait.ts';

export function createSearch() {
  let isThere = true;
  onCleanup(() => {
    isThere = false;
  });
  return <T>(search: Generator<void, T, void>) => foundInSlices(search, () => isThere);
}
