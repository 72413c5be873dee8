import { createOneTimeToken } from '@gatehouse/contract/one-time-tokens/endpoints';
import { createOrganizationRole } from '@gatehouse/contract/organization-roles/endpoints';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import { addJitEmailDomain } from '@gatehouse/contract/organizations/jit-email-domain-endpoints';
import { addJitRoles } from '@gatehouse/contract/organizations/jit-role-endpoints';
import { addJitSsoConnectors } from '@gatehouse/contract/organizations/jit-sso-connector-endpoints';
import { listMembers } from '@gatehouse/contract/organizations/member-endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import { verifyOneTimeTokenInFlow } from '@gatehouse/contract/sign-in/one-time-token-endpoints';
import type { TestFlow } from '../../../../../tests/support/test-flow.ts';
import type { Caller } from '../../../../../tests/support/tenant.ts';

let serial = 0;

interface Provisioning {
  domains?: string[];
  connectorId?: string;
  withRole?: boolean;
  isMfaRequired?: boolean;
}

/** Organizations that provision users just in time, and who their members are. */
export const createProvisioning = (call: Caller) => ({
  async organization({ domains = [], connectorId, withRole, isMfaRequired }: Provisioning = {}) {
    serial += 1;
    const body = { name: `Organization ${serial}`, isMfaRequired };
    const { id } = (await call(createOrganization, { body })).body;
    const params = { id };
    for (const emailDomain of domains) await call(addJitEmailDomain, { params, body: { emailDomain } });
    if (connectorId) await call(addJitSsoConnectors, { params, body: { ssoConnectorIds: [connectorId] } });
    if (!withRole) return { id, role: '' };
    const name = `Role ${serial}`;
    const role = (await call(createOrganizationRole, { body: { name } })).body.id;
    await call(addJitRoles, { params, body: { organizationRoleIds: [role] } });
    return { id, role };
  },
  /** The members of an organization, with the IDs of their roles. */
  members: async (id: string) =>
    (await call(listMembers, { params: { id } })).body.map(({ id: userId, organizationRoles }) => ({
      userId,
      roles: organizationRoles.map((role) => role.id),
    })),
  token: async (email: string, jitOrganizationIds: string[]): Promise<string> =>
    (await call(createOneTimeToken, { body: { email, context: { jitOrganizationIds } } })).body.token,
});

/** Verifies an email address in a flow by a one-time token, up to the submission. */
export async function useToken(flow: TestFlow, email: string, token: string, event: InteractionEvent) {
  await flow.begin(event);
  const identifier = { type: 'email', value: email } as const;
  const { body } = await flow.call(verifyOneTimeTokenInFlow, { identifier, token });
  return flow.call(api.identify, { verificationId: body.verificationId });
}
