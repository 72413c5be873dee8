import { accessSync, constants } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import places from './chromium-places.json' with { type: 'json' };

/** Starts the installed Chromium. `npm test` installs it if it is missing. */
export async function launchChromium(args: string[] = []): Promise<Browser> {
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
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...quiet, ...args],
  });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
