import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { copyRepository } from '../support/copy-repository.ts';
import { createDatabase } from '../support/process.ts';
import { findFreePort } from '../support/ports.ts';
import { testSecretsKey } from '../support/server.ts';
import { goodPassword } from '../support/sign-in.ts';

let root: string;
let child: ChildProcess;
let endpoint: string;
let browser: Browser;
let page: Page;
let said = '';

/** Changes a file of the copy as an editor does. */
function edit(file: string, from: string, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(path, text.replace(from, to));
}

/** Waits until an address answers with the text. */
async function answers(url: string, text: string): Promise<void> {
  for (;;) {
    const body = await fetch(url)
      .then((response) => response.text())
      .catch(() => '');
    if (body.includes(text)) return;
    await delay(50);
  }
}

beforeAll(async () => {
  root = copyRepository();
  const [port, adminPort] = [await findFreePort(), await findFreePort()];
  endpoint = `http://localhost:${port}`;
  const develop = `import('./scripts/run/dev.mjs').then((m) => m.develop('apps/server/dist/main.js'))`;
  child = spawn(process.execPath, ['-e', develop], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      DATABASE_URL: await createDatabase('journey_edit_loop'),
      SECRETS_KEY: testSecretsKey,
      HASH_PROCESSES: '1',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  await answers(`${endpoint}/oidc/.well-known/openid-configuration`, endpoint);
  browser = await launchChromium();
  page = await browser.newPage();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  child.kill('SIGINT');
  if (child.exitCode === null) await once(child, 'exit');
  rmSync(root, { recursive: true });
}, 60_000);

describe('npm run dev', { timeout: 120_000 }, () => {
  it('replaces code of the sign-in page and of the console in the open page, which keeps what was typed', async () => {
    // Each start prints a link, and the server has started again where another test changed it.
    await page.goto(said.match(/http:\/\/\S+\/setup#\S+/g)?.at(-1) ?? '');
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
    const document = `${endpoint}/api/.well-known/management.openapi.json`;
    edit('apps/server/src/web/openapi.ts', "openapi: '3.1.0'", "openapi: '3.1.9'");
    await answers(document, '3.1.9');
    edit('packages/contract/src/roles/checks.ts', "summary: '", "summary: 'Edited: ");
    await answers(document, 'Edited: ');
    edit('apps/server/src/web/openapi.ts', "openapi: '3.1.9'", 'openapi: ((');
    await answers(`${endpoint}/oidc/.well-known/openid-configuration`, endpoint);
    edit('apps/server/src/web/openapi.ts', 'openapi: ((', "openapi: '3.1.8'");
    await answers(document, '3.1.8');
  });
});
