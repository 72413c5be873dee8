import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runQuietly, Stop } from './process.mjs';
import { withProgress } from './progress.mjs';

const places = JSON.parse(readFileSync(join(root, 'tests/support/chromium-places.json'), 'utf8'));

/**
 * Finds the Chromium of this machine, or installs Debian's where that is allowed: the browser, and the headless shell, which most journeys
 * use because it takes less processor time. Where only the browser is installed, all use it.
 */
export async function provideChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isExecutable(named)) throw new Stop(`CHROMIUM_PATH names ${named}, which cannot be run.`);
  if (named) return named;
  if (!find('browsers')) await installChromium();
  return find('shells') ?? find('browsers');
}

async function installChromium() {
  const asRoot = await mayInstall();
  if (!asRoot) throw new Stop(missing('and this user may not install it'));
  const packages = ['chromium', 'chromium-headless-shell'];
  await withProgress('Installing Chromium (Debian packages)', async () => {
    await aptGet(asRoot, ['update', '-qq']);
    const install = ['install', '-qq', '-y', '--no-install-recommends'];
    // Distributions without the shell's package have the browser's.
    await aptGet(asRoot, [...install, ...packages]).catch(() => aptGet(asRoot, [...install, 'chromium']));
  }).catch((error) => {
    throw new Stop(`${error.message}\n\n${missing('and apt-get could not install it')}`);
  });
  if (!find('browsers')) throw new Stop(missing('not even after apt-get installed its package'));
}

/** Its name and version as it states them: what a journey saw depends on them. */
export async function describeChromium(path) {
  const output = [];
  await run([path, ['--version', '--no-sandbox']], { capture: (chunk) => output.push(chunk) });
  const [line = ''] = Buffer.concat(output).toString().trim().split('\n').slice(-1);
  return line.trim() || `${path}, which states no version`;
}

const find = (kind) => places[kind].find(isExecutable);

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What to put before `apt-get`: nothing for root, `sudo` where it asks for no password. */
async function mayInstall() {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  if (process.getuid?.() === 0) return [];
  if (!existsSync('/usr/bin/sudo')) return undefined;
  const code = await run(['/usr/bin/sudo', ['-n', 'true']], { capture: () => undefined });
  return code === 0 ? ['/usr/bin/sudo', '-n'] : undefined;
}

function aptGet(asRoot, args) {
  const [file, ...rest] = [...asRoot, '/usr/bin/apt-get', ...args];
  return runQuietly([file, rest], `apt-get ${args[0]} failed.`, { DEBIAN_FRONTEND: 'noninteractive' });
}

function missing(reason) {
  return `The tests need Chromium, and none was found here, ${reason}.
Install it (on Debian: apt-get install chromium), or name one with CHROMIUM_PATH.`;
}
