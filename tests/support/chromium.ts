import { accessSync, constants } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import places from './chromium-places.json' with { type: 'json' };

/** Starts the installed Chromium. `npm test` installs it if it is missing. */
export async function launchChromium(args: string[] = []): Promise<Browser> {
  return chromium.launch(listOptions(args));
}

/** Starts Chromium with an extension that has a service worker. Extensions need the browser's new headless mode. */
export async function launchWithExtension(folder: string): Promise<{ id: string; context: BrowserContext }> {
  const { executablePath, args } = listOptions(['--headless=new', `--load-extension=${folder}`]);
  const context = await chromium.launchPersistentContext('', {
    executablePath,
    args,
    headless: false,
    ignoreDefaultArgs: ['--disable-extensions'],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  return { id: new URL(worker.url()).host, context };
}

function listOptions(args: string[]): { executablePath: string; args: string[] } {
  const executablePath = [process.env['CHROMIUM_PATH'], ...places].find(
    (place) => place && isExecutable(place),
  );
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
  return { executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...quiet, ...args] };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
