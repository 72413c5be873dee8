import { confidentialTypes } from '@gatehouse/contract/applications/applications';
import { firstSecretName } from '@gatehouse/contract/applications/secrets';
import { defaultTenantId } from '@gatehouse/contract/common';
import { sql } from 'kysely';
import { type Database, openDatabase, type TenantDb } from '../database/database.ts';
import { countUsers } from '../users/user-store.ts';
import { createSecret } from '../lib/ids.ts';
import { runHashJob } from '../passwords/hash-job.ts';
import { createSecrets, type Secrets } from '../keys/secrets.ts';
import { isLoopbackEndpoint } from '../runtime/settings.ts';
import { type CommandContext, UsageError } from './command.ts';
import { describeActivity, type Visitor } from './seed/activity.ts';
import { keep } from './seed/keep.ts';
import { addOrganizations } from './seed/organizations.ts';
import { buildPeople } from './seed/people.ts';
import { applications, resources, roles, scopeId } from './seed/shop.ts';

/** The password of all demo users. */
const demoPassword = 'fernhill-demo-1';

export const seedUsage = `Usage: npm run seed -- [TENANT]
Adds demo data to a tenant (default: “default”): a plant shop with users, business customers, applications, APIs and a month of activity.`;

/**
 * Adds demo data to a tenant: a plant shop with users of many cultures, organizations, applications, APIs, roles and a month of activity.
 * Each record has a fixed ID, so a second run adds only missing records.
 */
export async function seed(
  { settings, connection, client, secretsKeys, say }: CommandContext,
  [tenantId = defaultTenantId]: string[],
): Promise<void> {
  // The demo users' password is public: it is in this repository.
  if (!isLoopbackEndpoint(settings))
    throw new UsageError(
      `The demo users have a publicly known password, so they can't be added at ${settings.ENDPOINT}.`,
    );
  const { rows } = await client
    .query('select from tenants where id = $1', [tenantId])
    .catch((error: { code?: string }) => {
      if (error.code !== '42P01') throw error;
      return { rows: [] };
    });
  if (rows.length === 0)
    throw new UsageError(`There is no tenant ${tenantId} yet. Start Gatehouse once: npm start`);

  const database = openDatabase({
    connection,
    tenantRole: settings.DATABASE_TENANT_ROLE,
    poolSize: 1,
    onError: (error) => say(error.message),
  });
  try {
    await fill(database, tenantId, createSecrets(secretsKeys));
  } finally {
    await database.close();
  }
  say(
    `The tenant ${tenantId} has the demo data now. Sign in as hina_sato or another user with the password ${demoPassword}.`,
  );
}

const fill = (database: Database, tenantId: string, secrets: Secrets): Promise<void> =>
  database.tenant(
    tenantId,
    async (db) => {
      await addApplications(db, secrets);
      await addResourcesAndRoles(db);
      await addPeople(db, Date.now());
    },
    'long',
  );

async function addApplications(db: TenantDb, secrets: Secrets): Promise<void> {
  const rows = applications.map(({ address, redirectUris, ...values }) => ({
    ...values,
    oidcClientMetadata: JSON.stringify({
      redirectUris: redirectUris ?? (address ? [`${address}/callback`] : []),
      postLogoutRedirectUris: address ? [address] : [],
    }),
  }));
  await db.insertInto('applications').values(rows).onConflict(keep).execute();
  const secretRows = applications
    .filter(({ type }) => confidentialTypes.includes(type))
    .map(({ id }) => ({ applicationId: id, name: firstSecretName, sealed: secrets.seal(createSecret()) }));
  await db.insertInto('applicationSecrets').values(secretRows).onConflict(keep).execute();
}

async function addResourcesAndRoles(db: TenantDb): Promise<void> {
  const resourceRows = resources.map(({ id, name, indicator }) => ({ id, name, indicator }));
  await db.insertInto('resources').values(resourceRows).onConflict(keep).execute();
  const scopes = resources.flatMap(({ id: resourceId, scopes }) =>
    Object.entries(scopes).map(([name, description]) => ({
      id: scopeId(name),
      resourceId,
      name,
      description,
    })),
  );
  await db.insertInto('scopes').values(scopes).onConflict(keep).execute();
  const roleRows = roles.map(({ id, name, description, type }) => ({ id, name, description, type }));
  await db.insertInto('roles').values(roleRows).onConflict(keep).execute();
  const present = await listOwnRoles(db);
  const held = present.flatMap(({ id, scopes }) =>
    scopes.map((name) => ({ roleId: id, scopeId: scopeId(name) })),
  );
  if (held.length > 0) await db.insertInto('rolesScopes').values(held).onConflict(keep).execute();
  const holders = present.flatMap(({ id: roleId, applications = [] }) =>
    applications.map((applicationId) => ({ applicationId, roleId })),
  );
  if (holders.length > 0) await db.insertInto('applicationsRoles').values(holders).onConflict(keep).execute();
}

/** The demo roles, except those whose names the tenant already uses. */
async function listOwnRoles(db: TenantDb): Promise<typeof roles> {
  const found = await db.selectFrom('roles').select('id').where('id', 'like', 'demo-%').execute();
  return roles.filter(({ id }) => found.some((role) => role.id === id));
}

async function addPeople(db: TenantDb, now: number): Promise<void> {
  const hash = String(runHashJob({ kind: 'hash', password: demoPassword }));
  const added = await db
    .insertInto('users')
    .values(buildPeople(now, { method: 'Argon2id', value: hash }))
    .onConflict(keep)
    .returning('id')
    .execute();
  const people = await db
    .selectFrom('users')
    .select(['id', 'createdAt'])
    .where('id', 'like', 'demo%')
    .orderBy('id')
    .execute();
  const holders = (await listOwnRoles(db)).flatMap(({ id: roleId, isHeldBy }) =>
    people.filter((_, at) => isHeldBy?.(at)).map(({ id: userId }) => ({ userId, roleId })),
  );
  if (holders.length > 0) await db.insertInto('usersRoles').values(holders).onConflict(keep).execute();
  await addActivity(db, people, now);
  // The place is part of the ID, so it stays the same if users are missing.
  await addOrganizations(
    db,
    people.map(({ id }) => ({ id, at: Number(id.slice('demo'.length)) })),
    now,
  );
  if (added.length > 0) await countUsers(db, added.length);
}

async function addActivity(db: TenantDb, people: readonly Visitor[], now: number): Promise<void> {
  const { logs, lastSignIns } = describeActivity(people, now);
  const found = await db.selectFrom('logs').select('id').where('id', 'like', 'demo-%').execute();
  const known = new Set(found.map(({ id }) => id));
  const missing = logs.filter(({ id }) => !known.has(id));
  if (missing.length > 0) await db.insertInto('logs').values(missing).execute();
  for (const [id, at] of lastSignIns)
    await db
      .updateTable('users')
      .set({ lastSignInAt: new Date(at) })
      .where('id', '=', id)
      .where((user) =>
        user.or([user('lastSignInAt', 'is', null), user('lastSignInAt', '<', sql<number>`${new Date(at)}`)]),
      )
      .execute();
}
