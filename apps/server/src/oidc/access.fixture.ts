import { putAccessControl } from '@gatehouse/contract/applications/access-control-endpoints';
import type { AccessControl } from '@gatehouse/contract/applications/access-control';
import { updateApplication } from '@gatehouse/contract/applications/endpoints';
import type { Caller } from '../../../../tests/support/tenant.ts';

const none: AccessControl = {
  userIds: [],
  userRoleIds: [],
  organizationIds: [],
  organizationRoleRules: [],
};

/** Replaces who may use an application while its access is limited. */
export async function allowOnly(
  call: Caller,
  applicationId: string,
  entries: Partial<AccessControl>,
): Promise<void> {
  const { status } = await call(putAccessControl, {
    params: { applicationId },
    body: { ...none, ...entries },
  });
  if (status !== 200) throw new Error(`The list was not replaced: ${status}`);
}

/** Limits access to an application to these entries, or to no user. */
export async function limitAccess(
  call: Caller,
  id: string,
  entries: Partial<AccessControl> = {},
): Promise<void> {
  await call(updateApplication, { params: { id }, body: { appLevelAccessControlEnabled: false } });
  await allowOnly(call, id, entries);
  const { status } = await call(updateApplication, {
    params: { id },
    body: { appLevelAccessControlEnabled: true },
  });
  if (status !== 200) throw new Error(`Access was not limited: ${status}`);
}
