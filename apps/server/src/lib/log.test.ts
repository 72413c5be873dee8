import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-log-'));
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: fileURLToPath(new URL('log.ts', import.meta.url)), outDir: folder, target: 'node20' },
  });
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs `script` with `log` in another process, which gets input when its output was read. Returns what it logged. */
async function run(script: string): Promise<{ lines: string[]; code: number | null }> {
  const source = `import { openLog } from ${JSON.stringify(join(folder, 'log.js'))}; const log = openLog('info'); ${script}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdin.on('error', () => undefined);
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    child.stdin.write('read\n');
  });
  const [code] = (await once(child, 'close')) as [number | null];
  const lines = text.split('\n').filter(Boolean);
  return { lines: lines.map((line) => (JSON.parse(line) as { msg: string }).msg), code };
}

describe('the log', () => {
  it.each([
    ['exits', 'process.exit(3)', 3],
    ['has nothing left to do', '', 0],
    ['crashes', `setTimeout(() => { throw new Error('not caught') })`, 1],
    ['rejects a promise', `void Promise.reject(new Error('not caught'))`, 1],
  ])('loses no line when the process %s', async (_how, end, code) => {
    const ended = await run(`for (let i = 0; i < 3; i++) log.info('line ' + i); ${end}`);
    expect(ended).toEqual({ lines: ['line 0', 'line 1', 'line 2'], code });
  });

  it('writes a warning immediately, with the lines before it', async () => {
    // The process is killed without flushing, so only what was written immediately is read.
    const ended = await run(
      `import { readSync } from 'node:fs'; log.info('before'); log.warn('careful'); log.info('gathered');
       readSync(0, Buffer.alloc(5)); process.kill(process.pid, 'SIGKILL');`,
    );
    expect(ended.lines).toEqual(['before', 'careful']);
  });
});
