import { z } from 'zod';
import { timestamp } from '../common.ts';
import { mfaFactor } from '../sign-in-experience/policies.ts';
import { profilePart } from '../sign-in/steps.ts';

/** A record by its ID, with its name. */
export const named = z.object({ id: z.string(), name: z.string() });
export type Named = z.infer<typeof named>;

/** The rules that keep a user out of an application, or that close a way in. */
export const accessRule = z.enum([
  /** The tenant is suspended: no user signs in. */
  'TenantSuspended',
  'Suspended',
  /** A machine-to-machine application, which has no users. */
  'MachineApplication',
  /** The demo application, which is turned off. */
  'DemoApplication',
  /** The application's access is limited, and no entry includes the user. */
  'AccessControl',
  /** The tenant allows only registration. */
  'SignInMode',
  /** The tenant doesn't offer this way. */
  'Method',
  /** The user has no such username, email address or phone number. */
  'NoIdentifier',
  'NoPassword',
  'NoPasskey',
  /** Users of the email domain, or of the company's identity provider, sign in only there. */
  'EnterpriseSso',
  /** Too many failed attempts, in browsers that the user hasn't signed in with before. */
  'Lockout',
  /** Too many messages: the next code has to wait. */
  'MessageDelay',
  /** Nothing can send the message, or the connector has no settings. */
  'Connector',
  /** The only second factor is what the user has signed in with. */
  'SecondFactor',
  /** The tenant doesn't accept the email address. */
  'EmailBlocklist',
  'Other',
]);
export type AccessRule = z.infer<typeof accessRule>;

/** Why a user doesn't get in: the error that a sign-in gets, and the rule behind it. */
export const accessRefusal = z.object({
  rule: accessRule,
  /** The error code of the sign-in. */
  code: z.string(),
  /** When the rule stops applying by itself. */
  until: timestamp.nullable(),
});
export type AccessRefusal = z.infer<typeof accessRefusal>;

/** What a sign-in still depends on, in the order in which it is asked for. */
export const accessStep = z.discriminatedUnion('step', [
  /** To solve a CAPTCHA. */
  z.object({ step: z.literal('captcha') }),
  /** The tenant's action decides. It isn't run here. */
  z.object({
    step: z.literal('action'),
    action: z.enum(['PostFirstFactorVerification', 'PostSignIn']),
  }),
  /** To verify one of these second factors. */
  z.object({ step: z.literal('mfa'), factors: z.array(mfaFactor) }),
  /** To replace a password that has `expired`, or that an administrator `required` to be replaced. */
  z.object({ step: z.literal('new-password'), reason: z.enum(['expired', 'required']) }),
  /** To add what the account lacks. */
  z.object({ step: z.literal('profile'), missing: z.array(profilePart) }),
  /** To set up a second factor, or skip it if `isSkippable`. */
  z.object({
    step: z.literal('bind-mfa'),
    factors: z.array(mfaFactor),
    isSkippable: z.boolean(),
    isForOrganization: z.boolean(),
  }),
  /** To save backup codes. */
  z.object({ step: z.literal('backup-codes') }),
  /** To add a passkey, or skip it. */
  z.object({ step: z.literal('passkey') }),
  /** To agree to the terms. */
  z.object({ step: z.literal('terms') }),
  /** To give a third-party application consent. */
  z.object({ step: z.literal('consent') }),
]);
export type AccessStep = z.infer<typeof accessStep>;

/** The first factors that an account can be signed in to with. */
export const firstFactor = z.enum([
  'Password',
  'EmailVerificationCode',
  'PhoneVerificationCode',
  'OneTimeToken',
  'Social',
  'EnterpriseSso',
  'SignInPasskey',
]);
export type FirstFactorName = z.infer<typeof firstFactor>;

/** A way in: a first factor, with the identifier that is entered or the connector that leads to the provider. */
export const accessWay = z.object({
  factor: firstFactor,
  identifier: z.enum(['username', 'email', 'phone']).nullable(),
  /** Of a social or enterprise SSO connector. */
  connector: named.nullable(),
  /** Of a provider's account: whether it is linked. Otherwise the sign-in links it, if the provider vouches for the email address or phone number. */
  isLinked: z.boolean().nullable(),
  /** Null if the user gets in this way, once the steps are done. */
  refusal: accessRefusal.nullable(),
  steps: z.array(accessStep),
  /** Whether a token for the organization that the request names could follow; null if it names none. */
  meetsOrganizationMfa: z.boolean().nullable(),
});
export type AccessWay = z.infer<typeof accessWay>;

/** A role that gives a permission. */
export const givingRole = z.object({
  kind: z.enum(['Role', 'OrganizationRole']),
  id: z.string(),
  name: z.string(),
  /** The organization in which the user has an organization role. */
  organization: named.nullable(),
});
export type GivingRole = z.infer<typeof givingRole>;

/** Why a token lacks a permission. */
export const scopeRefusal = z.enum([
  /** No role of the user has it. */
  'Role',
  /** A role of the user has it, but not in this organization, or only in an organization. */
  'Organization',
  /** A third-party application may not request it. */
  'Application',
]);
export type ScopeRefusal = z.infer<typeof scopeRefusal>;

/** A permission of an API resource or of the organization template, for one user and application. */
export const explainedScope = z.object({
  id: z.string(),
  name: z.string(),
  /** Null if a token that requests it has it. */
  refusal: scopeRefusal.nullable(),
  /** The user's roles that have the permission, also if that isn't enough. */
  givenBy: z.array(givingRole),
  /** Without any: up to five roles that would give it. */
  otherRoles: z.array(named),
});
export type ExplainedScope = z.infer<typeof explainedScope>;

/** A resource, or the organization itself, with its permissions. */
export const explainedResource = z.object({
  /** Null for the organization itself. */
  resource: named.extend({ indicator: z.string() }).nullable(),
  /** False if a third-party application may not request the resource. */
  isRequestable: z.boolean(),
  scopes: z.array(explainedScope),
});
export type ExplainedResource = z.infer<typeof explainedResource>;

/** An entry of an application's access control that includes the user. */
export const accessEntry = z.object({
  kind: z.enum(['User', 'Role', 'Organization', 'OrganizationRole']),
  id: z.string(),
  name: z.string(),
  organization: named.nullable(),
});
export type AccessEntry = z.infer<typeof accessEntry>;

/** What happens if a user signs in to an application, and what a token has then. */
export const explainedAccess = z.object({
  /** Whether at least one way is open. */
  isPossible: z.boolean(),
  /** What keeps the user out whichever way they sign in. */
  refusals: z.array(accessRefusal),
  ways: z.array(accessWay),
  accessControl: z.object({ isLimited: z.boolean(), entries: z.array(accessEntry) }),
  isThirdParty: z.boolean(),
  /** The scopes of user data that a third-party application may request; null for others, which may request all. */
  userScopes: z.array(z.string()).nullable(),
  /** The user's roles, as in the claim `roles`. */
  roles: z.array(named),
  /** The organization that the request names: why there is no token for it, and the user's roles in it. */
  organization: z
    .object({
      id: z.string(),
      name: z.string(),
      refusal: z.enum(['membership', 'consent', 'mfa']).nullable(),
      roles: z.array(named),
    })
    .nullable(),
  /** The API resource that the request names, or else the tenant's default one; and the organization, if one is named. */
  resources: z.array(explainedResource),
  /** The tenant's script that adds claims to access tokens, and can refuse them. It isn't run here. */
  hasClaimsScript: z.boolean(),
});
export type ExplainedAccess = z.infer<typeof explainedAccess>;
