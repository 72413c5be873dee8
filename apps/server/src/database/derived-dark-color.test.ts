import { readFile } from 'node:fs/promises';
import * as api from '@gatehouse/contract/sign-in-experience/endpoints';
import { defaultSignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ database: 'derived_dark_color' });
});
afterAll(() => server.stop());

const migration = new URL('migrations/202611230005-derived-dark-color.sql', import.meta.url);

it('tenants with the former default colors get the derived one for dark mode; chosen colors stay', async () => {
  const chosen = { primaryColor: '#1a7f37', isDarkModeEnabled: true, darkPrimaryColor: '#9C86FA' };
  const pairs = [
    { primaryColor: '#6139F6', isDarkModeEnabled: false, darkPrimaryColor: '#9C86FA' },
    chosen,
    { ...chosen, primaryColor: '#6139f6', darkPrimaryColor: '#ffffff' },
  ];
  const tenants = await Promise.all(
    pairs.map(async (color) => {
      const call = await (await server.createTenant()).as('all');
      expect((await call(api.updateSignInExperience, { body: { color } })).status).toBe(200);
      return call;
    }),
  );
  await server.runtime.database.pool.query(await readFile(migration, 'utf8'));
  const colors = await Promise.all(
    tenants.map(async (call) => (await call(api.getSignInExperience)).body.color),
  );
  expect(colors).toEqual([{ ...defaultSignInExperience.color, isDarkModeEnabled: false }, ...pairs.slice(1)]);
});
