import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageProgram, root, runQuietly } from './process.mjs';
import { withProgress } from './progress.mjs';

const apps = ['console', 'sign-in', 'demo', 'server'];
/** An app may have further builds: of pages with files of their own, and of what the server renders. */
const configs = [
  'vite.config.ts',
  'vite.account.config.ts',
  'vite.connection-link.config.ts',
  'vite.ssr.config.ts',
];
const stamps = join(root, 'node_modules', '.build');

/** Builds the apps whose sources are not those of the last build. */
export async function buildApps(names = apps) {
  const changed = findChanged(names);
  if (changed.length === 0) return;
  await withProgress(`Building ${changed.map(({ name }) => name).join(', ')}`, () =>
    Promise.all(changed.map(build)),
  );
}

/** The apps that `buildApps` would build. */
export function listUnbuilt() {
  return findChanged(apps).map(({ name }) => name);
}

function findChanged(names) {
  const shared = hashOf(['package-lock.json', 'tsconfig.base.json', 'scripts/precompress.ts', 'packages']);
  return names
    .map((name) => ({ name, hash: `${shared}${hashOf([`apps/${name}`])}` }))
    .filter(({ name, hash }) => configsOf(name).length > 0 && !isBuilt(name, hash));
}

function configsOf(name) {
  return configs.map((file) => `apps/${name}/${file}`).filter((file) => existsSync(join(root, file)));
}

function isBuilt(name, hash) {
  const stamp = join(stamps, name);
  if (!existsSync(stamp) || !existsSync(join(root, 'apps', name, 'dist'))) return false;
  return readFileSync(stamp, 'utf8') === hash;
}

/** Makes the next start build these apps again: what a watcher writes belongs to no known state of the sources. */
export function forgetBuilds(names) {
  for (const name of names) rmSync(join(stamps, name), { force: true });
}

async function build({ name, hash }) {
  rmSync(join(stamps, name), { force: true });
  for (const config of configsOf(name))
    await runQuietly(viteBuild(name, config), `The app ${name} could not be built.`);
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), hash);
}

function viteBuild(name, config) {
  const args = ['build', `apps/${name}`, '--config', config, '--logLevel', 'warn'];
  return packageProgram('vite/bin/vite.js', args);
}

/** By content, not by date: a fresh clone and a changed branch have new dates for old contents. */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesOf(join(root, path))).sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

const skipped = new Set(['node_modules', 'dist', '.gatehouse']);

function filesOf(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
    return filesOf(join(path, entry.name));
  });
}
