import { z } from 'zod';
import { allEndpoints } from './all.ts';
import { connector } from './connectors/connectors.ts';
import { createConnector } from './connectors/endpoints.ts';
import { withChecks } from './endpoint.ts';
import { listCustomPhrases } from './phrases/endpoints.ts';
import { expect, it } from 'vitest';

it('[OPEN-21 part] DELETE answers 204 without a body, PATCH what is stored, and the two lists in question as decided', async () => {
  const endpoints = await Promise.all(allEndpoints.map(withChecks));
  const of = (method: string) => endpoints.filter((endpoint) => endpoint.method === method);
  const named = (found: typeof endpoints) => found.map(({ method, path }) => `${method} ${path}`).toSorted();
  expect(of('DELETE').length).toBeGreaterThan(50);
  // The wire has an answer of its own for these, and the page of a connection link shows what is left.
  expect(named(of('DELETE').filter(({ output }) => output !== undefined))).toEqual([
    'DELETE /api/applications/{id}/legacy-secret',
    'DELETE /api/connection-link/domains/{domain}',
    'DELETE /api/email-templates',
    'DELETE /api/users/{userId}/identities/{target}',
  ]);
  expect(named(of('PATCH').filter(({ output }) => output === undefined))).toEqual([]);
  for (const { status = 200 } of [...of('POST'), ...of('PATCH')])
    expect([200, 201, 202, 204]).toContain(status);
  const { output: phrases } = await withChecks(listCustomPhrases);
  expect(phrases).toBeInstanceOf(z.ZodArray);
  const { output: created } = await withChecks(createConnector);
  expect(created).toBe(connector);
});
