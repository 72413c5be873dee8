import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { insert, pageRegistries, registries, tabRegistries } from '../new-feature/registries.mjs';
import { packageProgram, root, Stop } from './process.mjs';

const migrations = 'apps/server/src/database/migrations';

/**
 * `new-feature webhooks [webhook]`: generates a feature that lists, creates, reads, changes and deletes named records in the
 * API and the console, and adds it to the registries. With `--page PAGE`, the console shows it in a tab of that page, which is
 * generated with its first tab. If it fails, no file is written.
 */
export function makeFeature(args) {
  const { plural, singular, page } = readArguments(args);
  const names = namesOf(plural, singular, page);
  const isNewPage = page !== undefined && !existsSync(join(root, `apps/console/src/features/${page}`));
  const files = [...listFiles(plural, page), ...(isNewPage ? listPageFiles(page) : [])];
  const written = new Map(makeFiles(files, names));
  const edited = [
    ...registries,
    ...(isNewPage ? pageRegistries : []),
    ...(page !== undefined && !isNewPage ? tabRegistries : []),
  ];
  for (const registry of edited) extendRegistry(written, registry, names);
  for (const [file, text] of written) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(`wrote ${file}`);
  }
  format([...written.keys()]);
  console.log(fill(rest, names));
  return 0;
}

const rest = `
The feature is complete. Next, change its fields (entity, migration, table, form, texts), its icon and its place in the
sidebar (apps/console/src/shell/navigation.ts). Then update the API documents and the table of events:
  UPDATE_API=1 npx vitest run --project server apps/server/src/web/openapi.test.ts
  UPDATE_DOCS=1 npx vitest run --project server apps/server/src/events.test.ts
and run the tests:
  npx vitest run --project server apps/server/src/features/__kebabs__ apps/server/src/web/contract.test.ts
  npm run check`;

function readArguments(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    strict: false,
    options: { page: { type: 'string' } },
  });
  const [plural, singular = guessSingular(plural)] = positionals;
  const { page } = values;
  const isName = (name) => /^[a-z]+(-[a-z]+)*$/.test(name ?? '');
  if (!isName(plural) || !isName(singular) || (page !== undefined && !isName(page))) {
    throw new Stop(
      'Name the feature in the plural, in lower case with hyphens: npm run new-feature -- signing-keys [signing-key] [--page signing]',
    );
  }
  return { plural, singular, page };
}

/** The templates of a feature and the files that are made from them. */
function listFiles(plural, page) {
  const server = `apps/server/src/features/${plural}`;
  const screens = `apps/console/src/features/${page === undefined ? '' : `${page}/`}${plural}`;
  const entry = page === undefined ? 'routes.tsx' : 'tab.tsx';
  return [
    ['contract/entity.ts', `packages/contract/src/${plural}/${plural}.ts`],
    ['contract/endpoints.ts', `packages/contract/src/${plural}/endpoints.ts`],
    ['contract/checks.ts', `packages/contract/src/${plural}/checks.ts`],
    ['server/routes.ts', `${server}/${plural}-routes.ts`],
    ['server/events.ts', `${server}/${plural}-events.ts`],
    ['server/store.ts', `${server}/${plural}-store.ts`],
    ['server/table.ts', `apps/server/src/database/tables/${plural}.ts`],
    ['server/feature.test.ts', `${server}/${plural}.test.ts`],
    ['server/migration.sql', `${migrations}/${timestamp()}-${plural}.sql`],
    ...[entry, 'list.tsx', 'create.tsx', 'details.tsx', 'general.tsx', 'find.ts'].map((file) => [
      `console/${file}`,
      `${screens}/${file}`,
    ]),
    ['phrases/en.ts', `packages/phrases/src/console/en/${plural}.ts`],
    ['tests/specimen.ts', `tests/support/specimens/${plural}.ts`],
  ];
}

/** Those of a page with tabs. */
function listPageFiles(page) {
  const folder = `apps/console/src/features/${page}`;
  return [
    ['page/routes.tsx', `${folder}/routes.tsx`],
    ['page/tabs.ts', `${folder}/tabs.ts`],
    ['page/use-tabs.ts', `${folder}/use-tabs.ts`],
    ['phrases/page.ts', `packages/phrases/src/console/en/${page}.ts`],
  ];
}

function makeFiles(files, names) {
  const taken = files.find(([, file]) => existsSync(join(root, file)));
  if (taken) throw new Stop(`${taken[1]} already exists.`);
  return files.map(([template, file]) => {
    const text = fill(readFileSync(join(root, 'scripts/new-feature', `${template}.txt`), 'utf8'), names);
    // A tab's folder is one level deeper.
    const isTab = names.page !== names.kebabs && template.startsWith('console/');
    return [file, isTab ? text.replaceAll("'../../", "'../../../") : text];
  });
}

function extendRegistry(written, { file: template, edits }, names) {
  const file = fill(template, names);
  if (!written.has(file) && !existsSync(join(root, file)))
    throw new Stop(`${file} does not exist: copy it from a page that was generated with --page.`);
  let text = written.get(file) ?? readFileSync(join(root, file), 'utf8');
  for (const edit of edits) {
    const filled = Object.fromEntries(
      Object.entries(edit).map(([key, value]) => [
        key,
        typeof value === 'string' ? fill(value, names) : value,
      ]),
    );
    text = insert(text, filled);
    if (text === undefined)
      throw new Stop(
        `${file} doesn't contain “${filled.at ?? 'import'}”. Update scripts/new-feature/registries.mjs.`,
      );
  }
  written.set(file, text);
}

function format(files) {
  const [program, args] = packageProgram(
    'oxfmt/bin/oxfmt',
    files.filter((file) => !file.endsWith('.sql')),
  );
  const { status, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Stop(`The files could not be formatted: ${stderr}`);
}

function guessSingular(plural = '') {
  return plural.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
}

const camel = (text) => text.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
const snake = (text) => text.replaceAll('-', '_');
const spaced = (text) => text.replaceAll('-', ' ');
const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** What the templates say: a feature without a page of several tabs is a page of its own. */
function namesOf(plural, singular, page = plural) {
  const isTab = page !== plural;
  const path = isTab ? `/${page}/${plural}` : `/${plural}`;
  const word = spaced(singular);
  return {
    kebabs: plural,
    kebab: singular,
    snakes: snake(plural),
    words: spaced(plural),
    word,
    aWord: `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`,
    Words: capital(spaced(plural)),
    Word: capital(word),
    camels: camel(plural),
    camel: camel(singular),
    Pascals: camel(`-${plural}`),
    Pascal: camel(`-${singular}`),
    page,
    pageCamel: camel(page),
    item: snake(page),
    Item: capital(spaced(page)),
    path,
    route: path.slice(1),
    // The links that lead to the list: the sidebar's, and the tab's.
    steps: isTab ? `'/${page}', '${path}'` : `'${path}'`,
    tabsImport: isTab ? "import { useTabs } from '../use-tabs.ts';" : '',
    tabs: isTab ? `tabs={useTabs('${path}')}` : '',
  };
}

function fill(text, names) {
  return text.replaceAll(/__([A-Za-z]+?)__/g, (_, name) => names[name]);
}

/** Migrations are named by the minute they were written in (CONTRIBUTING.md). */
function timestamp() {
  return new Date().toISOString().slice(0, 16).replaceAll(/\D/g, '');
}
