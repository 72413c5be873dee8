import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { CheckedEndpoint } from '@gatehouse/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { buildDocument } from './openapi.ts';
import { documents } from './docs/reference-routes.ts';

const folder = new URL('../../../../docs/api/', import.meta.url);

/** The area of a path: `roles` for `/api/roles/{id}`, and `profile` for `/api/experience/profile`. */
function areaOf({ path }: CheckedEndpoint): string {
  const [first = '', second = first] = path.replace(/^\/(api\/)?/, '').split('/');
  return first === 'experience' ? second : first;
}

/** One document per area, so that changes of several features don't conflict in one file (ADR 125). */
function splitByArea(title: string, endpoints: readonly CheckedEndpoint[]): Map<string, string> {
  const areas = new Set(endpoints.map(areaOf));
  return new Map(
    [...areas].map((area) => {
      const own = endpoints.filter((endpoint) => areaOf(endpoint) === area);
      const text = JSON.stringify(buildDocument(own, title, 'http://localhost:3001'), null, 1);
      return [`${area}.openapi.json`, `${text}\n`];
    }),
  );
}

type Operation = {
  parameters: { name: string; required?: boolean }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
};
type Document = { paths: Record<string, Record<string, Operation>> };

describe('the published OpenAPI documents', () => {
  for (const [name, { title, endpoints }] of Object.entries(documents)) {
    it(`[API-43 part] include ${name}, by area, as the server serves it (UPDATE_API=1 writes it)`, async () => {
      const own = new URL(`${name}/`, folder);
      const files = splitByArea(title, endpoints);
      if (process.env.UPDATE_API) {
        await rm(own, { recursive: true, force: true });
        await mkdir(own, { recursive: true });
        for (const [file, text] of files) await writeFile(new URL(file, own), text);
      }
      expect((await readdir(own)).toSorted()).toEqual([...files.keys()].toSorted());
      const differing: string[] = [];
      for (const [file, text] of files)
        if ((await readFile(new URL(file, own), 'utf8')) !== text) differing.push(`docs/api/${name}/${file}`);
      expect(differing, 'UPDATE_API=1 writes them').toEqual([]);
    });
  }

  it('give every operation a unique id', () => {
    for (const { title, endpoints } of Object.values(documents)) {
      const { paths } = buildDocument(endpoints, title, '') as unknown as Document & {
        paths: Record<string, Record<string, { operationId: string }>>;
      };
      const ids = Object.values(paths).flatMap((methods) =>
        Object.values(methods).map(({ operationId }) => operationId),
      );
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
