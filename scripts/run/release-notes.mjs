import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root as repository, Stop } from './process.mjs';

const releasesFile = 'apps/server/src/database/releases.json';
const migrationsFolder = 'apps/server/src/database/migrations/';

/** Writes the notes of a recorded release: what to do before the upgrade, settings, migrations, and its section of the changelog. */
export async function writeReleaseNotes([version, name, ...more], root = repository) {
  if (!version || !name || more.length > 0)
    throw new Stop('Name the release and the file: npm run release-notes -- VERSION FILE');
  const file = resolve(process.env.INIT_CWD ?? root, name);
  writeFileSync(file, renderNotes(root, version));
  console.log(`${file} has the notes of ${version}.`);
  return 0;
}

function renderNotes(root, version) {
  const releases = JSON.parse(readFileSync(join(root, releasesFile), 'utf8'));
  const at = releases.findIndex((release) => release.name === version);
  if (at === -1)
    throw new Stop(
      `There is no release ${version}. Recorded: ${releases.map((each) => each.name).join(', ')}`,
    );
  const { before, changes } = readChangelog(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version);
  const [former, release] = [releases[at - 1], releases[at]];
  return `${[
    `# Gatehouse ${version}`,
    ...(former ? describeUpgrade(root, former, release, before) : ['This is the first release.']),
    changes,
  ].join('\n\n')}\n`;
}

/** The section of a version in the changelog, and what its part "Before you upgrade" says. */
export function readChangelog(changelog, version) {
  const sections = changelog.split(/^(?=## )/m).slice(1);
  const isOfVersion = (section) =>
    section
      .split('\n')[0]
      .split(/[\s()]+/)
      .includes(version);
  const section = sections.find(isOfVersion);
  if (!section) throw new Stop(`CHANGELOG.md has no section with ${version} in its heading.`);
  const [, ...parts] = section.split(/^(?=### )/m);
  const isFirst = (part) => part.startsWith('### Before you upgrade\n');
  const before = parts.find(isFirst)?.split('\n').slice(1).join('\n').trim();
  const changes = parts.filter((part) => !isFirst(part)).map((part) => part.trim().replace(/^###/, '##'));
  return { before, changes: changes.join('\n\n') };
}

const describeUpgrade = (root, former, release, before = 'Nothing but a backup.') => [
  `## Before you upgrade\n\n${before}`,
  `From ${former.name}, replace one server after another. From an earlier release, stop all servers first.`,
  describeSettings(root, former, release),
  describeMigrations(root, former, release),
];

/** The rows of the guide's table of settings, by name. */
function readSettings(root, { commit }) {
  const rows = show(root, commit, 'docs/guides/settings.md').matchAll(
    /^\| `(?<name>[A-Z][A-Z0-9_]*)` \| (?<value>.*?) ?\| (?<text>.*) \|$/gm,
  );
  return new Map([...rows].map(({ groups }) => [groups.name, groups]));
}

function describeSettings(root, former, release) {
  const [old, now] = [readSettings(root, former), readSettings(root, release)];
  const added = [...now.values()].filter(({ name }) => !old.has(name));
  const removed = [...old.keys()].filter((name) => !now.has(name));
  const changed = [...now.values()].filter(
    ({ name, value }) => old.has(name) && old.get(name).value !== value,
  );
  const or = (value) => value || 'none';
  const lines = [
    ...added.map(({ name, value, text }) => `- New: \`${name}\`, default ${or(value)}. ${text}`),
    ...changed.map(
      ({ name, value }) => `- The default of \`${name}\` is ${or(value)}; it was ${or(old.get(name).value)}.`,
    ),
    ...removed.map((name) => `- Removed: \`${name}\`.`),
  ];
  return `## Settings\n\n${lines.join('\n') || 'No changes.'}`;
}

function describeMigrations(root, former, release) {
  const list = ({ commit }) => git(root, ['ls-tree', '--name-only', commit, migrationsFolder]).split('\n');
  const known = new Set(list(former));
  const names = list(release)
    .filter((path) => path.endsWith('.sql') && !known.has(path))
    .map((path) => `- \`${path.slice(migrationsFolder.length, -'.sql'.length)}\``);
  return `## Migrations\n\n${names.join('\n') || 'None.'}`;
}

const show = (root, commit, path) => git(root, ['show', `${commit}:${path}`]);

function git(root, args) {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0)
    throw new Stop(`${stderr?.trim()}\n\nThe notes need the commits of both releases: git fetch --unshallow`);
  return stdout;
}
