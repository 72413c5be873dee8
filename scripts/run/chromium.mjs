import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runQuietly, Stop } from './process.mjs';
import { withProgress } from './progress.mjs';

const places = JSON.parse(readFileSync(join(root, 'tests/support/chromium-places.json'), 'utf8'));

/**
 * Finds the Chromium of this machine, or installs Debian's where that is allowed: the headless shell, which most journeys use because it
 * takes less processor time, and the browser, which those with an extension need. Without the shell, the browser does for all.
 */
export async function provideChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isExecutable(named)) throw new Stop(`CHROMIUM_PATH names ${named}, which cannot be run.`);
  if (named) return named;
  const missingPackages = () => [
    ...(find('browsers') ? [] : ['chromium']),
    ...(find('shells') ? [] : ['chromium-headless-shell']),
  ];
  const asRoot = missingPackages().length > 0 ? await mayInstall() : undefined;
  if (asRoot) await installMissing(asRoot, missingPackages());
  else if (!find('browsers')) throw new Stop(missing('and this user may not install it'));
  if (!find('browsers')) throw new Stop(missing('not even after apt-get installed its package'));
  return find('shells') ?? find('browsers');
}

async function installMissing(asRoot, packages) {
  try {
    await withProgress(`Installing ${packages.join(' and ')} (Debian)`, () => install(asRoot, packages));
  } catch (error) {
    // Distributions without the shell's package have the browser's.
    if (packages.length > 1) await installMissing(asRoot, ['chromium']);
    else if (packages[0] === 'chromium')
      throw new Stop(`${error.message}\n\n${missing('and apt-get could not install it')}`);
  }
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

async function install(asRoot, packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-qq', '-y', '--no-install-recommends', ...packages],
  ]) {
    const [file, ...rest] = [...asRoot, '/usr/bin/apt-get', ...args];
    await runQuietly([file, rest], `apt-get ${args[0]} failed.`, env);
  }
}

function missing(reason) {
  return `The tests need Chromium, and none was found here, ${reason}.
Install it (on Debian: apt-get install chromium), or name one with CHROMIUM_PATH.`;
}
