import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import releases from '../apps/server/src/database/releases.json' with { type: 'json' };
import { readChangelog, writeReleaseNotes } from './run/release-notes.mjs';

const migrations = 'apps/server/src/database/migrations';
let root: string;
let serial = 0;

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}
function git(...args: string[]): string {
  const name = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  const { status, stdout, stderr } = spawnSync('git', [...name, ...args], { cwd: root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, stderr]);
  return stdout.trim();
}
function commit(): string {
  git('add', '-A');
  git('commit', '-qm', 'Release');
  return git('rev-parse', 'HEAD');
}
const settings = (...rows: string[]): string =>
  `# Settings\n\n| name | default | effect |\n|---|---|---|\n${rows.join('\n')}\n`;
async function notesOf(version: string): Promise<string> {
  const file = join(root, `notes-${(serial += 1)}.md`);
  expect(await writeReleaseNotes([version, file], root)).toBe(0);
  return readFileSync(file, 'utf8');
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gatehouse-notes-'));
  git('init', '-q');
  write(
    'docs/guides/settings.md',
    settings('| `PORT` | `3001` | Port. |', '| `OLD` |  | Old. |', '| `SAME` | `1` | Same. |'),
  );
  write(`${migrations}/202601010000-first.sql`, '');
  const first = commit();
  write(
    'docs/guides/settings.md',
    settings('| `PORT` | `3000` | Port. |', '| `SAME` | `1` | The same. |', '| `NEW` |  | Does things. |'),
  );
  write(`${migrations}/202602010000-second.sql`, '');
  const second = commit();
  // What comes after a release isn't in its notes.
  write(`${migrations}/202603010000-third.sql`, '');
  commit();
  const recorded = [
    { name: '0.1.0', commit: first },
    { name: '0.2.0', commit: second },
  ];
  write('apps/server/src/database/releases.json', JSON.stringify(recorded));
  write(
    'CHANGELOG.md',
    `# Changelog

## Unreleased

### Console

- Later.

## 0.2.0 (2027-03-01)

### Console

- A new page.

### Before you upgrade

Set \`NEW\`.

## 0.1.0

### Console

- The first page.
`,
  );
});
afterAll(() => rmSync(root, { recursive: true }));

describe('the notes of a release', () => {
  it('begin with what to do, then have settings, migrations and changes since the former release', async () => {
    expect(await notesOf('0.2.0')).toBe(`# Gatehouse 0.2.0

## Before you upgrade

Set \`NEW\`.

From 0.1.0, replace one server after another. From an earlier release, stop all servers first.

## Settings

- New: \`NEW\`, default none. Does things.
- The default of \`PORT\` is \`3000\`; it was \`3001\`.
- Removed: \`OLD\`.

## Migrations

- \`202602010000-second\`

## Console

- A new page.
`);
  });

  it('of the first release have its changes only', async () => {
    expect(await notesOf('0.1.0')).toBe(
      '# Gatehouse 0.1.0\n\nThis is the first release.\n\n## Console\n\n- The first page.\n',
    );
  });

  it('exist only for recorded releases with a section in the changelog', async () => {
    await expect(writeReleaseNotes(['0.3.0', 'x.md'], root)).rejects.toThrow(
      'There is no release 0.3.0. Recorded: 0.1.0, 0.2.0',
    );
    expect(() => readChangelog('# Changelog\n\n## 10.1.0\n', '0.1.0')).toThrow('no section with 0.1.0');
    await expect(writeReleaseNotes(['0.2.0'], root)).rejects.toThrow('Name the release and the file');
  });

  it('can be written for each release of this repository', () => {
    const changelog = readFileSync(join(import.meta.dirname, '../CHANGELOG.md'), 'utf8');
    for (const { name } of releases) expect(readChangelog(changelog, name).changes).toMatch(/^## /);
  });
});
