import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { QueueFullError } from '../lib/queue-full.ts';
import { decoyOf } from './stored-password.ts';
import { createHasher, type Hasher, type HasherOptions } from './hasher.ts';

const repository = join(import.meta.dirname, '../../../..');
const asker = { from: 'test' };
const sha1 = { method: 'SHA1', value: '5baa61e4c9b93f3f0682250b6cf8331b7ee68fd8' } as const;

let folder: string;
let hashers: Hasher[] = [];

/** A hasher with the real processes, or with a script of the test. */
function open(options: HasherOptions = {}, script?: string): Hasher {
  const entry = join(folder, script ? `script-${hashers.length}.js` : 'hash-process.js');
  if (script) writeFileSync(entry, script);
  const hasher = createHasher({ processes: 1, entry, ...options });
  hashers.push(hasher);
  return hasher;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gatehouse-hasher-'));
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const input = ['hash-process', 'hasher'].map((name) => join(import.meta.dirname, `${name}.ts`));
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
    },
  });
});
afterEach(async () => {
  await Promise.all(hashers.map((hasher) => hasher.close()));
  hashers = [];
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('hashing in separate processes', () => {
  it.each([0, 1, 2])('[OPEN-38] hashes and verifies with %i processes', async (processes) => {
    const hasher = open({ processes });
    const stored = await hasher.hash('correct horse', asker);
    expect(stored.method).toBe('Argon2id');
    const verdicts = await Promise.all([
      hasher.verify('correct horse', stored, asker),
      hasher.verify('wrong horse', stored, asker),
      hasher.verify('password', sha1, asker),
      hasher.verify('password', { method: 'Bcrypt', value: 'not a hash' }, asker),
      hasher.verifyDecoy('correct horse', asker),
    ]);
    expect(verdicts).toEqual([true, false, true, false, false]);
  });

  it('[OPEN-38] returns each result to its caller', async () => {
    const hasher = open({ processes: 2 });
    const jobs = Array.from({ length: 60 }, (_, index) =>
      hasher.verify(index % 3 ? 'other' : 'password', sha1, asker),
    );
    expect(await Promise.all(jobs)).toEqual(Array.from({ length: 60 }, (_, index) => index % 3 === 0));
  });

  it('[OPEN-38] leaves the event loop and the signing threads free while the queue is full', async () => {
    const hasher = open({ processes: 2 });
    const progress = { hashes: 0, signatures: 0 };
    const jobs = Array.from({ length: 30 }, () =>
      hasher.verifyDecoy('x', asker).then(() => (progress.hashes += 1)),
    );
    const key = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']);
    while (progress.hashes < jobs.length) {
      await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key.privateKey, new Uint8Array(32));
      await nextTurn();
      progress.signatures += 1;
    }
    // In this process no signature would be made meanwhile; in its threads, three or four per hash.
    expect(progress.signatures).toBeGreaterThan(15 * jobs.length);
  });

  it('[OPEN-38] rejects jobs if the queue is full, and continues', async () => {
    const hasher = open({ queueLimit: 2 });
    const jobs = Array.from({ length: 5 }, () => hasher.verify('password', sha1, asker));
    const results = await Promise.allSettled(jobs);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    await expect(jobs[3]).rejects.toBeInstanceOf(QueueFullError);
    expect(hasher.readStates().own).toEqual({ waiting: 0, running: 0, refused: 2 });
    expect(await hasher.verify('password', sha1, asker)).toBe(true);
  });

  it('tells metrics how many jobs wait and run', async () => {
    const hasher = open({}, `process.on('message', () => {});`);
    const jobs = Array.from({ length: 3 }, () => hasher.hash('x', asker));
    const imported = hasher.verify('x', decoyOf('$2b$04$'), asker);
    expect(hasher.readStates()).toEqual({
      own: { waiting: 2, running: 1, refused: 0 },
      imported: { waiting: 0, running: 1, refused: 0 },
    });
    const ended = Promise.allSettled([...jobs, imported]);
    await hasher.close();
    await ended;
  });

  it('tells a job that it no longer waits, for traces', async () => {
    const hasher = open();
    const started: string[] = [];
    const start = (name: string) => hasher.hash('x', { ...asker, onBegin: () => void started.push(name) });
    const jobs = [start('first'), start('second')];
    expect(started).toEqual(['first']);
    await Promise.all(jobs);
    expect(started).toEqual(['first', 'second']);
  });

  it('attacks: hash processes: one caller with many jobs does not delay a sign-in of another', async () => {
    const hasher = open();
    const order: string[] = [];
    const flood = Array.from({ length: 60 }, () =>
      hasher.verifyDecoy('x', { from: 'flood', isSignIn: true }).then(() => order.push('flood')),
    );
    const signUps = Array.from({ length: 10 }, () =>
      hasher.verifyDecoy('x', { from: 'sign-up' }).then(() => order.push('sign-up')),
    );
    const person = hasher
      .verifyDecoy('x', { from: 'person', isSignIn: true })
      .then(() => order.push('person'));
    await Promise.all([...flood, ...signUps, person]);
    // The first started before the others arrived.
    expect(order.slice(0, 6)).toEqual(['flood', 'flood', 'person', 'flood', 'flood', 'sign-up']);
  });

  it.each([
    '$2b$12$',
    '$argon2id$v=19$m=38912,t=2,p=1$',
    '$pbkdf2-sha256$i=600000,l=32$',
    '$scrypt$ln=17,r=8,p=1$',
    '$firebase-scrypt$ln=14,r=8$',
  ])(
    'attacks: expensive imported hashes do not delay sign-ins with hashes of our own: %s',
    async (settings) => {
      const hasher = open(
        { processes: 2 },
        `process.on('message', ({ kind }) => kind === 'import' || process.send({ result: kind === 'hash' ? 'new' : false }));`,
      );
      const stored = decoyOf(settings);
      const dearest = [settings];
      const dear = Array.from({ length: 12 }, (_, number) =>
        number % 2
          ? hasher.verify('x', stored, asker)
          : hasher.verifyImported({ password: 'x', dearest }, asker),
      );
      const ended = Promise.allSettled(dear);
      expect(await hasher.verifyDecoy('x', asker)).toBe(false);
      expect(await hasher.verify('x', sha1, asker)).toBe(false);
      expect(await hasher.hash('x', asker)).toEqual({ method: 'Argon2id', value: 'new' });
      await hasher.close();
      expect((await ended).map(({ status }) => status)).toEqual(dear.map(() => 'rejected'));
    },
  );

  it('[OPEN-38] repeats a job once in a new process if it ends its process', async () => {
    const marker = join(folder, 'died');
    const hasher = open(
      {},
      `import { existsSync, writeFileSync } from 'node:fs';
       if (existsSync(${JSON.stringify(marker)})) await import('./hash-process.js');
       else process.on('message', () => {
         writeFileSync(${JSON.stringify(marker)}, '');
         process.kill(process.pid, 'SIGKILL');
       });`,
    );
    expect(
      await Promise.all([hasher.verify('password', sha1, asker), hasher.verify('other', sha1, asker)]),
    ).toEqual([true, false]);
  });

  it('[OPEN-38] rejects a job that ends two processes', async () => {
    const log = join(folder, 'deaths');
    const hasher = open(
      {},
      `import { appendFileSync } from 'node:fs';
       process.on('message', () => { appendFileSync(${JSON.stringify(log)}, 'x'); process.exit(1); });`,
    );
    await expect(hasher.hash('x', asker)).rejects.toThrow('ended at work');
    expect(readFileSync(log, 'utf8')).toBe('xx');
  });

  it('[OPEN-38] replaces a process that ends while idle', async () => {
    const log = join(folder, 'starts');
    const hasher = open(
      {},
      `import { appendFileSync } from 'node:fs';
       appendFileSync(${JSON.stringify(log)}, 'x');
       await import('./hash-process.js');
       process.on('message', () => setTimeout(() => process.exit(), 20));`,
    );
    // Whether the next job arrives before, at or after the death, it is done.
    while (readFileSync(log, { encoding: 'utf8', flag: 'a+' }).length < 3)
      expect(await hasher.verify('password', sha1, asker)).toBe(true);
  });

  it('[OPEN-38] ends a process that takes too long, and rejects a job that waited too long for it', async () => {
    const hasher = open({ timeoutMs: 300 }, `process.on('message', () => {});`);
    // The second gets the place of the first at the moment at which the third has waited too long.
    const results = await Promise.allSettled(['x', 'y', 'z'].map((password) => hasher.hash(password, asker)));
    expect(results).toMatchObject([
      { reason: { name: 'HashFailedError', message: 'a hash process took too long' } },
      { reason: { name: 'HashFailedError', message: 'a hash process took too long' } },
      { reason: { name: 'QueueFullError', message: 'waited too long for a hash process' } },
    ]);
  });

  it('[OPEN-38] rejects waiting and running jobs when it is closed', async () => {
    const hasher = open({}, `process.on('message', () => {});`);
    const jobs = Promise.allSettled([hasher.hash('x', asker), hasher.hash('y', asker)]);
    await hasher.close();
    expect((await jobs).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(hasher.hash('z', asker)).rejects.toThrow('closed');
  });

  it('[OPEN-38] reports at the start that the script of the processes is missing', () => {
    expect(() => createHasher({ processes: 1, entry: join(folder, 'nothing.js') })).toThrow(
      'build the server',
    );
  });

  it('[OPEN-38] finds its script beside the bundle, and ends only when the server ends', async () => {
    // The hash process shares the server's standard error, which closes when both have ended.
    const server = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { readFileSync } from 'node:fs';
         import { createHasher } from ${JSON.stringify(join(folder, 'hasher.js'))};
         const hasher = createHasher({ processes: 1 });
         const findChild = () => readFileSync('/proc/self/task/' + process.pid + '/children', 'utf8').trim();
         await hasher.hash('x', { from: 'test' });
         const child = findChild();
         process.kill(child, 'SIGINT');
         process.kill(child, 'SIGTERM');
         await hasher.hash('y', { from: 'test' });
         console.log(JSON.stringify({
           isSame: findChild() === child,
           environment: readFileSync('/proc/' + child + '/environ', 'utf8').replaceAll('\\0', ' '),
           nice: Number(readFileSync('/proc/' + child + '/stat', 'utf8').split(' ')[18]),
         }));`,
      ],
      { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, SECRETS_KEY: 'very secret' } },
    );
    const [output] = await once(server.stdout, 'data');
    const { isSame, environment, nice } = JSON.parse(String(output)) as {
      isSame: boolean;
      environment: string;
      nice: number;
    };
    expect(isSame).toBe(true);
    expect(environment).not.toMatch(/secret|PATH/);
    expect(nice).toBeGreaterThan(0);
    server.stderr.resume();
    const gone = once(server.stderr, 'end');
    server.kill('SIGKILL');
    await gone;
  });
});
