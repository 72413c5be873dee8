import { hashSync } from '@node-rs/argon2';
import { defaultTenantId } from '@gatehouse/contract/common';
import { createId, createSecret } from '../../apps/server/src/lib/ids.ts';
import { createTotpSecret } from '../../apps/server/src/mfa/totp-codes.ts';
import { argon2Parameters } from '../../apps/server/src/passwords/stored-password.ts';
import { basic } from './client.ts';
import type { BenchServer, Environment } from './environment.ts';
import { type Person, redirectUri, signIn, type Wanted } from './sign-in.ts';

export const resource = 'https://api.bench.example';
const scopes = ['read:orders', 'write:orders'];
/** One permission of the resource, as an authorization request and as a token request name it. */
export const orders: Wanted = { resources: [resource], scopes: ['read:orders'] };
export const ordersToken = { resource, scope: 'read:orders' };
const password = 'Correct-Horse-42';
/** Domain of all email addresses. */
export const domain = 'people.example';
const peopleCount = 2_500;
/** More than can sign in while a code is valid, because each code is accepted once. */
const guardedCount = 2_500;

/** Data for the parts, in the tenant `default`. */
export interface Data {
  /** A public application (SPA). */
  clientId: string;
  /** Authorization header of a machine-to-machine application with the resource's scopes and most of the Management API's. */
  machine: string;
  people: Person[];
  /** Users with an authenticator app, all with the same secret; requested if the tenant offers the factor. */
  guarded: Person[];
  appSecret: string;
}

/** Adds applications, a resource, roles and users. */
export async function addData({ pool, secrets }: Pick<Environment, 'pool' | 'secrets'>): Promise<Data> {
  const [clientId, machineId, secret] = [createId(), createId(), createSecret()];
  const tenant = defaultTenantId;
  const insert = (text: string, values: unknown[]) => pool.query(text, [tenant, ...values]);
  await insert(
    `insert into applications (tenant_id, id, name, type, oidc_client_metadata)
     values ($1, $2, 'Bench', 'SPA', $4), ($1, $3, 'Bench machine', 'MachineToMachine', '{}')`,
    [clientId, machineId, JSON.stringify({ redirectUris: [redirectUri], postLogoutRedirectUris: [] })],
  );
  await insert(
    `insert into application_secrets (tenant_id, application_id, name, sealed) values ($1, $2, 'Default', $3)`,
    [machineId, secrets.seal(secret)],
  );
  await insert(`insert into resources (tenant_id, id, name, indicator) values ($1, 'bench', 'Bench', $2)`, [
    resource,
  ]);
  await insert(
    `insert into scopes (tenant_id, id, resource_id, name) select $1::varchar, 'bench' || n, 'bench', name
     from unnest($2::text[]) with ordinality as s (name, n)`,
    [scopes],
  );
  await insert(
    `insert into roles (tenant_id, id, name, description, type)
     values ($1, 'bench-user', 'Bench people', 'Bench', 'User'), ($1, 'bench-machine', 'Bench machines', 'Bench', 'MachineToMachine')`,
    [],
  );
  await insert(
    `insert into roles_scopes (tenant_id, role_id, scope_id)
     select $1::varchar, r.id, s.id from roles r join scopes s on s.tenant_id = r.tenant_id
       and (s.resource_id = 'bench' or (r.type = 'MachineToMachine' and s.name in ('read:data', 'write:data', 'delete:data')))
     where r.tenant_id = $1 and r.id like 'bench-%'`,
    [],
  );
  await insert(
    `insert into applications_roles (tenant_id, application_id, role_id) values ($1, $2, 'bench-machine')`,
    [machineId],
  );
  const people = await addPeople(insert, 'person', peopleCount);
  const guarded = await addPeople(insert, 'guarded', guardedCount);
  const appSecret = createTotpSecret();
  await insert(
    `insert into mfa_verifications (tenant_id, id, user_id, type, sealed)
     select $1::varchar, 'app' || n, 'guarded' || n, 'Totp', $3 from generate_series(0, $2::int - 1) n`,
    [guardedCount, secrets.seal(appSecret)],
  );
  await countUsers(insert);
  return { clientId, machine: basic(machineId, secret), people, guarded, appSecret };
}

/** The users share a hash; verifying it costs the same. */
async function addPeople(
  insert: (text: string, values: unknown[]) => Promise<unknown>,
  kind: string,
  count: number,
): Promise<Person[]> {
  await insert(
    `insert into users (tenant_id, id, username, primary_email, name, password_encrypted, password_encryption_method)
     select $1::varchar, $4::text || n, $4 || '_' || n, $4 || '_' || n || '@' || $5::text, 'Person ' || n, $3, 'Argon2id'
     from generate_series(0, $2::int - 1) n`,
    [count, hashSync(password, argon2Parameters), kind, domain],
  );
  await insert(
    `insert into users_roles (tenant_id, user_id, role_id)
     select $1::varchar, $3::text || n, 'bench-user' from generate_series(0, $2::int - 1) n`,
    [count, kind],
  );
  return Array.from({ length: count }, (_, number) => {
    const username = `${kind}_${number}`;
    return { username, email: `${username}@${domain}`, password };
  });
}

const countUsers = (insert: (text: string, values: unknown[]) => Promise<unknown>): Promise<unknown> =>
  insert(
    `insert into tenant_counters (tenant_id, name, value) select $1::varchar, 'users', count(*) from users where tenant_id = $1
     on conflict (tenant_id, name) do update set value = excluded.value`,
    [],
  );

/** Makes the database look used: rows in all relevant tables, and current planner statistics. */
export async function warmUp(
  { pool }: Environment,
  { client }: BenchServer,
  { clientId, people }: Data,
): Promise<void> {
  const visitors = Array.from({ length: 10 }, (_, number) => people.slice(number * 10, number * 10 + 10));
  await Promise.all(
    visitors.map(async (group) => {
      for (const person of group) await signIn(client, clientId, person, orders);
    }),
  );
  await pool.query('vacuum analyze');
}
