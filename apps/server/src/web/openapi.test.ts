import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { describeApi } from './openapi.ts';
import { documents } from './reference.ts';

const folder = new URL('../../../../docs/api/', import.meta.url);

type Operation = {
  parameters: { name: string; required?: boolean }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
};
type Document = { paths: Record<string, Record<string, Operation>> };

describe('the published OpenAPI documents', () => {
  for (const [name, { title, endpoints }] of Object.entries(documents)) {
    it(`[API-43 part] commits ${name}.openapi.json as the server serves it (UPDATE_API=1 writes it)`, async () => {
      const file = new URL(`${name}.openapi.json`, folder);
      const text = `${JSON.stringify(describeApi(endpoints, title, 'http://localhost:3001'), null, 1)}\n`;
      if (process.env.UPDATE_API) await writeFile(file, text);
      expect(await readFile(file, 'utf8')).toBe(text);
    });
  }

  it('gives every operation an id of its own', () => {
    for (const { title, endpoints } of Object.values(documents)) {
      const { paths } = describeApi(endpoints, title, '') as unknown as Document & {
        paths: Record<string, Record<string, { operationId: string }>>;
      };
      const ids = Object.values(paths).flatMap((methods) =>
        Object.values(methods).map(({ operationId }) => operationId),
      );
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
