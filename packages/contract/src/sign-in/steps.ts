import { z } from 'zod';
import { askedProfileField } from '../custom-profile-fields/custom-profile-fields.ts';
import { signInMethod } from '../sign-in-experience/methods.ts';
import { mfaFactor } from '../sign-in-experience/policies.ts';
import { identifier, interactionEvent } from './interaction.ts';
import { pageSso } from './sso.ts';

/** Required parts that an account can lack at the end of a flow. `emailOrPhone`: the user chooses one. */
export const profilePart = z.enum(['username', 'email', 'phone', 'emailOrPhone', 'password']);
export type ProfilePart = z.infer<typeof profilePart>;

const event = interactionEvent;
const verificationId = z.string();
/** Masked email address and phone number for second-factor codes; the caller has verified only one factor. */
const addresses = z
  .object({ EmailVerificationCode: z.string(), PhoneVerificationCode: z.string() })
  .partial()
  .optional();
/** A second-factor code that was sent but not entered yet. `resendIn` and `expiresIn` are seconds from now. */
const sent = z
  .object({ factor: mfaFactor, verificationId, identifier, resendIn: z.number(), expiresIn: z.number() })
  .optional();
/**
 * The sign-in methods of each type of identifier. Derived from the tenant's settings alone, so they don't reveal whether an account exists
 * (attacks: user enumeration).
 */
const ways = z.array(signInMethod);

/**
 * The next step of a sign-in flow, chosen by the server. The page shows its screen, or makes its call if it needs no input. Included in
 * responses to requests with `Prefer: return=representation`.
 */
export const nextStep = z.discriminatedUnion('step', [
  /** Choose sign-in, registration or password reset: `PUT /api/experience`. */
  z.object({ step: z.literal('begin') }),
  /** Enter an identifier and verify it. `passkey`: a passkey alone is also accepted. */
  z.object({ step: z.literal('verify'), event, ways, passkey: z.boolean() }),
  /**
   * Enter the code that was sent: `POST …/verification-code/verify`. `resendIn` and `expiresIn` are seconds from now. `ways` are those
   * of the previous step, to go back or use the password instead; empty if an email address or phone number is being added to an account.
   * `onlyToAccounts`: nothing was sent if no account has the identifier.
   */
  z.object({
    step: z.literal('code'),
    event,
    verificationId,
    identifier,
    resendIn: z.number(),
    expiresIn: z.number(),
    ways,
    onlyToAccounts: z.boolean().optional(),
  }),
  /**
   * The identifier or social account is verified, but no account has it. If `canSwitch`, register with it:
   * `PUT /api/experience/interaction-event`; otherwise start again with another identifier. Only shown after verification.
   */
  z.object({ step: z.literal('no-account'), event, identifier, canSwitch: z.boolean() }),
  /** The verification belongs to the other event: `PUT /api/experience/interaction-event` with `to`. No input needed. */
  z.object({ step: z.literal('turn'), event, to: z.enum(['SignIn', 'Register']) }),
  /** The identifier or social account is verified, and an account has it. If `canSwitch`, sign in to it: `PUT /api/experience/interaction-event`. */
  z.object({ step: z.literal('has-account'), event, identifier, canSwitch: z.boolean() }),
  /**
   * The social account is verified but not linked, and an account has its email address or phone number: verify that account with one of
   * `ways`. The step `add` then links it. Only shown after verification.
   */
  z.object({ step: z.literal('link'), event, identifier, ways }),
  /**
   * The identifier or social account is verified, but no account has it, and its email domain has enterprise SSO connectors: start again
   * with one of them (`POST …/sso/{connectorId}/authorization-uri`). Depends on the domain alone, not on existing accounts.
   */
  z.object({ step: z.literal('sso'), connectors: z.array(pageSso) }),
  /** Identify the account with the verification: `POST /api/experience/identification`. No input needed. */
  z.object({ step: z.literal('identify'), event, verificationId: verificationId.optional() }),
  /** Enter missing information: `POST /api/experience/profile`. Email addresses and phone numbers are verified with a code first. */
  z.object({ step: z.literal('profile'), event, missing: z.array(profilePart) }),
  /**
   * Enter the tenant's own profile fields: `POST /api/experience/profile` with `extraProfile`. `values` are those that are known, such
   * as the name that a provider has.
   */
  z.object({
    step: z.literal('extra-profile'),
    event,
    fields: z.array(askedProfileField),
    values: z.record(z.string(), z.unknown()),
  }),
  /** Add the verified identifier or social account to the account: `POST /api/experience/profile`. No input needed. */
  z.object({ step: z.literal('add'), event, type: z.enum(['email', 'phone', 'social']), verificationId }),
  /**
   * Set the new password: `PUT /api/experience/profile/password`. At sign-in, `reason` says why: it has `expired`, or an administrator has
   * `required` a new one.
   */
  z.object({
    step: z.literal('new-password'),
    event,
    reason: z.enum(['expired', 'required']).optional(),
  }),
  /**
   * Verify a second factor of the account; the preferred one is first. The list is empty if the account's only second factor is a code to the
   * same email address or phone number that was already verified: the user has to start again with another method.
   */
  z.object({ step: z.literal('mfa'), event, factors: z.array(mfaFactor), addresses, sent }),
  /**
   * Set up a second factor. `isSkippable`: or skip it permanently with `POST /api/experience/profile/mfa/mfa-skipped`; otherwise the tenant
   * requires it, or with `isForOrganization` an organization that the user belongs to or joins. `isFurther`: the
   * account already has codes to its email address or phone number, and `…/mfa-suggestion-skipped` skips another factor. Codes to one of
   * `addresses` only need `…/mfa-enabled`.
   */
  z.object({
    step: z.literal('bind-mfa'),
    event,
    factors: z.array(mfaFactor),
    isSkippable: z.boolean(),
    isForOrganization: z.boolean().optional(),
    isFurther: z.boolean().optional(),
    addresses,
    sent,
  }),
  /** Add the factor that was set up and verified: `POST /api/experience/profile/mfa`. No input needed. */
  z.object({ step: z.literal('add-mfa'), event, type: mfaFactor, verificationId }),
  /** Add a passkey for future sign-ins: `…/web-authn/registration`; or skip it: `POST /api/experience/profile/mfa/passkey-skipped`. */
  z.object({ step: z.literal('passkey'), event }),
  /** Save backup codes: `POST …/backup-code/generate`, then `POST /api/experience/profile/mfa` once the user has saved them. */
  z.object({ step: z.literal('backup-codes'), event }),
  /** Choose whether this browser becomes a trusted device: `POST /api/experience/profile/mfa/trusted-device`; or submit without a choice. */
  z.object({ step: z.literal('remember-device'), event }),
  /** Agree to the terms: `POST /api/experience/terms`. */
  z.object({ step: z.literal('terms'), event }),
  /** The flow is complete: `POST /api/experience/submit`. No input needed. */
  z.object({ step: z.literal('submit'), event }),
  /** The flow has ended: open this URL. */
  z.object({ step: z.literal('leave'), redirectTo: z.string() }),
]);
export type NextStep = z.infer<typeof nextStep>;
