import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
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

const toSource = (script: string, format = 'auto'): string =>
  `import { loadPrettify, openLog } from ${JSON.stringify(join(folder, 'log.js'))};
   const log = openLog('info', await loadPrettify('${format}')); ${script}`;

/** Runs `script` with `log` in another process, which gets input when its output was read. Returns what it wrote. */
async function write(command: string, args: string[]): Promise<{ text: string; code: number | null }> {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  child.stdin.on('error', () => undefined);
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    child.stdin.write('read\n');
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { text, code };
}

const node = (source: string) => write(process.execPath, ['--input-type=module', '-e', source]);

/** The messages of the JSON lines. */
async function run(script: string): Promise<{ lines: string[]; code: number | null }> {
  const { text, code } = await node(toSource(script));
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

const time = String.raw`\[\d\d:\d\d:\d\d\.\d{3}\]`;
const requestLine = `log.info({ method: 'GET', path: '/api/roles', status: 200, ms: 3, tenant: 'default' }, 'answered');`;

describe('the log on a terminal', () => {
  const hasTerminal = spawnSync('script', ['--version']).status === 0;

  it('is readable, and in color', async ({ skip }) => {
    skip(!hasTerminal, 'script (of util-linux) is not installed');
    const file = join(folder, 'terminal.mjs');
    writeFileSync(file, toSource(requestLine));
    const { text } = await write('script', ['-qec', `${process.execPath} ${file}`, '/dev/null']);
    expect(text).toContain('\u001b[');
    const plain = text.replaceAll(new RegExp(String.raw`\u001b\[\d+m`, 'g'), '').replaceAll('\r', '');
    expect(plain).toMatch(
      new RegExp(`^${time} INFO: GET /api/roles 200 in 3 ms \\{"tenant":"default"\\}$`, 'm'),
    );
  });

  it('is JSON with LOG_FORMAT=json, and without it as soon as standard output is no terminal', async ({
    skip,
  }) => {
    skip(!hasTerminal, 'script (of util-linux) is not installed');
    const file = join(folder, 'json.mjs');
    writeFileSync(file, toSource(requestLine, 'json'));
    const { text } = await write('script', ['-qec', `${process.execPath} ${file}`, '/dev/null']);
    // A terminal repeats its input behind it.
    const [line = ''] = text.split('\n');
    expect(JSON.parse(line)).toMatchObject({ msg: 'answered', path: '/api/roles' });
    expect((await run(requestLine)).lines).toEqual(['answered']);
  });

  it('attacks: text that rewrites the terminal: control characters of callers are shown, and forge no line', async () => {
    const { text } = await node(
      toSource(
        `const hostile = 'a\\r\\n[00:00:00.000] INFO: forged \\x1b[2J\\x9b31m\\u202e\\u2028';
         log.info({ path: hostile, internal: hostile }, 'request rejected');
         log.warn(hostile);
         log.error({ err: new Error(hostile) }, 'failed');`,
        'pretty',
      ),
    );
    expect(text).not.toMatch(/[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(text).toContain(String.raw`\u{1b}[2J`);
    const begins = text.split('\n').filter((line) => line.startsWith('['));
    expect(begins).toHaveLength(3);
    for (const line of begins) expect(line).toMatch(new RegExp(`^${time} (INFO|WARN|ERROR): `));
    expect(begins.filter((line) => line.startsWith('[00:00:00.000]'))).toEqual([]);
  });

  it('loses no line when the process ends', async () => {
    const { text } = await node(toSource(`for (let i = 0; i < 3; i++) log.info('line ' + i);`, 'pretty'));
    expect(text.match(/line \d/g)).toEqual(['line 0', 'line 1', 'line 2']);
  });
});
