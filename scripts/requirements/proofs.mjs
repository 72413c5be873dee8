import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const folders = ['apps', 'packages', 'tests', 'scripts'];
const skipped = new Set(['node_modules', 'dist']);

/** The requirements that names of tests carry: id to `{ file, isWhole }`. */
export function collectProofs(root) {
  const proofs = new Map();
  for (const file of folders.flatMap((folder) => testFiles(join(root, folder)))) {
    for (const { id, isWhole } of proofsIn(readFileSync(file, 'utf8'))) {
      const known = proofs.get(id);
      if (!known || (isWhole && !known.isWhole)) proofs.set(id, { file: relative(root, file), isWhole });
    }
  }
  return proofs;
}

function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : testFiles(path);
    return /\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** A string that holds a tag is taken for the name of a test; what is skipped or still to do proves nothing. */
const name = /(?<before>\.\w+\(\s*)?['"`](?<text>[^'"`\n]*\[[A-Z][A-Z0-9]*-\d+[^\n]*)/g;
const tag = /\[(?<ids>[A-Z][A-Z0-9]*-\d+[^\]]*)\]/g;
const one = /^(?<id>[A-Z][A-Z0-9]*-\d+)(?<part> part)?$/;

/** `[RT-06]`, `[RT-13 part]` and `[RT-06, RT-07]` in the names of tests. */
export function proofsIn(source) {
  return [...source.matchAll(name)]
    .filter(({ groups }) => !/^\.(skip|todo|fails)\(/.test(groups.before ?? ''))
    .flatMap(({ groups }) => [...groups.text.matchAll(tag)])
    .flatMap(({ groups }) => groups.ids.split(','))
    .map((text) => one.exec(text.trim())?.groups)
    .filter(Boolean)
    .map(({ id, part }) => ({ id, isWhole: !part }));
}
