/** What `npm test` is run by: it ends what it began, and a run of nothing is no success. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SCRIPTS = resolve(import.meta.dirname, '../scripts');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'runner-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that uses the runner, in a folder of its own. */
function start(program: string) {
  const imports = ['run', 'stages'].map(
    (name) => `import * as ${name} from '${SCRIPTS}/${name}.mjs';`,
  );
  writeFileSync(join(folder, 'program.mjs'), [...imports, program].join('\n'));
  return spawn(process.execPath, ['program.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the runner of the checks', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'interrupted by %s leaves nothing behind that it started, nor what that started, and goes on to nothing',
    async (signal) => {
      // A shell and a process behind it; both tell their numbers.
      const program = start(
        `run.endWithUs();
         const late = 'console.log(process.pid); setInterval(() => {}, 60_000)';
         await run.run('sh', ['-c', 'echo $$; "$0" -e "$1"; true', process.execPath, late], { show: true });
         console.log('goes on');`,
      );
      let said = '';
      program.stdout.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
      await expect.poll(() => said, { timeout: 60_000 }).toMatch(/^\d+\n\d+\n$/);
      const pids = said.trim().split('\n').map(Number);
      expect(pids.map(isAlive)).toEqual([true, true]);
      program.kill(signal);
      const [status] = await once(program, 'exit');
      expect(status).toBe(130);
      expect(said).not.toContain('goes on');
      await expect.poll(() => pids.map(isAlive)).toEqual([false, false]);
    },
  );

  it('counts a run in which nothing ran, or that failed although no test did, as a failure', async () => {
    const program = start(
      `import { writeFileSync } from 'node:fs';
       const report = 'report.json';
       const said = [];
       const count = ({ passed, failed }) => ({ passed, failed });
       for (const [status, found] of [[0, {}], [0, { passed: 0, failed: 0 }], [1, { passed: 3, failed: 0 }], [0, { passed: 3, failed: 0 }]]) {
         writeFileSync('package.json', JSON.stringify({ scripts: { check: \`node check.mjs\` } }));
         writeFileSync('check.mjs', \`import { writeFileSync } from 'node:fs'; \${'passed' in found ? \`writeFileSync('\${report}', '\${JSON.stringify(found)}');\` : ''} process.exit(\${status});\`);
         said.push((await run.counted('check', [], { report, count, show: false })).failed);
       }
       console.log(JSON.stringify(said));`,
    );
    const [said] = await once(createInterface({ input: program.stdout }), 'line');
    expect(JSON.parse(said)).toEqual([1, 1, 1, 0]);
  });

  it('refuses a second run in one working copy, and forgets one that was cut short', async () => {
    const text =
      "stages.refuseSecondRun(); console.log('runs'); await new Promise((go) => setTimeout(go, 600_000));";
    const first = start(text);
    await once(createInterface({ input: first.stdout }), 'line');
    const second = start(text);
    const [message] = await once(createInterface({ input: second.stderr }), 'line');
    expect(message).toContain(`process ${first.pid}`);
    expect((await once(second, 'exit'))[0]).toBe(1);
    first.kill('SIGKILL');
    await once(first, 'exit');
    const third = start(text);
    await once(createInterface({ input: third.stdout }), 'line');
    third.kill();
    await once(third, 'exit');
  });
});
