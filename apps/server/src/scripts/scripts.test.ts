import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { createOutbound } from '../outbound/outbound.ts';
import { ScriptLimitError } from './script-pool.ts';
import { createScripts, type Scripts, type ScriptsOptions } from './scripts.ts';

let opened: Scripts[] = [];

/** For scripts that don't wait for a limit, however busy the machine is. */
const patient = { runMs: 15_000, waitMs: 25_000 };
let shared: Scripts;

function open(options: Partial<ScriptsOptions> = {}): Scripts {
  const outbound = createOutbound({ allow: ['127.0.0.1'] });
  const scripts = createScripts({
    entry: inject('scriptProcess'),
    processes: 2,
    outbound,
    ...patient,
    ...options,
  });
  opened.push(scripts);
  return scripts;
}
afterEach(async () => {
  await Promise.all(opened.map((scripts) => scripts.close()));
  opened = [];
});

beforeAll(() => {
  const outbound = createOutbound({ allow: ['127.0.0.1'] });
  shared = createScripts({ entry: inject('scriptProcess'), processes: 2, outbound, ...patient });
});
afterAll(() => shared.close());

/** Whether the pool still runs scripts of this tenant. On a busy machine, one may take too long. */
async function isServed(scripts: Scripts, tenant: string): Promise<boolean> {
  for (let tries = 0; tries < 5; tries += 1)
    if ((await outcome(scripts, 'return { a: 1 }', { tenant })).a === 1) return true;
  return false;
}

/** Runs the body of a function; by default of one tenant and version. */
const run = (scripts: Scripts, body: string, { tenant = 'one', input = {}, version = body } = {}) =>
  scripts.run(tenant, {
    key: `${tenant} ${version}`,
    script: `const getCustomJwtClaims = async ({ token, context, environmentVariables, api }) => { ${body} };`,
    entry: 'getCustomJwtClaims',
    input: JSON.stringify(input),
    returnsObject: true,
    keepsConsole: true,
  });

/** What a run returned, or how it failed. */
async function outcome(scripts: Scripts, body: string, options: Parameters<typeof run>[2] = {}) {
  try {
    const { end } = await run(scripts, body, options);
    if (end.kind === 'returned') return JSON.parse(end.json ?? 'null');
    return end.kind === 'denied' ? `denied: ${end.message}` : `${end.failure.name}: ${end.failure.message}`;
  } catch (error) {
    if (error instanceof ScriptLimitError) return `limit: ${error.limit}`;
    throw error;
  }
}

/** Names of the environment variables of this process's script processes. */
async function readEnvironments(): Promise<string[][]> {
  const threads = await readdir('/proc/self/task');
  const children = await Promise.all(
    threads.map((thread) => readFile(`/proc/self/task/${thread}/children`, 'utf8')),
  );
  const found: string[][] = [];
  for (const pid of children.join(' ').split(' ').filter(Boolean)) {
    if (!(await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes('script-process')) continue;
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8');
    const lines = environment.split('\0').filter(Boolean);
    found.push(lines.map((line) => line.split('=')[0] ?? ''));
  }
  return found;
}

describe('scripts in processes of their own', () => {
  it('[PROD-16] returns what the function makes of its input', async () => {
    const input = { token: { aud: 'api' }, environmentVariables: { A: 'b' } };
    const body = 'return { aud: token.aud, a: environmentVariables.A, later: await Promise.resolve(1) }';
    expect(await outcome(shared, body, { input })).toEqual({ aud: 'api', a: 'b', later: 1 });
  });

  it('[PROD-16] says what the script threw, and where', async () => {
    const scripts = shared;
    const { end } = await run(scripts, '\n  const a = 1;\n  a();\n');
    expect(end).toMatchObject({
      kind: 'failed',
      failure: { name: 'TypeError', message: 'not a function', line: 3 },
    });
    const broken = await run(scripts, '\n  return {;');
    expect(broken.end).toMatchObject({ kind: 'failed', failure: { name: 'SyntaxError', line: 2 } });
    expect(await outcome(scripts, 'throw "a text"')).toBe('Error: a text');
    expect(await outcome(scripts, 'return []')).toBe('TypeError: getCustomJwtClaims must return an object');
    expect(await outcome(scripts, 'throw { toString() { throw 1 } }')).toBe('Error: {}');
  });

  it('[PROD-16] a denial ends the run, even if the script catches it', async () => {
    const body = 'try { api.denyAccess("not today") } catch {} return { a: 1 }';
    expect(await outcome(shared, body)).toBe('denied: not today');
  });

  it('[PROD-16] keeps what the script prints, up to a limit', async () => {
    const { console } = await run(
      open(),
      'console.log("a", { b: 1 }); console.warn(new Error("c")); return {}',
    );
    expect(console).toEqual([
      { level: 'log', text: 'a {"b":1}' },
      { level: 'warn', text: 'Error: c' },
    ]);
  });
});

describe('traps G6 (1): attacks: scripts that get out, or use up the server', () => {
  const escapes: [string, string, unknown][] = [
    ['the constructor of a function', '(() => {}).constructor("return typeof process")()', 'undefined'],
    ['the constructor of a host function', 'console.log.constructor("return typeof require")()', 'undefined'],
    ['the constructor of an async function', '(async () => {}).constructor.name', 'AsyncFunction'],
    [
      'names of Node',
      '[typeof process, typeof require, typeof globalThis.Buffer, typeof module].join()',
      'undefined,undefined,undefined,undefined',
    ],
    [
      'timers and shared memory',
      '[typeof setTimeout, typeof Worker, typeof WebAssembly].join()',
      'undefined,undefined,undefined',
    ],
    ['the prototype of the input', 'Object.getPrototypeOf(token) === Object.prototype', true],
  ];
  it.each(escapes)('%s leads nowhere', async (_, expression, expected) => {
    expect(await outcome(shared, `return { found: ${expression} }`, { input: { token: {} } })).toEqual({
      found: expected,
    });
  });

  it('importing a module fails', async () => {
    expect(await outcome(shared, 'return { m: typeof (await import("node:fs")) }')).toMatch(
      /Error: .*node:fs/,
    );
  });

  const bombs: [string, string, RegExp][] = [
    ['an endless loop', 'for (;;);', /^limit: time$/],
    ['an endless loop that catches', 'for (;;) { try { for (;;); } catch {} }', /^limit: time$/],
    ['promises without end', 'for (;;) await null;', /^limit: time$/],
    [
      'promises that wait for each other without end',
      'const again = () => Promise.resolve().then(again); await again();',
      /^limit: memory$/,
    ],
    ['a promise that never settles', 'await new Promise(() => {});', /^Error: The script awaits a promise/],
    [
      'an async generator without end',
      'async function* all() { for (;;) yield 1; } for await (const one of all());',
      /^limit: time$/,
    ],
    [
      'an async generator that never settles',
      'async function* all() { yield new Promise(() => {}); } for await (const one of all());',
      /^Error: The script awaits a promise/,
    ],
    ['a thenable that never settles', 'return { then() {} };', /^Error: The script awaits a promise/],
    [
      'a thenable without end',
      'const one = { then(resolve) { resolve(one) } }; return one;',
      /^limit: time$/,
    ],
    ['a regular expression', 'return { a: /^(a+)+$/.test("a".repeat(60) + "b") };', /^limit: time$/],
    ['a lot of memory', 'const all = []; for (;;) all.push(new Uint8Array(1e6));', /^limit: memory$/],
    ['a lot of small objects', 'const all = []; for (;;) all.push({});', /^limit: (memory|time)$/],
    [
      'a long text',
      'let text = "x"; for (;;) text += text;',
      /^InternalError: string too long|^limit: memory/,
    ],
    [
      'a recursion without end',
      'const deeper = () => deeper() + 1; deeper();',
      /^(RangeError|InternalError): .*stack/,
    ],
    [
      'a result of a megabyte',
      'return { a: "x".repeat(1e6) };',
      /^RangeError: The result has more than 8192 characters$/,
    ],
    [
      'a result deeper than the stack',
      'let a = {}; for (let i = 0; i < 1e5; i++) a = { a }; return a;',
      /^(RangeError|InternalError): .*stack/,
    ],
    [
      'a deep text to parse',
      'JSON.parse("[".repeat(1e5) + "]".repeat(1e5)); return {};',
      /^(RangeError|InternalError|SyntaxError): /,
    ],
    ['a getter of the result that throws', 'return { get a() { throw new Error("got") } };', /^Error: got$/],
    ['a circular result', 'const a = {}; a.a = a; return a;', /^TypeError: circular reference$/],
    ['a BigInt of a gigabyte', 'return { a: 2n ** (2n ** 30n) };', /^RangeError: |^limit: memory/],
  ];
  it('ends each of them within its limit, and runs the next script', async () => {
    const hasty = open({ runMs: 1_200, waitMs: 100_000 });
    const slow = open({ waitMs: 100_000 });
    const tries = bombs.map(async ([name, body, expected], index) => {
      const tenant = `tenant ${index}`;
      const scripts = expected.source === '^limit: time$' ? hasty : slow;
      expect(await outcome(scripts, body, { tenant }), name).toMatch(expected);
      expect(await isServed(scripts, tenant), `after ${name}`).toBe(true);
    });
    await Promise.all(tries);
  }, 120_000);

  it('uses a process again after a run that never ended, behind signing and answering', async () => {
    const scripts = open({ runMs: 1_200, waitMs: 100_000 });
    /** The processes of this one and their priorities. */
    const list = (): string[] =>
      execFileSync('ps', ['-o', 'pid=,ni=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
        .split('\n')
        .filter((line) => line.includes('script-process'))
        .map((line) => line.trim().split(/\s+/, 2).join(' '));
    const others = list();
    expect(await isServed(scripts, 'two')).toBe(true);
    expect(await outcome(scripts, 'for (;;);')).toMatch(/^limit: time$/);
    const before = list().filter((line) => !others.includes(line));
    expect(before.map((line) => Number(line.split(' ')[1]) > 0)).toEqual(before.map(() => true));
    expect(await outcome(scripts, 'for (;;);')).toMatch(/^limit: time$/);
    expect(await isServed(scripts, 'two')).toBe(true);
    expect(list().filter((line) => !others.includes(line))).toEqual(before);
  });

  it('keeps little of a huge output of the console', async () => {
    const body = 'for (let i = 0; i < 200; i++) console.log("x".repeat(1e5)); return {};';
    const { console } = await run(shared, body);
    expect(console).toHaveLength(100);
    expect(console[0]?.text).toHaveLength(1_000);
  });

  it('leaves nothing to another run, version or tenant', async () => {
    const scripts = open({ processes: 1 });
    const body = `const before = [typeof globalThis.kept, typeof Object.prototype.kept, typeof Array.prototype.kept];
      globalThis.kept = Object.prototype.kept = Array.prototype.kept = 'secret'; return { before }`;
    for (const options of [{}, {}, { version: '2' }, { tenant: 'two' }])
      expect(await outcome(scripts, body, options)).toEqual({
        before: ['undefined', 'undefined', 'undefined'],
      });
  });

  it('a script that replaces built-in functions changes nothing but its own result', async () => {
    const body = `JSON.stringify = () => '{"a":"x"}'; JSON.parse = () => { throw 1 }; Array.isArray = () => true;
      Promise.prototype.then = () => { throw 1 }; globalThis.Promise = undefined; return { b: 1 }`;
    expect(await outcome(shared, body)).toEqual({ b: 1 });
  });

  it('one tenant’s endless scripts leave processes to another tenant', async () => {
    const scripts = open();
    const ended: string[] = [];
    for (let n = 0; n < 3; n += 1)
      void outcome(scripts, 'for (;;);', { tenant: 'looping' }).then((end) => ended.push(end));
    // The first one has its turn before all of them run.
    for (const tenant of ['other', 'another']) expect(await isServed(scripts, tenant)).toBe(true);
    expect(ended).toEqual([]);
  });

  it('runs beyond the queue of a tenant are rejected at once, those of another tenant are not', async () => {
    const scripts = open({ waitingPerTenant: 2 });
    const ends: string[] = [];
    for (let n = 0; n < 5; n += 1) void outcome(scripts, 'for (;;);').then((end) => ends.push(end));
    await Promise.resolve();
    expect(await isServed(scripts, 'other')).toBe(true);
    expect(ends).toEqual(['limit: queue', 'limit: queue', 'limit: queue']);
  });

  it('a run that waits too long for a process is rejected', async () => {
    const scripts = open({ waitMs: 1 });
    expect(await outcome(scripts, 'return {}')).toBe('limit: queue');
  });

  it('processes have none of the server’s environment', async () => {
    const scripts = open({ processes: 1 });
    expect(await isServed(scripts, 'one')).toBe(true);
    const environments = await readEnvironments();
    expect(environments.length).toBeGreaterThan(0);
    for (const names of environments)
      expect(names.filter((name) => !name.startsWith('NODE_CHANNEL_'))).toEqual([]);
  });
});

describe('fetch in scripts', () => {
  const asked: string[] = [];
  let headers: Record<string, unknown> = {};
  const site = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    headers = request.headers;
    if (request.url === '/large') response.end('x'.repeat(600_000));
    else if (request.url === '/silent') return;
    else response.setHeader('x-answer', 'yes').end('{"plan":"pro"}');
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    site.closeAllConnections();
    site.close();
  });

  it('[PROD-16] calls other servers through the guarded client', async () => {
    const body = `const answer = await fetch('${url}/plans', { method: 'POST', headers: { authorization: 'Bearer a', host: 'inner', 'Content-Length': '1' }, body: '{}' });
      return { ok: answer.ok, header: answer.headers.get('X-Answer'), ...(await answer.json()) };`;
    expect(await outcome(shared, body)).toEqual({ ok: true, header: 'yes', plan: 'pro' });
    expect(asked).toEqual(['POST /plans']);
    expect(headers).toMatchObject({
      authorization: 'Bearer a',
      host: new URL(url).host,
      'content-length': '2',
    });
  });

  it('attacks: SSRF: private addresses are refused unless the operator allows them', async () => {
    const scripts = open({ outbound: createOutbound({ allow: [] }) });
    for (const target of [url, 'http://169.254.169.254/latest/meta-data', 'file:///etc/passwd'])
      expect(await outcome(scripts, `await fetch('${target}')`)).toMatch(
        /^TypeError: .*(public Internet|http and https)/,
      );
  });

  it('attacks: a run has five calls and a megabyte', async () => {
    const scripts = shared;
    const six = `for (let n = 0; n < 6; n++) await fetch('${url}/small')`;
    expect(await outcome(scripts, six)).toBe('TypeError: A run may call fetch 5 times');
    const large = `await fetch('${url}/large'); await fetch('${url}/large')`;
    expect(await outcome(scripts, large)).toMatch(/^TypeError: The requests and answers .* a megabyte/);
  });

  it('attacks: waiting for another server counts as time of the run', async () => {
    const scripts = open({ runMs: 700 });
    const start = performance.now();
    expect(await outcome(scripts, `await fetch('${url}/silent'); return {}`)).toBe('limit: time');
    expect(performance.now() - start).toBeLessThan(patient.runMs);
  });
});
