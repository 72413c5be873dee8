import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { copyRepository } from './copy-repository.ts';
import { findFreePort } from './ports.ts';

/** `npm run dev` in a copy of the repository, which it watches. */
export interface EditLoop {
  endpoint: string;
  child: ChildProcess;
  /** The output so far. */
  said(): string;
  /** Changes a file of the copy as an editor does. */
  edit(file: string, from: string, to: string): void;
  /** Waits until the response at a path contains the text, and returns the response's body. */
  answers(path: string, text: string): Promise<string>;
  /** Opens the page where the first administrator is created. */
  openSetup(page: Page): Promise<void>;
  /** Ends it and removes the copy. */
  stop(): Promise<void>;
}

export interface EditLoopOptions {
  /** Environment variables, including the database. */
  settings: Record<string, string>;
  /** The JavaScript code that starts it. */
  program?: string;
  /** A command that runs Node, such as `taskset` with its arguments. */
  runner?: string[];
  repository?: string;
}

/** The code that `npm run dev` runs. */
export const developProgram = `import('./scripts/run/dev.mjs').then((m) => m.develop('apps/server/dist/main.js'))`;

/** Starts the edit loop and waits until its server responds. */
export async function startEditLoop(options: EditLoopOptions): Promise<EditLoop> {
  const { settings, program = developProgram, runner = [], repository } = options;
  const root = copyRepository(repository);
  const [port, adminPort] = [await findFreePort(), await findFreePort()];
  const endpoint = `http://localhost:${port}`;
  const [file = '', ...args] = [...runner, process.execPath, '-e', program];
  const child = spawn(file, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: String(port), ADMIN_PORT: String(adminPort), ...settings },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const { stderr } = child;
  if (!stderr) throw new Error('The output of the edit loop is not read.');
  let said = '';
  stderr.on('data', (text: Buffer) => (said += text.toString()));
  const loop: EditLoop = {
    endpoint,
    child,
    said: () => said,
    edit(name, from, to) {
      const path = join(root, name);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
      writeFileSync(path, text.replace(from, to));
    },
    async answers(path, text) {
      for (;;) {
        // Starts and failed builds are printed.
        const printed = once(stderr, 'data');
        const body = await fetch(endpoint + path).then((response) => response.text());
        if (body.includes(text)) return body;
        await printed;
      }
    },
    async openSetup(page) {
      // Each start prints a link, and the server restarts when its code has changed.
      await page.goto(said.match(/http:\/\/\S+\/setup#\S+/g)?.at(-1) ?? '');
      await page.getByRole('heading', { name: 'Create the first administrator' }).waitFor();
      await page.waitForFunction('window.isReady', undefined, { timeout: 60_000 });
    },
    async stop() {
      child.kill('SIGINT');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      rmSync(root, { recursive: true });
    },
  };
  try {
    await once(child, 'message');
    // Requests wait for the first build.
    await loop.answers('/oidc/.well-known/openid-configuration', endpoint);
  } catch (error) {
    await loop.stop();
    throw error;
  }
  return loop;
}
