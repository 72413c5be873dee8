import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const folders = ['apps/console/src', 'packages/ui/src'];
const list = (extension: string): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(`.${extension}`))
      .map((file) => join(folder, file)),
  );
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The style sheets that are loaded with the document, before any page. */
const everywhere = [
  'packages/ui/src/base/base.css',
  'packages/ui/src/base/tokens.css',
  'apps/console/src/shell/shell.css',
];

/** The static imports of a file from this repository, without `import()`. */
function importsOf(file: string, text = read(file)): string[] {
  const found = text.matchAll(/^(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]/gm);
  return [...found].flatMap(([line, path = '']) => {
    if (/^(?:import|export) type\s/.test(line)) return [];
    if (path.startsWith('.')) return [join(dirname(file), path)];
    const [, name] = /^@gatehouse\/ui\/(.+)$/.exec(path) ?? [];
    return name ? [`packages/ui/src/${name.endsWith('.css') ? name : `${name}.tsx`}`] : [];
  });
}

const loaded = new Map<string, ReadonlySet<string>>();
/** A file and everything that is loaded with it. */
function loadedWith(file: string): ReadonlySet<string> {
  const known = loaded.get(file);
  if (known) return known;
  const all = new Set([file]);
  for (const one of all) if (/\.tsx?$/.test(one)) for (const next of importsOf(one)) all.add(next);
  loaded.set(file, all);
  return all;
}

/** The classes that a style sheet contains. */
const classesOf = (sheet: string): string[] => [
  ...new Set(
    [
      ...read(sheet)
        .replaceAll(/\/\*[^]*?\*\//g, '')
        .matchAll(/\.(-?[a-z][\w-]*)/gi),
    ].map(([, name = '']) => name),
  ),
];

/** The text between an opening bracket and its closing one. */
function between(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if ('({'.includes(text[at] ?? '')) depth++;
    if (')}'.includes(text[at] ?? '') && --depth === 0) return text.slice(start, at);
  }
  return text.slice(start);
}

/** The classes of a file's elements. */
function usedIn(text: string): string[] {
  const attributes = [...text.matchAll(/class(?:Name)?="([^"]*)"/g)].map(([, value = '']) => value);
  const expressions = [...text.matchAll(/className=(?=\{)|classNames(?=\()/g)].flatMap(
    ({ index, 0: match }) =>
      [...between(text, index + match.length).matchAll(/'([^']*)'|`([^`]*)`/g)].map(
        ([, quoted, template]) => quoted ?? (template ?? '').replaceAll(/\S*\$\{[^}]*\}\S*/g, ' '),
      ),
  );
  return [...attributes, ...expressions].flatMap((value) => value.split(/\s+/)).filter(Boolean);
}

/** "file: class of sheet", for each class of a sheet that is not loaded with the file. */
function findUnstyled(): string[] {
  const sheets = new Map<string, string[]>();
  for (const sheet of list('css'))
    for (const name of classesOf(sheet)) sheets.set(name, [...(sheets.get(name) ?? []), sheet]);
  return list('tsx')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [...new Set(usedIn(read(file)))].flatMap((name) => {
        const of = sheets.get(name) ?? [];
        const isThere = of.some((sheet) => everywhere.includes(sheet) || loadedWith(file).has(sheet));
        return of.length === 0 || isThere
          ? []
          : [`${file}: ${name} of ${of.map((sheet) => relative(dirname(file), sheet)).join()}`];
      }),
    );
}

describe('a style sheet', () => {
  it('is loaded with every file that uses its classes', () => {
    expect(findUnstyled()).toEqual([]);
  });

  it('is required for the classes in className, and satisfied by static imports', () => {
    const text =
      '<a className="one two" /> <b className={classNames("x", on && \'three\', `four five-${kind}`)} />';
    expect(usedIn(text)).toEqual(expect.arrayContaining(['one', 'two', 'three', 'four']));
    expect(
      importsOf('a/b.tsx', "import './c.css';\nimport type { D } from './d.ts';\nawait import('./e.tsx');"),
    ).toEqual(['a/c.css']);
  });
});
