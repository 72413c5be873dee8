import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { features } from '../shell/navigation.ts';

const source = join(import.meta.dirname, '..');

const listFiles = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? listFiles(path) : [path];
  });

/** A file and its imports from the console, without the registry of features. Guides contain code with other imports. */
function withImports(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file) || !existsSync(file) || !/\.tsx?$/.test(file)) return seen;
  if (/\.test\.tsx?$|navigation\.ts$/.test(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g))
    withImports(join(dirname(file), path), seen);
  return seen;
}

/** Loaded with every page. The route of a tenant loads `plans`, in the cloud edition, which alone shows them. */
const everywhere = new Set(['app', 'parts', 'plans']);

/** The parts of the texts that a folder uses: `t('roles.title')` uses `roles`. */
function listSpoken(folder: string): string[] {
  const files = new Set<string>();
  for (const file of listFiles(join(source, folder))) withImports(file, files);
  const said = [...files].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bt\(\s*['`](\w+)\./g)].map(([, part = '']) => part),
  );
  return [...new Set(said)].filter((part) => !everywhere.has(part)).toSorted();
}

/** The path of API resources differs from their folder (RT-07). */
const folderOf = (path: string): string => path.replace('api-', '');

it.each(features.map(({ path, texts: loaded }) => [path, loaded] as const))(
  '%s loads the texts that it uses, and no others',
  (path, loaded) => {
    expect(listSpoken(`features/${folderOf(path)}`)).toEqual(loaded.toSorted());
  },
);

it('the frame only uses its own texts', () => {
  expect(
    listSpoken('shell').filter(
      (part) =>
        !features.some(({ texts: loaded, onlyIn }) => onlyIn === undefined && loaded.includes(part as never)),
    ),
    // The list of shortcuts loads its texts. The switcher is shown only below the route of a tenant of the cloud edition: that loads them.
  ).toEqual(['shortcuts', 'tenants']);
  expect(listSpoken('features/profile')).toEqual(['profile']);
});
