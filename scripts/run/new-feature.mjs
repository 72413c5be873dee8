import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { insert, registries } from '../new-feature/registries.mjs';
import { packageProgram, root, Stop } from './process.mjs';

const migrations = 'apps/server/src/database/migrations';

/**
 * `new-feature webhooks [webhook]`: generates a feature that lists, creates, reads, changes and deletes named records in the
 * API and the console, and adds it to the registries. If it fails, no file is written.
 */
export function makeFeature([plural, singular = guessSingular(plural)]) {
  const kebab = /^[a-z]+(-[a-z]+)*$/;
  if (!kebab.test(plural ?? '') || !kebab.test(singular)) {
    throw new Stop(
      'Name the feature in the plural, in lower case with hyphens: npm run new-feature -- signing-keys [signing-key]',
    );
  }
  const names = namesOf(plural, singular);
  const written = [...makeFiles(plural, names), ...extendRegistries(names)];
  for (const [file, text] of written) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(`wrote ${file}`);
  }
  format(written.map(([file]) => file));
  console.log(fill(rest, names));
  return 0;
}

const rest = `
The feature is complete. Next, change its fields (entity, migration, table, form, texts), its icon and its place in the
sidebar (apps/console/src/shell/navigation.ts). Then update the API documents:
  UPDATE_API=1 npx vitest run --project server apps/server/src/web/openapi.test.ts
and run the tests:
  npx vitest run --project server apps/server/src/features/__kebabs__ apps/server/src/web/contract.test.ts
  npm run check`;

function makeFiles(plural, names) {
  const server = `apps/server/src/features/${plural}`;
  const screens = `apps/console/src/features/${plural}`;
  const files = [
    ['contract/entity.ts', `packages/contract/src/${plural}/${plural}.ts`],
    ['contract/endpoints.ts', `packages/contract/src/${plural}/endpoints.ts`],
    ['contract/checks.ts', `packages/contract/src/${plural}/checks.ts`],
    ['server/routes.ts', `${server}/${plural}-routes.ts`],
    ['server/store.ts', `${server}/${plural}-store.ts`],
    ['server/table.ts', `apps/server/src/database/tables/${plural}.ts`],
    ['server/feature.test.ts', `${server}/${plural}.test.ts`],
    ['server/migration.sql', `${migrations}/${timestamp()}-${plural}.sql`],
    ...['routes.tsx', 'list.tsx', 'create.tsx', 'details.tsx', 'general.tsx', 'find.ts'].map((file) => [
      `console/${file}`,
      `${screens}/${file}`,
    ]),
    ['phrases/en.ts', `packages/phrases/src/console/en/${plural}.ts`],
    ['tests/specimen.ts', `tests/support/specimens/${plural}.ts`],
  ];
  const taken = files.find(([, file]) => existsSync(join(root, file)));
  if (taken) throw new Stop(`${taken[1]} already exists.`);
  return files.map(([template, file]) => [
    file,
    fill(readFileSync(join(root, 'scripts/new-feature', `${template}.txt`), 'utf8'), names),
  ]);
}

function extendRegistries(names) {
  return registries.map(({ file, edits }) => {
    let text = readFileSync(join(root, file), 'utf8');
    for (const [where, what] of edits) {
      text = insert(text, [fill(where, names), fill(what, names)]);
      if (text === undefined)
        throw new Stop(`${file} doesn't contain “${where}”. Update scripts/new-feature/registries.mjs.`);
    }
    return [file, text];
  });
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

function camel(text) {
  return text.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

function namesOf(plural, singular) {
  const [words, word] = [plural, singular].map((name) => name.replaceAll('-', ' '));
  const capital = (text) => text[0].toUpperCase() + text.slice(1);
  return {
    kebabs: plural,
    kebab: singular,
    snakes: plural.replaceAll('-', '_'),
    words,
    word,
    aWord: `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`,
    Words: capital(words),
    Word: capital(word),
    camels: camel(plural),
    camel: camel(singular),
    Pascals: camel(`-${plural}`),
    Pascal: camel(`-${singular}`),
  };
}

function fill(text, names) {
  return text.replaceAll(/__([A-Za-z]+?)__/g, (_, name) => names[name]);
}

/** Migrations are named by the minute they were written in (CONTRIBUTING.md). */
function timestamp() {
  return new Date().toISOString().slice(0, 16).replaceAll(/\D/g, '');
}
