import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { readProcessorTime } from './processor-time.ts';

const burn = 'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);';

describe.runIf(process.platform === 'linux')('processor time', () => {
  it(
    'is that of a process, and for PostgreSQL also that of its child processes, running or ended',
    { timeout: 60_000 },
    async () => {
      const script = `${burn} process.stdout.write('done'); process.stdin.resume();`;
      const running = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
      await once(running.stdout, 'data');
      const of = await readProcessorTime(running.pid ?? 0, process.pid);
      expect(of.program).toBeGreaterThanOrEqual(290);
      const before = await readProcessorTime(process.pid, process.pid);
      expect(of.postgres).toBeGreaterThanOrEqual(before.program + 290 - 100);
      running.stdin.end();
      await once(running, 'exit');
      const after = await readProcessorTime(process.pid, process.pid);
      expect(after.postgres).toBeGreaterThanOrEqual(before.postgres);
    },
  );

  it('is 0 for a process that does not exist', async () => {
    expect((await readProcessorTime(2 ** 30, 2 ** 30)).program).toBe(0);
  });
});
