import { createHash } from 'node:crypto';
import { appendFileSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { type Done, keyOf } from './jobs.ts';

/** The sources a result depends on; with other sources it has to be found anew. */
const SOURCES = ['src/{core,games/santa-timea/{rules,twin,puzzles}}/*.ts', 'src/cli/prove/*.ts'];

const FOLDER = '.prove';

const root = new URL('../../../', import.meta.url);

/** What has been done so far, by any shard whose journal lies in the folder. */
export class Journal {
  readonly done = new Map<string, Done>();
  readonly #file: URL;

  /** @param shard tells the files of several machines apart, so that they can be brought together. */
  constructor(shard: string) {
    const mark = fingerprint();
    mkdirSync(new URL(FOLDER, root), { recursive: true });
    this.#file = new URL(`${FOLDER}/${mark}-${shard}.jsonl`, root);
    for (const name of globSync(`${FOLDER}/${mark}-*.jsonl`, { cwd: root })) {
      for (const line of readFileSync(new URL(name, root), 'utf8').split('\n')) this.#read(line);
    }
  }

  add(result: Done): void {
    appendFileSync(this.#file, `${JSON.stringify(result)}\n`);
    this.done.set(keyOf(result), result);
  }

  #read(line: string): void {
    // The last line of a run that was killed may be cut off: that job is done again.
    if (!line.endsWith('}')) return;
    const result: Done = JSON.parse(line);
    this.done.set(keyOf(result), result);
  }
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, exclude: (name) => name.endsWith('.test.ts') });
  for (const file of files.sort()) hash.update(readFileSync(new URL(file, root)));
  return hash.digest('hex').slice(0, 12);
}
