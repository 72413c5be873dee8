import type { Organization } from '@gatehouse/contract/organizations/organizations';
import type { Role } from '@gatehouse/contract/roles/roles';
import type { User } from '@gatehouse/contract/users/users';
import type { WebhookEvent } from '@gatehouse/contract/webhooks/events';
import type { Ctx } from '../../runtime/ctx.ts';

const user: User = {
  id: 'abcdefghijkl',
  externalId: null,
  username: 'ada',
  primaryEmail: 'ada@example.com',
  primaryPhone: null,
  name: 'Ada',
  avatar: null,
  customData: {},
  identities: {},
  profile: {},
  applicationId: null,
  isSuspended: false,
  hasPassword: true,
  passwordUpdatedAt: 1_767_225_600_000,
  isPasswordExpired: false,
  lastSignInAt: null,
  createdAt: 1_767_225_600_000,
  updatedAt: 1_767_225_600_000,
};
const application = {
  id: 'sampleapplication0000',
  type: 'SPA',
  name: 'Sample application',
  description: null,
};
const role: Role = {
  tenantId: 'default',
  id: 'samplerole00000000000',
  name: 'sample',
  description: 'A sample role',
  type: 'User',
  isDefault: false,
};
const organization: Organization = {
  tenantId: 'default',
  id: 'sampleorgani',
  name: 'Sample organization',
  description: null,
  customData: {},
  isMfaRequired: false,
  color: {},
  branding: {},
  customCss: null,
  createdAt: 1_767_225_600_000,
};

const interaction = (interactionEvent: string) => ({
  interactionEvent,
  sessionId: 'samplesession00000000',
  userId: user.id,
  user,
  application,
  userIp: '203.0.113.7',
});
const membership = { organizationId: organization.id, addedUserIds: [user.id] };

/** What each event adds to the fields that all have. */
const samples: Record<WebhookEvent, Record<string, unknown>> = {
  PostRegister: interaction('Register'),
  PostSignIn: interaction('SignIn'),
  PostResetPassword: interaction('ForgotPassword'),
  PostSignInAdaptiveMfaTriggered: {
    ...interaction('SignIn'),
    adaptiveMfaResult: { requiresMfa: true, triggeredRules: ['new_country'] },
  },
  'User.Created': { userId: user.id, data: user },
  'User.Deleted': { userId: user.id, data: user },
  'User.Data.Updated': { userId: user.id, data: user },
  'User.SuspensionStatus.Updated': { userId: user.id, data: { ...user, isSuspended: true } },
  'User.Roles.Updated': { userId: user.id, data: { addedRoleIds: [role.id] } },
  'User.Identity.Linked': { userId: user.id, data: { targets: ['github'] } },
  'User.Identity.Unlinked': { userId: user.id, data: { targets: ['github'] } },
  'User.MfaVerification.Created': { userId: user.id, data: { types: ['Totp'] } },
  'User.MfaVerification.Deleted': { userId: user.id, data: { types: ['Totp'] } },
  'User.Session.Ended': { userId: user.id, data: { sessionId: null } },
  'Role.Created': { roleId: role.id, data: role },
  'Role.Deleted': { roleId: role.id, data: null },
  'Role.Data.Updated': { roleId: role.id, data: role },
  'Role.Scopes.Updated': { roleId: role.id, data: null },
  'Scope.Created': {
    scopeId: 'samplescope0000000000',
    data: { id: 'samplescope0000000000', name: 'read:sample' },
  },
  'Scope.Deleted': { scopeId: 'samplescope0000000000', data: null },
  'Scope.Data.Updated': {
    scopeId: 'samplescope0000000000',
    data: { id: 'samplescope0000000000', name: 'read:sample' },
  },
  'Application.Roles.Updated': { applicationId: application.id, data: { addedRoleIds: [role.id] } },
  'Organization.Created': { organizationId: organization.id, data: organization },
  'Organization.Deleted': { organizationId: organization.id, data: null },
  'Organization.Data.Updated': { organizationId: organization.id, data: organization },
  'Organization.Membership.Updated': { ...membership, data: membership },
  'Organization.Membership.Roles.Updated': {
    organizationId: organization.id,
    userId: user.id,
    data: { addedOrganizationRoleIds: ['sampleorgrole00000000'] },
  },
  'OrganizationRole.Created': { organizationRoleId: role.id, data: role },
  'OrganizationRole.Deleted': { organizationRoleId: role.id, data: null },
  'OrganizationRole.Data.Updated': { organizationRoleId: role.id, data: role },
  'OrganizationRole.Scopes.Updated': { organizationRoleId: role.id, data: null },
  'OrganizationScope.Created': {
    organizationScopeId: 'sampleorgscope0000000',
    data: { name: 'invite:member' },
  },
  'OrganizationScope.Deleted': { organizationScopeId: 'sampleorgscope0000000', data: null },
  'OrganizationScope.Data.Updated': {
    organizationScopeId: 'sampleorgscope0000000',
    data: { name: 'invite:member' },
  },
  'Import.Completed': {
    importId: 'sampleimport000000000',
    data: {
      id: 'sampleimport000000000',
      status: 'Completed',
      failure: null,
      source: 'generic',
      rows: 100,
      accepted: 98,
      warnings: 3,
      rejected: 2,
    },
  },
  'Identifier.Lockout': { type: 'email', value: user.primaryEmail },
  'Message.RateLimited': { action: 'SignIn', recipient: user.primaryEmail },
  'Grant.LimitExceeded': {
    userId: user.id,
    applicationId: application.id,
    revokedGrantIds: ['samplegrant'],
    maxAllowedGrants: 1,
    preRevocationActiveGrantCount: 2,
  },
};

/** A sample of an event, for the test of a webhook. */
export const samplePayload = (event: WebhookEvent, { now, ip, userAgent }: Ctx): Record<string, unknown> => ({
  event,
  createdAt: new Date(now).toISOString(),
  ip,
  userAgent,
  ...samples[event],
});
