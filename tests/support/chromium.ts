import { accessSync, constants } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const places = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Starts the Chromium of this machine; `npm test` has made sure that there is one. */
export async function launchChromium(args: string[] = []): Promise<Browser> {
  const executablePath = places.find((place) => place && isExecutable(place));
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
