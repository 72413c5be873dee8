import { accessSync, constants } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import places from './chromium-places.json' with { type: 'json' };

/**
 * Starts the installed Chromium, which `npm test` installs if it is missing: the one that `CHROMIUM_PATH` names or, where it is
 * installed, the headless shell. That is the same engine without the windows and toolbars that headless mode would draw for no one.
 */
export async function launchChromium(args: string[] = []): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  return chromium.launch(listOptions(named ? [named] : [...places.shells, ...places.browsers], args));
}

/** Starts Chromium with an extension that has a service worker. The headless shell has no extensions. */
export async function launchWithExtension(folder: string): Promise<{ id: string; context: BrowserContext }> {
  const named = process.env['CHROMIUM_PATH'];
  const { executablePath, args } = listOptions(named ? [named] : places.browsers, [
    '--headless=new',
    `--load-extension=${folder}`,
  ]);
  const context = await chromium.launchPersistentContext('', {
    executablePath,
    args,
    headless: false,
    ignoreDefaultArgs: ['--disable-extensions'],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  return { id: new URL(worker.url()).host, context };
}

function listOptions(candidates: string[], args: string[]): { executablePath: string; args: string[] } {
  const executablePath = candidates.find(isExecutable);
  if (!executablePath) {
    throw new Error(
      'No Chromium found. Install one, or name it with CHROMIUM_PATH; `npm test` does so on Debian.',
    );
  }
  const quiet = [
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  // Pages live for seconds, too short for optimizing compilers and parallel garbage collection to pay: without them a journey through the
  // console costs a third less processor time in the browser.
  const quick = ['--js-flags=--no-maglev --no-opt --single-threaded-gc', '--disable-gpu'];
  return { executablePath, args: ['--no-sandbox', '--disable-quic', ...quick, ...quiet, ...args] };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
