import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('requirements.mjs', import.meta.url));
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gatehouse-requirements-'));
  for (const folder of ['apps', 'packages', 'tests', 'scripts']) mkdirSync(join(root, folder));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The fixture's IDs are assembled here, because the command would read IDs in this file's strings as titles of tests. */
function list(
  calls: string[],
  ...args: string[]
): { status: number | null; lines: string[]; errors: string } {
  writeFileSync(join(root, 'apps', 'a.test.ts'), calls.join('\n').replaceAll('<', '[').replaceAll('>', ']'));
  const options = { encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--root', root, ...args], options);
  return { status, lines: stdout.trim().split('\n'), errors: stderr };
}

describe('the list of requirements', () => {
  it('omits requirements that a test names, and keeps those that it names in part', () => {
    const { status, lines } = list([
      `it('<RT-01> a', f);`,
      `it.each(['x'])("<RT-02 part> <RT-03, RT-04> b", f);`,
    ]);
    const of = (id: string): string | undefined => lines.find((line) => line.startsWith(`${id} `));
    expect([of('RT-01'), of('RT-03'), of('RT-04')]).toEqual([undefined, undefined, undefined]);
    expect(of('RT-02')).toContain('in part, by apps/a.test.ts');
    expect(of('RT-05')).toContain('no test names it');
    expect(lines.at(-1)).toMatch(/^\d+ requirements: 3 covered, 1 in part, \d+ without a test$/);
    expect(status).toBe(0);
  });

  it('does not count tests that do not run', () => {
    const { lines } = list([
      `it.skip('<RT-01> a', f);`,
      `test.todo(\n  '<RT-02> b'\n);`,
      `describe.skip('<RT-03>', f);`,
    ]);
    expect(lines.at(-1)).toContain(': 0 covered, 0 in part');
  });

  it('fails when a test names an unknown requirement', () => {
    const { status, errors } = list([`it('<RT-99> a', f);`]);
    expect(errors).toContain('apps/a.test.ts names RT-99');
    expect(status).toBe(1);
  });

  it('fails for a milestone with open rows', () => {
    const { status, lines } = list([`it('<RT-01> <RT-02 part> a', f);`], '--milestone', 'front-door');
    expect(lines).toContainEqual(
      expect.stringMatching(/^front-door: 1 of \d+ whole, 1 of \d+ in part; open: .*RT-09/),
    );
    expect(status).toBe(1);
  });
});
