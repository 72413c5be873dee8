import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, Stop } from './process.mjs';

const migrations = 'apps/server/src/database/migrations';

/** `new-feature webhooks [webhook]`: a slice that lists, creates, reads, changes and deletes what has a name. */
export function makeFeature([plural, singular = guessSingular(plural)]) {
  const kebab = /^[a-z]+(-[a-z]+)*$/;
  if (!kebab.test(plural ?? '') || !kebab.test(singular)) {
    throw new Stop('Say what it is called, in the plural: npm run new-feature -- signing-keys [signing-key]');
  }
  const names = namesOf(plural, singular);
  const files = [
    ['contract/entity.ts', `packages/contract/src/${plural}/${plural}.ts`],
    ['contract/endpoints.ts', `packages/contract/src/${plural}/endpoints.ts`],
    ['server/routes.ts', `apps/server/src/features/${plural}/routes.ts`],
    ['server/store.ts', `apps/server/src/features/${plural}/store.ts`],
    ['server/feature.test.ts', `apps/server/src/features/${plural}/${plural}.test.ts`],
    ['server/migration.sql', `${migrations}/${nextNumber()}-${plural}.sql`],
  ];
  const taken = files.find(([, file]) => existsSync(join(root, file)));
  if (taken) throw new Stop(`${taken[1]} exists already.`);
  for (const [template, file] of files) {
    const text = readFileSync(join(root, 'scripts/new-feature', `${template}.txt`), 'utf8');
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), fill(text, names));
    console.log(`wrote ${file}`);
  }
  console.log(fill(rest, names));
  return 0;
}

/** What joins the slice to the whole: one line each, in files that list the features. */
const rest = `
Now add
  packages/contract/src/all.ts            import * as __camels__ from './__kebabs__/endpoints.ts'; and __camels__ in the list
  apps/server/src/features/routes.ts      import { routes as __camels__ } from './__kebabs__/routes.ts'; and ...__camels__
  apps/server/src/database/tables.ts      export interface __Pascals__Table { tenantId: TenantId; id: string; name: string; createdAt: Timestamp }
                                          and __camels__: __Pascals__Table in TenantTables
then format with \`npx oxfmt packages apps\`, and write down with UPDATE_API=1 what the API has got.`;

function guessSingular(plural = '') {
  return plural.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
}

function camel(text) {
  return text.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

function namesOf(plural, singular) {
  return {
    kebabs: plural,
    snakes: plural.replaceAll('-', '_'),
    words: plural.replaceAll('-', ' '),
    word: singular.replaceAll('-', ' '),
    camels: camel(plural),
    camel: camel(singular),
    Pascals: camel(`-${plural}`),
    Pascal: camel(`-${singular}`),
  };
}

function fill(text, names) {
  return text.replaceAll(/__([A-Za-z]+?)__/g, (_, name) => names[name]);
}

function nextNumber() {
  const numbers = readdirSync(join(root, migrations)).map((name) => Number(name.split('-')[0]));
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}
