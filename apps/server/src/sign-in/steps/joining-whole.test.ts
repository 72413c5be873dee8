import * as api from '@gatehouse/contract/sign-in/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { listUsers } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSignInServer, type SignInServer } from '../../../../../tests/support/sign-in-server.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';
import { createProvisioning, useToken } from './joining.fixture.ts';

/** With a database of its own, because a trigger makes writing members fail. */
let at: SignInServer;

beforeAll(async () => {
  at = await startSignInServer({ database: 'joining_whole' });
  await at.call(updateSignInExperience, { body: codeWays });
});
afterAll(() => at.server.stop());

it('traps G1 (4): an account that can’t join its second organization isn’t created, nor does it join the first', async () => {
  const { server, tenant, call, clientId } = at;
  const world = createProvisioning(call);
  const organizations = [
    await world.organization({ domains: ['whole.example'], withRole: true }),
    await world.organization({ domains: ['whole.example'] }),
  ];
  const last = organizations.map(({ id }) => id).toSorted()[1] ?? '';
  const { database } = server.runtime;
  await database.query(`create function break_joining() returns trigger language plpgsql as $$
    begin raise exception 'broken'; end $$`);
  await database.query(`create trigger break_joining before insert on organization_users for each row
    when (new.organization_id = '${last}') execute function break_joining()`);
  const email = 'ada@whole.example';
  const flow = await new TestBrowser(tenant).authorize(clientId);
  await useToken(flow, email, await world.token(email, []), 'Register');
  expect((await flow.call(api.submitExperience)).status).toBe(500);
  expect((await call(listUsers, { query: { search: email } })).body).toEqual([]);
  for (const { id } of organizations) expect(await world.members(id)).toEqual([]);
  // Nothing was used up, so the registration can be finished.
  await database.query('drop trigger break_joining on organization_users');
  expect((await flow.call(api.submitExperience)).status).toBe(200);
  const userId = await flow.subject();
  for (const { id } of organizations) expect(await world.members(id)).toMatchObject([{ userId }]);
});
