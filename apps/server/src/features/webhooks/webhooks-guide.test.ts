import { execFileSync, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createUser } from '@gatehouse/contract/users/endpoints';
import * as api from '@gatehouse/contract/webhooks/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../../../../../tests/support/ports.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { OUTBOUND_ALLOW: '127.0.0.1' } });
});
afterAll(() => server.stop());

/** The code of the guide that belongs in a file. */
async function readCode(file: string): Promise<string> {
  const guide = await readFile(new URL('../../../../../docs/guides/webhooks.md', import.meta.url), 'utf8');
  const [, code] = guide.split(new RegExp(`\`${file}\`[^:]*:\n\n\`\`\`\\w+\n`));
  return code?.split('\n```')[0] ?? '';
}

function isInstalled(program: string, argument: string): boolean {
  try {
    execFileSync(program, [argument], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const programs: Record<string, { command: string[]; isThere: () => boolean }> = {
  'receive.mjs': { command: [process.execPath], isThere: () => true },
  'receive.py': { command: ['python3'], isThere: () => isInstalled('python3', '--version') },
  'receive.go': { command: ['go', 'run'], isThere: () => isInstalled('go', 'version') },
};

it.for(Object.keys(programs))(
  '[OPEN-47] %s of the guide takes our requests and no others',
  async (file, { skip }) => {
    const { command = [], isThere } = programs[file] ?? {};
    const [program = '', ...options] = command;
    skip(!isThere?.(), `This machine has no ${program}.`);
    const [port, forged] = [await findFreePort(), '{"event":"User.Created","data":{"id":"forged"}}'];
    const tenant = await server.createTenant();
    const call = await tenant.as('all');
    const url = `http://127.0.0.1:${port}/`;
    const { body: hook } = await call(api.createWebhook, {
      body: { events: ['User.Created'], config: { url, retries: 0 } },
    });
    const folder = await mkdtemp(join(tmpdir(), 'receive-'));
    await writeFile(join(folder, file), await readCode(file));
    const env = { ...process.env, SIGNING_KEY: hook.signingKey, PORT: String(port) };
    const child = spawn(program, [...options, file], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines: string[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
    const send = (headers: Record<string, string>, body = forged) =>
      fetch(url, { method: 'POST', headers: { 'gatehouse-event-id': 'x', ...headers }, body }).then(
        ({ status }) => status,
        () => 0,
      );
    const sign = (seconds: number, key = hook.signingKey) =>
      `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${forged}`).digest('hex')}`;
    const now = Math.floor(Date.now() / 1000);
    try {
      await expect.poll(() => send({}), { timeout: 60_000 }).toBe(401);
      const refused = [
        sign(now, 'another key'),
        sign(now - 3600),
        sign(now + 3600),
        sign(now).replace('v1=', 'v1=00'),
        'nonsense',
      ];
      for (const signature of refused) expect(await send({ 'gatehouse-signature': signature })).toBe(401);
      expect(await send({ 'gatehouse-signature': sign(now) }, `${forged} `)).toBe(401);
      const { body: user } = await call(createUser, { body: { name: 'Ünï' } });
      await server.runtime.webhooks.settle();
      const { body: logs } = await call(api.listWebhookLogs, { params: { id: hook.id } });
      expect(logs.map(({ payload }) => payload.response?.statusCode)).toEqual([204]);
      // The same event again is accepted and not processed.
      expect(await send({ 'gatehouse-signature': sign(now) })).toBe(204);
      expect(await send({ 'gatehouse-signature': sign(now) })).toBe(204);
      await expect
        .poll(() => lines, { timeout: 10_000 })
        .toEqual([`User.Created ${user.id}`, 'User.Created forged']);
    } finally {
      child.kill();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
