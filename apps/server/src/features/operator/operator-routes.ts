import { adminTenantId } from '@gatehouse/contract/common';
import { edgeErrors, entityErrors } from '@gatehouse/contract/errors';
import { searchText } from '@gatehouse/contract/search';
import { operatorErrors } from '@gatehouse/contract/tenants/operator';
import * as api from '@gatehouse/contract/tenants/operator-endpoints';
import { fail, found } from '../../lib/fail.ts';
import { givePlan, isOperator, suspend, unsuspend } from '../../tenancy/operate.ts';
import { implement } from '../../web/implement.ts';

export const routes = [
  implement(api.getOperator, async ({ actor, runtime }) => ({
    isOperator:
      'userId' in actor ? await isOperator(runtime.database, actor.userId) : fail(edgeErrors.unauthorized),
  })),

  implement(api.listOperatedTenants, ({ runtime }, { query }) =>
    runtime.tenants.listOperated({ search: searchText(query.search) }, query),
  ),

  implement(api.updateOperatedTenant, async ({ runtime }, { params: { tenantId: id }, body }) => {
    if (id === adminTenantId) fail(operatorErrors.adminTenant);
    const { isSuspended, suspendedReason = null, planId } = body;
    const changes = [
      ...(isSuspended === true ? [suspend(suspendedReason)] : []),
      ...(isSuspended === false ? [unsuspend] : []),
      ...(planId === undefined ? [] : [givePlan(planId)]),
    ];
    if (changes.length === 0) fail(entityErrors.invalidInput);
    if (!(await runtime.tenants.operate(id, changes))) fail(entityErrors.notFound);
    const { items } = await runtime.tenants.listOperated({ id }, { page: 1, page_size: 1 });
    return found(items[0], entityErrors.notFound);
  }),
];
