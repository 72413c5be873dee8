import * as domains from '@gatehouse/contract/organizations/domain-endpoints';
import * as api from '@gatehouse/contract/organizations/scim-endpoints';
import { queriesOf } from '../../runtime/ctx.ts';
import { on } from '../../web/events.ts';
import { roleChange } from '../../organizations/membership-changes.ts';
import { compareGroupRoles, listGroupRoles } from '../../organizations/scim-roles.ts';

/** Domains of organizations, and how their identity providers provision users. */
export const events = [
  on(domains.addOrganizationDomain, { audit: 'Organization.Domain.Created', logs: ['domain'] }),
  on(domains.verifyOrganizationDomain, { audit: 'Organization.Domain.Verified' }),
  on(domains.removeOrganizationDomain, { audit: 'Organization.Domain.Deleted' }),
  on(api.createScimToken, { audit: 'Organization.Scim.Token.Created' }),
  on(api.deleteScimToken, { audit: 'Organization.Scim.Token.Deleted' }),
  on(api.replaceScimRoles, {
    audit: 'Organization.Scim.Roles.Updated',
    before: async ({ db }, { params }) => ({ roles: await listGroupRoles(db, params.id) }),
    webhooks: [
      {
        event: 'Organization.Membership.Roles.Updated',
        ids: {
          userId: {
            says: 'members of the groups whose roles change',
            pick: async ({ params, old }, ctx) =>
              compareGroupRoles(old.roles, await listGroupRoles(queriesOf(ctx), params.id)).map(
                ({ userId }) => userId,
              ),
          },
          organizationId: 'params.id',
        },
        data: {
          says: '`addedOrganizationRoleIds` and `removedOrganizationRoleIds`, if not empty',
          pick: async ({ params, old }, ctx) =>
            compareGroupRoles(old.roles, await listGroupRoles(queriesOf(ctx), params.id)).map(roleChange),
        },
      },
    ],
  }),
];
