import type { AuditLogKey, FlowStep } from '@gatehouse/contract/audit-logs/keys';
import { connectorErrors } from '@gatehouse/contract/connectors/errors';
import type { Endpoint } from '@gatehouse/contract/endpoint';
import type { ErrorDeclaration } from '@gatehouse/contract/errors';
import * as code from '@gatehouse/contract/sign-in/code-endpoints';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import * as mfaCode from '@gatehouse/contract/sign-in/mfa-code-endpoints';
import * as mfa from '@gatehouse/contract/sign-in/mfa-endpoints';
import * as oneTimeToken from '@gatehouse/contract/sign-in/one-time-token-endpoints';
import * as passkey from '@gatehouse/contract/sign-in/passkey-endpoints';
import * as password from '@gatehouse/contract/sign-in/password-endpoints';
import * as recovery from '@gatehouse/contract/sign-in/recovery-endpoints';
import * as social from '@gatehouse/contract/sign-in/social-endpoints';
import * as sso from '@gatehouse/contract/sign-in/sso-endpoints';
import { rememberDevice } from '@gatehouse/contract/sign-in/trusted-device-endpoints';
import * as webAuthn from '@gatehouse/contract/sign-in/web-authn-endpoints';
import { mfaFactors } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { Webhook } from '../../web/events.ts';
import { lockout, rateLimited, type Rejected } from '../limit-webhooks/limit-webhooks.ts';
import { adaptiveMfaTriggered, byAction, type Submitted, submitted } from './step-webhooks.ts';

/** A step of a sign-in flow, with the audit log entries and the webhook events it makes (ADR 143). */
export interface StepEvents {
  endpoint: Endpoint;
  /** End of the key of its audit log entry, `Interaction.SignIn.{audit}`: of rejections, and of successes if `success` is true. */
  audit: FlowStep;
  /** Whether successes are audited, too; or the ends of their keys, if they are others. */
  success?: true | readonly FlowStep[];
  /** The keys of further entries, and when they are made. */
  further?: readonly { key: AuditLogKey; says: string }[];
  webhooks?: readonly Webhook<Submitted>[];
}

/** For each organization that the user joins just in time (ADR 146). */
export const membershipKey = 'Organization.Membership.Updated' satisfies AuditLogKey;

const step = (
  endpoint: Endpoint,
  audit: FlowStep,
  more: Pick<StepEvents, 'success' | 'further' | 'webhooks'> = {},
): StepEvents => ({ endpoint, audit, ...more });
const audited = { success: true } as const;

export const stepEvents: readonly StepEvents[] = [
  step(api.beginExperience, 'Update'),
  step(api.changeInteractionEvent, 'Update'),
  step(api.getInteraction, 'Read'),
  step(api.identify, 'Identification.Submit', {
    success: ['Mfa.Adaptive'],
    webhooks: [adaptiveMfaTriggered],
  }),
  step(api.addToProfile, 'Profile.Update'),
  step(api.uploadAvatar, 'Profile.Update'),
  step(recovery.resetPassword, 'Password.Submit'),
  step(recovery.agreeToTerms, 'Terms.Submit'),
  step(api.submitExperience, 'Submit', {
    success: true,
    further: [
      { key: membershipKey, says: 'for each organization that the user joins' },
      { key: 'Interaction.SignIn.Password.Submit', says: 'if a password that has expired was replaced' },
      { key: 'Action.PostSignIn', says: 'if an action changes the user, denies access or fails' },
    ],
    webhooks: [...submitted, byAction['User.Data.Updated']],
  }),
  step(api.answerConsent, 'Consent.Submit', audited),

  step(password.verifyPassword, 'Verification.Password.Submit', {
    success: true,
    further: [
      {
        key: 'Action.PostFirstFactorVerification',
        says: 'if an action creates or changes the user, denies access or fails',
      },
    ],
    webhooks: Object.values(byAction),
  }),
  step(password.createPasswordIdentity, 'Verification.NewPasswordIdentity.Submit'),
  step(code.sendVerificationCode, 'Verification.VerificationCode.Create'),
  step(code.verifyVerificationCode, 'Verification.VerificationCode.Submit', audited),
  step(oneTimeToken.verifyOneTimeTokenInFlow, 'Verification.OneTimeToken.Submit', audited),
  step(social.createSocialAuthorizationUri, 'Verification.Social.Create'),
  step(social.verifySocial, 'Verification.Social.Submit', audited),
  step(sso.findSsoConnectors, 'Read'),
  step(sso.createSsoAuthorizationUri, 'Verification.EnterpriseSso.Create'),
  step(sso.verifySso, 'Verification.EnterpriseSso.Submit', audited),
  step(passkey.offerPasskeys, 'Verification.WebAuthn.Create'),
  step(passkey.beginPasskeySignIn, 'Verification.WebAuthn.Create'),
  step(passkey.verifyPasskeySignIn, 'Verification.WebAuthn.Submit', audited),

  step(mfaCode.sendMfaCode, 'Verification.VerificationCode.Create'),
  step(mfaCode.verifyMfaCode, 'Verification.VerificationCode.Submit', audited),
  step(mfa.createTotpSecret, 'Verification.Totp.Create'),
  step(mfa.verifyTotp, 'Verification.Totp.Submit', audited),
  step(mfa.generateBackupCodes, 'Verification.BackupCode.Create'),
  step(mfa.verifyBackupCode, 'Verification.BackupCode.Submit', audited),
  step(webAuthn.beginWebAuthnRegistration, 'Verification.WebAuthn.Create'),
  step(webAuthn.verifyWebAuthnRegistration, 'Verification.WebAuthn.Submit'),
  step(webAuthn.beginWebAuthnAuthentication, 'Verification.WebAuthn.Create'),
  step(webAuthn.verifyWebAuthnAuthentication, 'Verification.WebAuthn.Submit', audited),
  step(mfa.bindMfa, 'Mfa.Update', { success: mfaFactors.map((factor) => `Mfa.${factor}` as const) }),
  step(passkey.addPasskey, 'Mfa.Update', { success: ['Mfa.WebAuthn'] }),
  step(mfa.enableMfa, 'Mfa.Update', audited),
  step(mfa.skipMfa, 'Mfa.Skip'),
  step(mfa.skipMfaSuggestion, 'Mfa.Skip'),
  step(passkey.skipPasskey, 'Mfa.Skip'),
  step(rememberDevice, 'Mfa.TrustedDevice', audited),
];

/** The webhook events of steps that are rejected with an error. They are also made if the step changes nothing. */
export const rejectionEvents: readonly { error: ErrorDeclaration; webhooks: readonly Webhook<Rejected>[] }[] =
  [
    { error: sessionErrors.tooManyAttempts, webhooks: [lockout] },
    { error: connectorErrors.messageRateLimited, webhooks: [rateLimited] },
  ];

const byEndpoint = new Map(stepEvents.map((one) => [one.endpoint, one]));

/** The declared events of a step. A step without them fails when the server starts. */
export function eventsOf(endpoint: Endpoint): StepEvents {
  const found = byEndpoint.get(endpoint);
  if (!found) throw new Error(`${endpoint.method} ${endpoint.path} has no entry in step-events.ts`);
  return found;
}

/** The end of the audit key of a step's successes. */
export function successOf(endpoint: Endpoint): FlowStep {
  const { audit, success } = eventsOf(endpoint);
  if (success !== true) throw new Error(`${endpoint.method} ${endpoint.path} declares no audited success`);
  return audit;
}
