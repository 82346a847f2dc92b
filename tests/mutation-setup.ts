import fc from 'fast-check';
import { beforeEach } from 'vitest';

declare global {
  var hasFailed: boolean | undefined;
}

// A mutant is noticed by the first test that fails: the files behind it are not even loaded.
if (globalThis.hasFailed) throw new Error('A test has failed before.');
beforeEach(({ onTestFailed }) => {
  onTestFailed(() => {
    globalThis.hasFailed = true;
  });
});

// The same examples every time, so that a mutant which is noticed once is noticed again.
fc.configureGlobal({ seed: 1, numRuns: 40 });
