import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { npm } from './install.mjs';
import { root, run, Stop } from './process.mjs';

/** Licenses that packages of the product may have: none of them asks for more than to be passed on. */
export const allowedLicenses = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
]);
/** Writes a software bill of materials (CycloneDX): all that the server and its pages contain, of all platforms, from package-lock.json. */
export async function writeSbom([name, ...more]) {
  if (!name || more.length > 0) throw new Stop('Name the file: npm run sbom -- FILE');
  const bom = onlyProduction(await askNpm(), readJson('package-lock.json'));
  const problems = findLicenseProblems(bom);
  if (problems.length > 0) throw new Stop(problems.join('\n'));
  const file = resolve(process.env.INIT_CWD ?? root, name);
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`${file} has ${bom.components.length} components.`);
  return 0;
}

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

async function askNpm() {
  const output = [];
  const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const command = npm(['sbom', ...options, '--loglevel=error']);
  const code = await run(command, { capture: (chunk) => output.push(chunk) });
  const text = Buffer.concat(output).toString();
  if (code !== 0)
    throw new Stop(`${text.trim()}\n\nnpm could not list the packages. Is it version 10 or newer?`);
  return JSON.parse(text);
}

/**
 * The bill without packages that only development needs. Not by npm's `--omit=dev`: that also leaves out what one workspace needs in production and
 * another one for its tests, such as react and pg.
 */
export function onlyProduction(bom, { packages }) {
  const kept = findProduction(packages);
  const subject = bom.metadata.component;
  // npm takes the name of the folder.
  const component = { ...subject, name: subject['bom-ref'].split('@')[0] };
  const isKept = (ref) => ref === subject['bom-ref'] || kept.has(ref);
  return {
    ...bom,
    metadata: { ...bom.metadata, component },
    components: bom.components.filter((each) => isKept(each['bom-ref'])),
    dependencies: bom.dependencies
      .filter(({ ref }) => isKept(ref))
      .map((each) => ({ ...each, dependsOn: each.dependsOn.filter(isKept) })),
  };
}

/** What the apps depend on, directly or not, as `name@version`; of every platform, and without optional peers. */
function findProduction(packages) {
  const found = new Map();
  const visit = (path) => {
    const { resolved, link } = packages[path];
    if (link) return visit(resolved);
    if (found.has(path)) return;
    const { name = path.split('node_modules/').at(-1), version, ...rest } = packages[path];
    found.set(path, `${name}@${version}`);
    for (const dependency of namesOf(rest)) {
      const at = locate(packages, path, dependency);
      if (at !== undefined) visit(at);
    }
  };
  for (const path of Object.keys(packages)) if (/^apps\/[^/]+$/.test(path)) visit(path);
  return new Set(found.values());
}

const namesOf = ({
  dependencies,
  optionalDependencies,
  peerDependencies = {},
  peerDependenciesMeta = {},
}) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional),
];

/** Where Node finds a package from a folder: the nearest `node_modules` above it. */
function locate(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (path in packages) return path;
    if (folder === '') return undefined;
  }
}

/** Components without a license, or with one that isn't allowed. Of a choice (`MIT OR GPL-2.0`), one has to be. */
export function findLicenseProblems({ components }) {
  return components.flatMap(({ 'bom-ref': ref, licenses = [] }) => {
    const named = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '');
    const choices = named.flatMap((each) => each.replaceAll(/[()]/g, '').split(' OR '));
    const isAllowed = choices.some((each) => each.split(' AND ').every((one) => allowedLicenses.has(one)));
    return isAllowed ? [] : [`${ref} has a license that isn't allowed: ${named.join(', ') || 'none'}`];
  });
}
