import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { copyRepository } from '../support/copy-repository.ts';
import { createDatabase } from '../support/process.ts';
import { findFreePort } from '../support/ports.ts';
import { testSecretsKey } from '../support/server.ts';
import { goodPassword } from '../support/records.ts';

interface EditLoop {
  /** The copy of the repository that it watches. */
  root: string;
  endpoint: string;
  child: ChildProcess;
  /** What it has printed, for people to read. */
  said: string;
}

const roots: string[] = [];
let loop: EditLoop;
let browser: Browser;
let page: Page;

const develop = `import('./scripts/run/dev.mjs').then((m) => m.develop('apps/server/dist/main.js'))`;

/** Starts the edit loop as npm does, as its child. The loop ignores the channel, which tells this test that it listens. */
const asNpm = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(develop)}], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, npm_lifecycle_event: 'dev' },
  });
  child.on('message', (message) => process.send(message));
`;

/** Starts an edit loop in a copy of the repository, and waits until its server serves. */
async function startLoop(database: string, program = develop): Promise<EditLoop> {
  const root = copyRepository();
  roots.push(root);
  const [port, adminPort] = [await findFreePort(), await findFreePort()];
  const child = spawn(process.execPath, ['-e', program], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      DATABASE_URL: await createDatabase(database),
      SECRETS_KEY: testSecretsKey,
      HASH_PROCESSES: '1',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const started: EditLoop = { root, endpoint: `http://localhost:${port}`, child, said: '' };
  child.stderr?.on('data', (text: Buffer) => (started.said += text.toString()));
  await once(child, 'message');
  // Requests wait for the first build.
  expect((await fetch(`${started.endpoint}/oidc/.well-known/openid-configuration`)).status).toBe(200);
  return started;
}

/** Changes a file of the copy as an editor does. */
function edit(file: string, from: string, to: string): void {
  const path = join(loop.root, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(path, text.replace(from, to));
}

/** Waits until an address answers with the text. What started or did not build is printed. */
async function answers(path: string, text: string): Promise<void> {
  const { stderr } = loop.child;
  if (!stderr) throw new Error('The output of the edit loop is not read.');
  for (;;) {
    const printed = once(stderr, 'data');
    const body = await fetch(`${loop.endpoint}${path}`).then((response) => response.text());
    if (body.includes(text)) return;
    await printed;
  }
}

beforeAll(async () => {
  loop = await startLoop('journey_edit_loop');
  browser = await launchChromium();
  page = await browser.newPage();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  loop.child.kill('SIGINT');
  if (loop.child.exitCode === null) await once(loop.child, 'exit');
  for (const root of roots) rmSync(root, { recursive: true });
}, 60_000);

describe('npm run dev', { timeout: 120_000 }, () => {
  it('replaces code of the sign-in page and of the console in the open page, which keeps what was typed', async () => {
    // Each start prints a link, and the server has started again where another test changed it.
    await page.goto(loop.said.match(/http:\/\/\S+\/setup#\S+/g)?.at(-1) ?? '');
    await page.getByRole('heading', { name: 'Create the first administrator' }).waitFor();
    await page.waitForFunction('window.isReady', undefined, { timeout: 60_000 });
    await page.getByLabel('Username').fill('ada');
    await page.evaluate('window.isTheSame = true');
    edit('apps/sign-in/src/parts/heading.tsx', '<h1 ', '<h1 data-edited="yes" ');
    await page.locator('h1[data-edited]').waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe('ada');
    expect(await page.evaluate('window.isTheSame')).toBe(true);

    await page.getByRole('textbox', { name: 'Password' }).fill(goodPassword);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Get started' }).waitFor({ timeout: 60_000 });
    await page.goto(new URL('/console/users', page.url()).href);
    const search = page.getByRole('searchbox');
    await search.fill('nobody');
    await page.evaluate('window.isTheSame = true');
    edit('apps/console/src/features/users/list.tsx', "title={t('users.title')}", 'title="Edited"');
    await page.getByRole('heading', { name: 'Edited' }).waitFor();
    expect(await search.inputValue()).toBe('nobody');
    expect(await page.evaluate('window.isTheSame')).toBe(true);
  });

  it('serves a change of the server and of the contract, and survives one that does not build', async () => {
    const document = '/api/.well-known/management.openapi.json';
    edit('apps/server/src/web/openapi.ts', "openapi: '3.1.0'", "openapi: '3.1.9'");
    await answers(document, '3.1.9');
    edit('packages/contract/src/roles/checks.ts', "summary: '", "summary: 'Edited: ");
    await answers(document, 'Edited: ');
    edit('apps/server/src/web/openapi.ts', "openapi: '3.1.9'", 'openapi: ((');
    await answers('/oidc/.well-known/openid-configuration', loop.endpoint);
    edit('apps/server/src/web/openapi.ts', 'openapi: ((', "openapi: '3.1.8'");
    await answers(document, '3.1.8');
  });

  it.each([
    ['it', develop],
    ['npm', asNpm],
  ])('ends its server and its watchers when %s is killed with SIGKILL', async (_name, program) => {
    const { child } = await startLoop('journey_edit_loop_killed', program);
    child.kill('SIGKILL');
    // Its processes write to the same pipe, which closes with the last of them.
    await once(child, 'close');
  });
});
