import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** One failure is enough: what failed for the mutant before comes first, then the quickest. */
class KillersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = (file: TestSpecification) => {
      const last = this.ctx.cache.getTestSpecificationResult(file);
      return last?.failed ? 0 : (last?.duration ?? 1000);
    };
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

/** What has to notice a broken rule: the tests beside the code, without the long enumerations. */
export default defineConfig({
  resolve: {
    alias: {
      'astro:config/server': fileURLToPath(
        new URL('./tests/stand-ins/astro-config.ts', import.meta.url),
      ),
    },
  },
  test: {
    isolate: false,
    setupFiles: 'tests/mutation-setup.ts',
    sequence: { sequencer: KillersFirst },
    testTimeout: 120_000,
    include: [
      'src/games/santa-timea/{rules,notation,explain}/*.test.ts',
      'src/games/santa-timea/questions/*.test.ts',
      'src/games/santa-timea/editions/witness.test.ts',
      'tests/puzzles.test.ts',
      'tests/readings.test.ts',
    ],
    exclude: ['**/questions/{practice,play-out}.test.ts'],
  },
});
