import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';

const skipped = new Set(['node_modules', 'dist']);

/** Every TypeScript file of the workspaces: `{ file, code, imports }`, paths from the root. */
export function readSources(root) {
  return ['apps', 'packages', 'tests']
    .flatMap((folder) => sourceFiles(join(root, folder)))
    .map((path) => {
      const file = relative(root, path).split(sep).join('/');
      const code = withoutComments(readFileSync(path, 'utf8'));
      return { file, code, imports: importsOf(file, code) };
    });
}

function sourceFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sourceFiles(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function withoutComments(source) {
  return source.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/^\s*\/\/.*$/gm, '');
}

const specifier = /(?:\bfrom|\bimport|\bimport\s*\()\s*(['"])(?<name>[^'"\n]+)\1/g;
const apps = ['server', 'console', 'sign-in', 'demo'];

/** Where the imports lead: paths from the root for what is ours, the bare name for the rest. */
function importsOf(file, code) {
  return [...code.matchAll(specifier)].map(({ groups: { name } }) => {
    if (name.startsWith('.')) return posix.join(posix.dirname(file), name);
    const ours = /^@gatehouse\/(?<workspace>[^/]+)(?<rest>.*)$/.exec(name)?.groups;
    if (!ours) return name;
    return `${apps.includes(ours.workspace) ? 'apps' : 'packages'}/${ours.workspace}${ours.rest}`;
  });
}
