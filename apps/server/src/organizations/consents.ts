import { entityErrors } from '@gatehouse/contract/errors';
import { organizationErrors } from '@gatehouse/contract/organizations/organizations';
import { sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';
import { withConstraints } from '../lib/fail.ts';

/** A third-party application, and a user who gives it access to some of their organizations. */
export interface Consenting {
  applicationId: string;
  userId: string;
}

const constraints = {
  consent_organizations_application: entityErrors.notFound,
  consent_organizations_member: organizationErrors.requireMembership,
};

/** Locks the consents until the transaction ends. The consent page waits for it, and sees what was changed. */
export async function lockConsents(db: TenantDb, { applicationId, userId }: Consenting): Promise<void> {
  await sql`select gatehouse_lock_grants_v1(gatehouse_tenant(), ${userId}, ${applicationId})`.execute(db);
}

/** Adds consents; those that exist stay. The database rejects organizations that the user isn't a member of (ADR 155). */
export async function addConsents(
  db: TenantDb,
  { applicationId, userId }: Consenting,
  organizationIds: readonly string[],
): Promise<void> {
  // In one order, so that two requests don't wait for each other's memberships.
  const ids = [...new Set(organizationIds)].sort();
  if (ids.length === 0) return;
  await withConstraints(constraints, () =>
    db
      .insertInto('consentOrganizations')
      .values(ids.map((organizationId) => ({ applicationId, userId, organizationId })))
      .onConflict((is) => is.doNothing())
      .execute(),
  );
}

const consentsOf = (db: TenantDb, { applicationId, userId }: Consenting) =>
  db
    .selectFrom('consentOrganizations')
    .select('organizationId')
    .where('applicationId', '=', applicationId)
    .where('userId', '=', userId);

/** The IDs of the organizations that the application has access to. */
export async function listConsentIds(db: TenantDb, of: Consenting): Promise<string[]> {
  const rows = await consentsOf(db, of).execute();
  return rows.map(({ organizationId }) => organizationId);
}

/** Removes consents to these organizations. Returns whether there were any. */
export async function removeConsents(
  db: TenantDb,
  { applicationId, userId }: Consenting,
  organizationIds: readonly string[],
): Promise<boolean> {
  if (organizationIds.length === 0) return false;
  const { numDeletedRows } = await db
    .deleteFrom('consentOrganizations')
    .where('applicationId', '=', applicationId)
    .where('userId', '=', userId)
    .where('organizationId', 'in', [...organizationIds])
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Removes all consents, unless the user has another grant to the application. */
export async function endConsents(db: TenantDb, { applicationId, userId }: Consenting): Promise<void> {
  await db
    .deleteFrom('consentOrganizations')
    .where('applicationId', '=', applicationId)
    .where('userId', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('oidcInstances')
            .select('id')
            .where('model', '=', 'Grant')
            .where('accountId', '=', userId)
            .where('clientId', '=', applicationId),
        ),
      ),
    )
    .execute();
}
