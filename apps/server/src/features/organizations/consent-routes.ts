import { consentScopeErrors } from '@gatehouse/contract/applications/consent-scopes';
import { entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/organizations/consent-endpoints';
import type { TenantDb } from '../../database/database.ts';
import { paginate } from '../../database/list.ts';
import { compareIds } from '../../lib/compare-ids.ts';
import { fail, found } from '../../lib/fail.ts';
import {
  addConsents,
  type Consenting,
  listConsentIds,
  lockConsents,
  removeConsents,
} from '../../organizations/consents.ts';
import { implement } from '../../web/implement.ts';
import { organizationColumns } from './organizations-store.ts';

/** A third-party application and a user. Throws if one doesn't exist, or if the application never asks for consent. */
async function requireBoth(
  db: TenantDb,
  { id, userId }: { id: string; userId: string },
): Promise<Consenting> {
  const application = await db
    .selectFrom('applications')
    .select('isThirdParty')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found(application, entityErrors.notFound).isThirdParty) fail(consentScopeErrors.thirdPartyOnly);
  const user = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  found(user, entityErrors.notFound);
  return { applicationId: id, userId };
}

/** The same, locked for a change of the consents. */
async function lockBoth(db: TenantDb, params: { id: string; userId: string }): Promise<Consenting> {
  const consenting = await requireBoth(db, params);
  await lockConsents(db, consenting);
  return consenting;
}

/** The consents that a replacement removes. */
const listRemoved = async (db: TenantDb, of: Consenting, organizationIds: readonly string[]) =>
  compareIds(await listConsentIds(db, of), organizationIds).removed;

export const routes = [
  implement(api.listConsentOrganizations, async ({ db }, { params, query }) => {
    const { applicationId, userId } = await requireBoth(db, params);
    const consented = db
      .selectFrom('organizations')
      .innerJoin('consentOrganizations as c', 'c.organizationId', 'organizations.id')
      .where('c.applicationId', '=', applicationId)
      .where('c.userId', '=', userId);
    return paginate(db, consented, query, (page) =>
      page.select(organizationColumns).orderBy('organizations.createdAt', 'desc').orderBy('organizations.id'),
    );
  }),

  implement(api.addConsentOrganizations, async ({ db }, { params, body }) => {
    await addConsents(db, await lockBoth(db, params), body.organizationIds);
  }),

  implement(
    api.replaceConsentOrganizations,
    async ({ db }, { params, body }) => {
      const consenting = await lockBoth(db, params);
      await removeConsents(db, consenting, await listRemoved(db, consenting, body.organizationIds));
      await addConsents(db, consenting, body.organizationIds);
    },
    async ({ db }, { params, body }) =>
      (await listRemoved(db, await lockBoth(db, params), body.organizationIds)).length > 0,
  ),

  implement(api.removeConsentOrganization, async (ctx, { params }) => {
    const consenting = await lockBoth(ctx.db, params);
    if (!(await removeConsents(ctx.db, consenting, [params.organizationId]))) ctx.fail(entityErrors.notFound);
  }),
];
