import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrationsTable } from '../../apps/server/src/database/applied.ts';
import { currentSchema, type Schema } from '../../apps/server/src/database/schema.ts';
import { readCommit } from './history.ts';

const source = fileURLToPath(new URL('../../apps/server/src', import.meta.url));
const list = join(source, 'database/releases.json');

/** A release, with the schema of its databases. CONTRIBUTING.md describes how to record one. */
export interface Release {
  name: string;
  commit: string;
  /** A file in `database/releases` with the statements that create its schema in an empty database. */
  schema: string;
  /** Functions that exist only for the previous release: this one doesn't call them. */
  unused: string[];
}

/** Oldest first. */
export const listReleases = (): Release[] => JSON.parse(readFileSync(list, 'utf8')) as Release[];

export const readSchema = ({ schema }: Release): string =>
  readFileSync(join(source, 'database/releases', schema), 'utf8');

/** Records the current schema and the current commit as those of a release. */
export function recordRelease(name: string): void {
  const release: Release = {
    name,
    commit: readCommit(['apps/server/src/database/migrations', 'apps/server/src/database/functions']),
    schema: `${name}.sql`,
    unused: listUnused(),
  };
  mkdirSync(join(source, 'database/releases'), { recursive: true });
  writeFileSync(join(source, 'database/releases', release.schema), writeSchema(name, currentSchema));
  const releases = [...listReleases().filter((other) => other.name !== name), release];
  writeFileSync(list, `${JSON.stringify(releases, null, 2)}\n`);
}

function writeSchema(name: string, { migrations, functions }: Schema): string {
  const quote = (text: string | undefined): string => (text === undefined ? 'null' : `'${text}'`);
  return [
    `-- The schema of release ${name}, written when it was recorded (CONTRIBUTING.md). It is never edited.`,
    'create extension if not exists pg_trgm;\ncreate extension if not exists btree_gin;',
    `${migrationsTable};`,
    ...migrations.flatMap(({ name: migration, text, checksum, requires, concurrent }) => [
      (concurrent?.textInside ?? text).trim(),
      `insert into migrations (name, checksum, requires) values (${[migration, checksum, requires].map(quote).join(', ')});`,
    ]),
    'set check_function_bodies = off;',
    ...functions.flatMap(({ name: made, text, checksum }) => [
      text.trim(),
      `comment on function ${made} is '${checksum}';`,
    ]),
    'reset check_function_bodies;\n',
  ].join('\n\n');
}

function listUnused(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const callers = files
    .filter((file) => /(?<!\.(test|fixture))\.ts$|functions\/\w+\.sql$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }));
  return currentSchema.functions
    .map(({ name }) => name)
    .filter((name) => {
      const own = `database/functions/${name.replace('gatehouse_', '')}.sql`;
      return !callers.some(({ file, text }) => file !== own && text.includes(`${name}(`));
    });
}
