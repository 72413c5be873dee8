/** The webhook events of the wire (`HookEvent`). Their names never change. */
export const wireWebhookEvents = [
  'PostRegister',
  'PostSignIn',
  'PostSignInAdaptiveMfaTriggered',
  'PostResetPassword',
  'User.Created',
  'User.Deleted',
  'User.Data.Updated',
  'User.SuspensionStatus.Updated',
  'Role.Created',
  'Role.Deleted',
  'Role.Data.Updated',
  'Role.Scopes.Updated',
  'Scope.Created',
  'Scope.Deleted',
  'Scope.Data.Updated',
  'Organization.Created',
  'Organization.Deleted',
  'Organization.Data.Updated',
  'Organization.Membership.Updated',
  'OrganizationRole.Created',
  'OrganizationRole.Deleted',
  'OrganizationRole.Data.Updated',
  'OrganizationRole.Scopes.Updated',
  'OrganizationScope.Created',
  'OrganizationScope.Deleted',
  'OrganizationScope.Data.Updated',
  'Identifier.Lockout',
  'Message.RateLimited',
  'Grant.LimitExceeded',
] as const;

/** Webhook events that the wire doesn't have. An event that the audit log has, too, has the same name there. */
export const ownWebhookEvents = [
  'User.Roles.Updated',
  'User.Identity.Linked',
  'User.Identity.Unlinked',
  'User.MfaVerification.Created',
  'User.MfaVerification.Deleted',
  'User.Session.Ended',
  'Import.Completed',
  'Application.Roles.Updated',
  'Organization.Membership.Roles.Updated',
] as const;

export const webhookEvents = [...wireWebhookEvents, ...ownWebhookEvents] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
