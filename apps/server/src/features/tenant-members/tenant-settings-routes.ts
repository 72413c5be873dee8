import { entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/tenant-members/settings-endpoints';
import { tenantMemberErrors } from '@gatehouse/contract/tenant-members/tenant-members';
import { organizationOfTenant } from '@gatehouse/contract/tenant-members/tenant-roles';
import { findMemberRefusal } from '../../organizations/member-refusal.ts';
import { implement } from '../../web/implement.ts';

/** The edge has checked that the caller is a member of the tenant in the path. */
export const routes = [
  implement(api.getTenantSettings, async ({ db, found }, { params }) => {
    const settings = await db
      .selectFrom('organizations')
      .select('isMfaRequired')
      .where('id', '=', organizationOfTenant(params.tenantId))
      .executeTakeFirst();
    return found(settings, entityErrors.notFound);
  }),

  implement(api.updateTenantSettings, async ({ db, actor, found, fail }, { params, body }) => {
    const organizationId = organizationOfTenant(params.tenantId);
    const settings = await db
      .updateTable('organizations')
      .set(body)
      .where('id', '=', organizationId)
      .returning('isMfaRequired')
      .executeTakeFirst();
    if ('userId' in actor && (await findMemberRefusal(db, organizationId, actor.userId)) === 'mfa')
      fail(tenantMemberErrors.ownFactorMissing);
    return found(settings, entityErrors.notFound);
  }),
];
