import type { OrganizationInvitation } from '@gatehouse/contract/organization-invitations/organization-invitations';
import type { RoleType } from '@gatehouse/contract/roles/roles';
import type { Generated } from 'kysely';
import type { TenantId, Timestamp } from '../tables.ts';

declare module '../tables.ts' {
  interface TenantTables {
    organizationInvitations: OrganizationInvitationsTable;
    organizationInvitationsRoles: OrganizationInvitationsRolesTable;
  }
}

export interface OrganizationInvitationsTable {
  tenantId: TenantId;
  id: string;
  organizationId: string;
  inviterId: string | null;
  /** Normalized. */
  invitee: string;
  acceptedUserId: string | null;
  /** Stays `Pending` after the expiry, until another invitation of the same person is created. */
  status: Generated<OrganizationInvitation['status']>;
  /** Hash of the secret in the newest link. */
  secretHash: string | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  expiresAt: Timestamp;
}

interface OrganizationInvitationsRolesTable {
  tenantId: TenantId;
  organizationInvitationId: string;
  organizationRoleId: string;
  /** Repeats the type of the role, which the database checks. */
  roleType: Generated<RoleType>;
}
