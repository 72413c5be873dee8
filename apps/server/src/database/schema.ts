import { createHash } from 'node:crypto';

/** One step of the schema, which is applied to a database once. */
export interface Migration {
  /** `YYYYMMDDHHMM-name`; they are applied in the order of their names. */
  name: string;
  text: string;
  checksum: string;
  /** `-- requires NAME`: after this migration, servers of versions that don't have that migration refuse to start on the database. */
  requires?: string;
  /** `-- no-transaction`: the index that the only statement builds or drops, and the same statement for use in a transaction. */
  concurrent?: { index: string; textInside: string };
}

/** A function that statements call by its name, which ends with its version: `gatehouse_oidc_write_v1`. */
export interface SchemaFunction {
  name: string;
  text: string;
  checksum: string;
}

export interface Schema {
  migrations: readonly Migration[];
  functions: readonly SchemaFunction[];
}

const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Git may check out lines with other endings on some systems. */
const normalize = (text: string): string => text.replaceAll('\r\n', '\n');

const concurrentStatement =
  /^(?:create (?:unique )?index concurrently if not exists (\w+) on [^;]+|drop index concurrently if exists (\w+));?$/;

export function readMigration(name: string, file: string): Migration {
  const text = normalize(file);
  const requires = /^-- requires (\S+)$/m.exec(text)?.[1];
  const migration = { name, text, checksum: checksumOf(text), ...(requires ? { requires } : {}) };
  if (!/^-- no-transaction$/m.test(text)) return migration;
  const found = concurrentStatement.exec(text.replaceAll(/^--.*\n/gm, '').trim());
  const index = found?.[1] ?? found?.[2];
  if (!index)
    throw new Error(
      `Migration ${name}: with -- no-transaction it is one statement, create index concurrently if not exists … or drop index concurrently if exists …`,
    );
  return { ...migration, concurrent: { index, textInside: text.replace(' concurrently ', ' ') } };
}

export function readFunction(file: string, content: string): SchemaFunction {
  const text = normalize(content);
  const name = `gatehouse_${file}`;
  const made = [...text.matchAll(/^create or replace function (\w+)\(/gm)].map(([, made]) => made);
  if (!/_v\d+$/.test(name) || made.join() !== name)
    throw new Error(
      `functions/${file}.sql holds one create or replace function ${name}(…), named by its version`,
    );
  return { name, text, checksum: checksumOf(text) };
}

/** The texts of the files by name, without folder and extension, in the same order. */
function readAll<T>(files: Record<string, string>, read: (name: string, text: string) => T): T[] {
  return Object.entries(files)
    .map(([path, text]): [string, string] => [path.replace(/^.*\/(.*)\.sql$/, '$1'), text])
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, text]) => read(name, text));
}

/** The schema of this version. */
export const currentSchema: Schema = {
  migrations: readAll(
    import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
    readMigration,
  ),
  functions: readAll(
    import.meta.glob<string>('./functions/*.sql', { query: '?raw', import: 'default', eager: true }),
    readFunction,
  ),
};
