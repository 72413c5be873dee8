import { allEndpoints } from '@gatehouse/contract/all';
import { isOfAdministrators } from '@gatehouse/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { toOldSchema } from './swagger.ts';

/** The fields of a Schema Object in OpenAPI 3.0.3 that we use, and those that a schema must not have. */
const known = new Set(
  `title multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems
   maxProperties minProperties required enum type allOf oneOf anyOf not items properties additionalProperties description format
   default nullable readOnly writeOnly example deprecated $ref`.split(/\s+/),
);

/** What is wrong with a schema, with its path. */
function listProblems(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return [`${path}: no schema`];
  const record = schema as Record<string, unknown>;
  const own = Object.keys(record).filter((name) => !known.has(name));
  const wrong = own.map((name) => `${path}: ${name}`);
  if ('type' in record && typeof record.type !== 'string') wrong.push(`${path}: type`);
  if (record.type === 'array' && !('items' in record)) wrong.push(`${path}: no items`);
  for (const name of ['exclusiveMinimum', 'exclusiveMaximum'])
    if (name in record && typeof record[name] !== 'boolean') wrong.push(`${path}: ${name}`);
  for (const name of ['allOf', 'oneOf', 'anyOf'])
    for (const each of (record[name] as unknown[] | undefined) ?? [])
      wrong.push(...listProblems(each, `${path}/${name}`));
  for (const name of ['items', 'not'])
    if (name in record) wrong.push(...listProblems(record[name], `${path}/${name}`));
  if (typeof record.additionalProperties === 'object')
    wrong.push(...listProblems(record.additionalProperties, `${path}/additionalProperties`));
  for (const [name, each] of Object.entries(record.properties ?? {}))
    wrong.push(...listProblems(each, `${path}/${name}`));
  return wrong;
}

function listSchemas(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === 'schema'
      ? [[`${path}/schema`, each] as [string, unknown]]
      : listSchemas(each, `${path}/${name}`),
  );
}

describe('/api/swagger.json', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('has every operation of the tenant’s APIs, in schemas of OpenAPI 3.0', async () => {
    const { origin } = await server.createTenant();
    const document = await (await fetch(`${origin}/api/swagger.json`)).json();
    expect(document).toMatchObject({ openapi: '3.0.3', servers: [{ url: origin }] });
    const served = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    for (const path of ['/api/users', '/api/experience', '/api/my-account', '/api/.well-known/sign-in-exp'])
      expect(served.some((operation) => operation.endsWith(` ${path}`))).toBe(true);
    const ofTenants = allEndpoints.filter(({ permission }) => !isOfAdministrators(permission));
    expect(served.length).toBeGreaterThan(ofTenants.length * 0.95);
    const schemas = listSchemas(document);
    expect(schemas.length).toBeGreaterThan(200);
    expect(schemas.flatMap(([path, schema]) => listProblems(schema, path))).toEqual([]);
  });

  it.each([
    [
      { type: ['string', 'null'], maxLength: 3 },
      { type: 'string', nullable: true, maxLength: 3 },
    ],
    [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, { type: 'integer', nullable: true }],
    [{ const: 'a' }, { enum: ['a'] }],
    [
      { type: 'number', exclusiveMinimum: 0 },
      { type: 'number', minimum: 0, exclusiveMinimum: true },
    ],
    [{ type: 'array' }, { type: 'array', items: {} }],
    [
      { type: 'object', propertyNames: { type: 'string' }, additionalProperties: true },
      { type: 'object', additionalProperties: true },
    ],
    [
      { type: 'string', contentMediaType: 'application/octet-stream' },
      { type: 'string', format: 'binary' },
    ],
  ])('writes %j as %j', (schema, old) => {
    expect(toOldSchema(schema)).toEqual(old);
  });
});
