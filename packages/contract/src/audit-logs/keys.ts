import { type FlowEvent, flowEvents } from '../flow-events.ts';
import { keptFactors, mfaFactors } from '../sign-in-experience/mfa-factors.ts';

/** Steps of a sign-in flow; their key is `Interaction.{event}.{step}`, or `Interaction.{step}` before the flow has an event. */
export const flowSteps = [
  'Update',
  'Read',
  'Verification.Password.Submit',
  'Verification.NewPasswordIdentity.Submit',
  'Verification.VerificationCode.Create',
  'Verification.VerificationCode.Submit',
  'Verification.OneTimeToken.Submit',
  'Verification.Social.Create',
  'Verification.Social.Submit',
  'Verification.EnterpriseSso.Create',
  'Verification.EnterpriseSso.Submit',
  ...keptFactors.flatMap(
    (factor) => [`Verification.${factor}.Create`, `Verification.${factor}.Submit`] as const,
  ),
  'Identification.Submit',
  'Profile.Update',
  'Password.Submit',
  'Mfa.Update',
  ...mfaFactors.map((factor) => `Mfa.${factor}` as const),
  'Mfa.Skip',
  'Terms.Submit',
  'Consent.Submit',
  'Submit',
] as const;
export type FlowStep = (typeof flowSteps)[number];

/** Events of the protocol endpoints, and the hourly summary of rejected requests. */
export const protocolKeys = [
  'Authorization.Refused',
  'ExchangeTokenBy.AuthorizationCode',
  'ExchangeTokenBy.RefreshToken',
  'ExchangeTokenBy.ClientCredentials',
  'ExchangeTokenBy.DeviceCode',
  'ExchangeTokenBy.Unknown',
  'RevokeToken',
  'EndSession',
  'Requests.Refused',
] as const;

/** Events of the APIs: those of the endpoints, which the server's `*-events.ts` declare, and additional ones. */
export const managementKeys = [
  'Administrator.Reset.Created',
  'Administrator.Reset.Used',
  'Application.ConsentScopes.Updated',
  'Application.Created',
  'Application.Data.Updated',
  'Application.Deleted',
  'Application.Roles.Updated',
  'Application.Secret.Created',
  'Application.Secret.Updated',
  'Application.Secret.Viewed',
  'Application.Secret.Deleted',
  'Application.SignInExperience.Updated',
  'Asset.Created',
  'CaptchaProvider.Deleted',
  'CaptchaProvider.Updated',
  'CustomPhrase.Deleted',
  'CustomPhrase.Updated',
  'Connector.Created',
  'Connector.Data.Updated',
  'Connector.Deleted',
  'Connector.Tested',
  'CustomUi.Created',
  'DevelopmentInbox.Emptied',
  'DevelopmentInbox.Message.Viewed',
  'DevelopmentInbox.Viewed',
  'EmailTemplate.Deleted',
  'EmailTemplate.Updated',
  'Message.Failed',
  'Message.Limit.Exceeded',
  'OneTimeToken.Created',
  'OneTimeToken.Deleted',
  'OneTimeToken.Status.Updated',
  'OneTimeToken.Verified',
  'Organization.Created',
  'Organization.Data.Updated',
  'Organization.Deleted',
  'Organization.Jit.Updated',
  'Organization.Membership.Roles.Updated',
  'Organization.Membership.Updated',
  'OrganizationInvitation.Accepted',
  'OrganizationInvitation.Created',
  'OrganizationInvitation.Declined',
  'OrganizationInvitation.Deleted',
  'OrganizationInvitation.Link.Created',
  'OrganizationInvitation.Sent',
  'OrganizationInvitation.Status.Updated',
  'OrganizationRole.Created',
  'OrganizationRole.Data.Updated',
  'OrganizationRole.Deleted',
  'OrganizationRole.Scopes.Updated',
  'OrganizationScope.Created',
  'OrganizationScope.Data.Updated',
  'OrganizationScope.Deleted',
  'ProfileField.Created',
  'ProfileField.Data.Updated',
  'ProfileField.Deleted',
  'ProfileField.Order.Updated',
  'Resource.Created',
  'Resource.Data.Updated',
  'Resource.Deleted',
  'Role.Created',
  'Role.Data.Updated',
  'Role.Deleted',
  'Role.Scopes.Updated',
  'Scope.Created',
  'Scope.Data.Updated',
  'Scope.Deleted',
  'Sentinel.Block.Lifted',
  'SessionConfig.Updated',
  'SignInExperience.Updated',
  'SsoConnector.Created',
  'SsoConnector.Data.Updated',
  'SsoConnector.Deleted',
  'User.Created',
  'User.Data.Updated',
  'User.Deleted',
  'User.Grant.Ended',
  'User.Identity.Linked',
  'User.Identity.Unlinked',
  'User.MfaVerification.Created',
  'User.MfaVerification.Deleted',
  'User.Password.Updated',
  'User.PasswordHash.Viewed',
  'User.Roles.Updated',
  'User.Session.Ended',
  'User.SsoIdentity.Unlinked',
  'User.SuspensionStatus.Updated',
  'User.Verification.Password',
] as const;

type FlowKey = `Interaction.${FlowEvent}.${FlowStep}` | `Interaction.${FlowStep}`;

/** The keys of all audit log entries. Each has a description in the console (VIEW-16). */
export type AuditLogKey = FlowKey | (typeof protocolKeys)[number] | (typeof managementKeys)[number];

const flowKeys = flowSteps.flatMap((step): FlowKey[] => [
  `Interaction.${step}`,
  ...flowEvents.map((event) => `Interaction.${event}.${step}` as const),
]);

export const auditLogKeys: readonly AuditLogKey[] = [...protocolKeys, ...flowKeys, ...managementKeys];

const known: ReadonlySet<string> = new Set(auditLogKeys);

/** Whether the audit log has entries with this key. */
export const isAuditLogKey = (key: string): key is AuditLogKey => known.has(key);
