import * as api from '@gatehouse/contract/organization-invitations/endpoints';
import { createOrganizationRole } from '@gatehouse/contract/organization-roles/endpoints';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import { listMembers } from '@gatehouse/contract/organizations/member-endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import type { BodyOf } from '@gatehouse/contract/endpoint';
import type { Caller } from '../../../../../tests/support/tenant.ts';

let serial = 0;
const next = (): number => (serial += 1);

/** An email address that no other record has. */
export const someEmail = (): string => `invitee${next()}@northwind.example`;

/** How long invitations are valid, shorter than the access tokens of the tests. */
export const lifeMs = 60_000;

/** Creates records of a tenant for invitations, and reads what became of them. */
export const createInviting = (call: Caller, clock: () => number) => ({
  organization: async (name = `Organization ${next()}`) =>
    (await call(createOrganization, { body: { name } })).body.id,
  role: async (type: 'User' | 'MachineToMachine' = 'User', name = `Role ${next()}`) =>
    (await call(createOrganizationRole, { body: { name, type } })).body.id,
  user: async (primaryEmail?: string, name = `User ${next()}`) =>
    (await call(createUser, { body: { name, ...(primaryEmail && { primaryEmail }) } })).body.id,
  invite: (
    organizationId: string,
    invitee: string,
    more: Partial<BodyOf<typeof api.createOrganizationInvitation>> = {},
  ) =>
    call(api.createOrganizationInvitation, {
      body: { organizationId, invitee, expiresAt: clock() + lifeMs, ...more },
    }),
  accept: (id: string, acceptedUserId?: string) =>
    call(api.updateOrganizationInvitationStatus, {
      params: { id },
      body: { status: 'Accepted', acceptedUserId },
    }),
  revoke: (id: string) =>
    call(api.updateOrganizationInvitationStatus, { params: { id }, body: { status: 'Revoked' } }),
  get: (id: string) => call(api.getOrganizationInvitation, { params: { id } }),
  /** The members of an organization with the names of their roles. */
  members: async (id: string) =>
    (await call(listMembers, { params: { id } })).body.map((member) => ({
      id: member.id,
      roles: member.organizationRoles.map(({ name }) => name),
    })),
});
export type Inviting = ReturnType<typeof createInviting>;
