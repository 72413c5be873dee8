import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Texts that users read: documentation, API documents with their errors, the console, the demo, and what a new tenant contains. */
const places = [
  'README.md',
  'docs/guides',
  'docs/api',
  'packages/phrases/src/console/en',
  'packages/phrases/src/demo/en',
  'apps/server/src/tenancy/create-tenant.ts',
];

const listFiles = (place: string): string[] =>
  statSync(join(root, place)).isDirectory()
    ? readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
        .map((file) => join(place, file))
        .filter((file) => statSync(join(root, file)).isFile())
    : [place];

it('the names of the APIs are capitalized in what users read', () => {
  const found = places
    .flatMap(listFiles)
    .flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(/.*\b(management|account|experience) APIs?\b.*/g),
      ].map(([line]) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
