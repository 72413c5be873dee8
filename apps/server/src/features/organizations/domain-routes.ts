import { entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/organizations/domain-endpoints';
import {
  mostOrganizationDomains,
  organizationDomainErrors,
} from '@gatehouse/contract/organizations/organization-domains';
import { relationNotFound } from '@gatehouse/contract/organizations/organizations';
import { isPublicDomain } from '@gatehouse/contract/sso-connectors/domains';
import { withConstraints } from '../../lib/fail.ts';
import { createId } from '../../lib/ids.ts';
import { countOrRefuse } from '../../limits/rate-limit.ts';
import { members } from '../../organizations/memberships.ts';
import { recordOf, toOrganizationDomain } from '../../organizations/proven-domains.ts';
import { startDnsCheck } from '../../outbound/dns-lookup.ts';
import { implement } from '../../web/implement.ts';
import { requireOrganization } from './organizations-store.ts';

/** So that verifying can't be used to flood DNS servers. */
const checkRate = { name: 'organization-domain-check', limit: 30, windowMs: 60_000 };

export const routes = [
  implement(api.listOrganizationDomains, async ({ db }, { params }) => {
    await requireOrganization(db, params.id);
    const rows = await db
      .selectFrom('organizationDomains')
      .selectAll()
      .where('organizationId', '=', params.id)
      .orderBy('domain')
      .execute();
    return rows.map(toOrganizationDomain);
  }),

  implement(api.addOrganizationDomain, async ({ db, fail }, { params, body: { domain } }) => {
    if (isPublicDomain(domain)) fail(organizationDomainErrors.publicDomain);
    const organizationId = params.id;
    if (!(await members.lockOwner(db, { organizationId }))) fail(relationNotFound);
    const known = await db
      .selectFrom('organizationDomains')
      .select('domain')
      .where('organizationId', '=', organizationId)
      .execute();
    if (known.length >= mostOrganizationDomains) fail(organizationDomainErrors.tooMany);
    const row = await withConstraints({ organization_domains_pkey: entityErrors.notUnique }, () =>
      db
        .insertInto('organizationDomains')
        .values({ organizationId, domain, token: createId(32) })
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    return toOrganizationDomain(row);
  }),

  implement(api.verifyOrganizationDomain, async (ctx, { params }) => {
    const { runtime, tenant } = ctx;
    await countOrRefuse(runtime, tenant.id, checkRate, 'all');
    const db = runtime.database.for(tenant.id);
    const { id: organizationId, domain } = params;
    const row = ctx.found(
      await db
        .selectFrom('organizationDomains')
        .selectAll()
        .where('organizationId', '=', organizationId)
        .where('domain', '=', domain)
        .executeTakeFirst(),
      entityErrors.notFound,
    );
    const { name, value } = recordOf(row);
    const dns = startDnsCheck(runtime.settings.DOMAINS_DNS);
    const texts = await dns.listTexts(name).finally(() => dns.end());
    if (!texts) return ctx.fail(organizationDomainErrors.dnsFailed);
    if (!texts.includes(value)) return ctx.fail(organizationDomainErrors.recordNotFound);
    const verified = await db
      .updateTable('organizationDomains')
      .set({ verifiedAt: new Date(ctx.now) })
      .where('organizationId', '=', organizationId)
      .where('domain', '=', domain)
      // It may have been removed and added again meanwhile.
      .where('token', '=', row.token)
      .returningAll()
      .executeTakeFirst();
    return toOrganizationDomain(ctx.found(verified, entityErrors.notFound));
  }),

  implement(api.removeOrganizationDomain, async ({ db, fail }, { params }) => {
    const { numDeletedRows } = await db
      .deleteFrom('organizationDomains')
      .where('organizationId', '=', params.id)
      .where('domain', '=', params.domain)
      .executeTakeFirst();
    if (numDeletedRows === 0n) fail(entityErrors.notFound);
  }),
];
