import { entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/organizations/jit-email-domain-endpoints';
import { paginate } from '../../database/list.ts';
import { implement } from '../../web/implement.ts';
import { requireDistinct } from './distinct.ts';
import { jitEmailDomainErrors, jitEmailDomains } from '../../organizations/jit-email-domains.ts';
import { requireOrganization } from './organizations-store.ts';

export const routes = [
  implement(api.listJitEmailDomains, async ({ db }, { params, query }) => {
    await requireOrganization(db, params.id);
    const matching = db.selectFrom('organizationJitEmailDomains').where('organizationId', '=', params.id);
    return paginate(db, matching, query, (page) => page.selectAll().orderBy('emailDomain'));
  }),

  implement(api.addJitEmailDomain, async (ctx, { params, body }) => {
    const owner = { organizationId: params.id };
    await jitEmailDomains.addNew(ctx.db, owner, body.emailDomain, jitEmailDomainErrors);
    return { tenantId: ctx.tenant.id, ...owner, ...body };
  }),

  implement(
    api.replaceJitEmailDomains,
    async ({ db }, { params, body }) => {
      requireDistinct(body.emailDomains);
      await jitEmailDomains.replace(
        db,
        { organizationId: params.id },
        body.emailDomains,
        jitEmailDomainErrors,
      );
    },
    ({ db }, { params, body }) =>
      jitEmailDomains.takesAway(db, { organizationId: params.id }, body.emailDomains),
  ),

  implement(api.removeJitEmailDomain, async ({ db, fail }, { params }) => {
    if (!(await jitEmailDomains.remove(db, { organizationId: params.id }, params.emailDomain)))
      fail(entityErrors.notFound);
  }),
];
