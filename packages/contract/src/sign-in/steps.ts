import { z } from 'zod';
import { signInMethod } from '../sign-in-experience/methods.ts';
import { mfaFactor } from '../sign-in-experience/policies.ts';
import { identifier, interactionEvent } from './interaction.ts';
import { pageSso } from './sso.ts';

/** What an account can lack when a flow is about to end. `emailOrPhone`: one of the two, whichever the person likes. */
export const profilePart = z.enum(['username', 'email', 'phone', 'emailOrPhone', 'password']);
export type ProfilePart = z.infer<typeof profilePart>;

const event = interactionEvent;
const verificationId = z.string();
/** The account's own addresses that codes go to as second factor, masked: who sees them has proven one factor only. */
const addresses = z
  .object({ EmailVerificationCode: z.string(), PhoneVerificationCode: z.string() })
  .partial()
  .optional();
/** A code that was sent as second factor and not yet entered. `resendIn` and `expiresIn` are seconds from now. */
const sent = z
  .object({ factor: mfaFactor, verificationId, identifier, resendIn: z.number(), expiresIn: z.number() })
  .optional();
/**
 * How each kind of identifier can go on. It follows from the tenant's settings alone, so that it says nothing about who has an account
 * (attacks: user enumeration).
 */
const ways = z.array(signInMethod);

/**
 * The step that follows in a sign-in flow, decided by the server alone: a page draws the screen for it or makes the call that
 * needs nobody. Sent to callers that ask with `Prefer: return=representation`.
 */
export const nextStep = z.discriminatedUnion('step', [
  /** Choose to sign in, to register or to replace a forgotten password: `PUT /api/experience`. */
  z.object({ step: z.literal('begin') }),
  /** Say who one is and prove it: a verification. `passkey`: an account can also be proven by a passkey alone. */
  z.object({ step: z.literal('verify'), event, ways, passkey: z.boolean() }),
  /**
   * Enter the code that was sent: `POST …/verification-code/verify`. `resendIn` and `expiresIn` are seconds from now. `ways` are those
   * of the step before, for going back or choosing the password instead; empty where an address is added to an account. `onlyToAccounts`: an
   * address that no account has was sent nothing.
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
   * The address or social account is proven, and no account has it: `PUT /api/experience/interaction-event` to register with it, where `canSwitch`; or
   * begin anew with another address. Only who has proven an address is told.
   */
  z.object({ step: z.literal('no-account'), event, identifier, canSwitch: z.boolean() }),
  /** What was proven is for the other event: `PUT /api/experience/interaction-event` with `to`. Needs nobody. */
  z.object({ step: z.literal('turn'), event, to: z.enum(['SignIn', 'Register']) }),
  /** The address or social account is proven, and an account has it: `PUT /api/experience/interaction-event` to sign in to that, where `canSwitch`. */
  z.object({ step: z.literal('has-account'), event, identifier, canSwitch: z.boolean() }),
  /**
   * The social account is proven, nobody signs in with it, and an account has its address: prove that account by one of `ways`. It is
   * then linked by the step `add`. Only who has proven the address is told.
   */
  z.object({ step: z.literal('link'), event, identifier, ways }),
  /**
   * The address or social account is proven, nobody signs in with it, and the company of its domain has a sign-in of its own, or several:
   * begin anew, and go there (`POST …/sso/{connectorId}/authorization-uri`). By the domain alone, whoever has an account.
   */
  z.object({ step: z.literal('sso'), connectors: z.array(pageSso) }),
  /** Use what was proven: `POST /api/experience/identification`. Needs nobody. */
  z.object({ step: z.literal('identify'), event, verificationId: verificationId.optional() }),
  /** Say what the account lacks: `POST /api/experience/profile`; an address is proven by a code first. */
  z.object({ step: z.literal('profile'), event, missing: z.array(profilePart) }),
  /** Give the account the address or social account that was proven: `POST /api/experience/profile`. Needs nobody. */
  z.object({ step: z.literal('add'), event, type: z.enum(['email', 'phone', 'social']), verificationId }),
  /** Choose the password that replaces the forgotten one: `PUT /api/experience/profile/password`. */
  z.object({ step: z.literal('new-password'), event }),
  /**
   * Prove a second factor that the account has, the preferred one first. None are named to who has proven the account by what is its only
   * second factor, a code to the same address: they have to begin anew, in another way.
   */
  z.object({ step: z.literal('mfa'), event, factors: z.array(mfaFactor), addresses, sent }),
  /**
   * Set up a second factor; `isSkippable`: or `POST /api/experience/profile/mfa/mfa-skipped`, which is remembered. `isFurther`: there is
   * one already, a code to the account's address, and `…/mfa-suggestion-skipped` does without another. Of a code to one of `addresses`,
   * `…/mfa-enabled` is all that setting it up takes.
   */
  z.object({
    step: z.literal('bind-mfa'),
    event,
    factors: z.array(mfaFactor),
    isSkippable: z.boolean(),
    isFurther: z.boolean().optional(),
    addresses,
    sent,
  }),
  /** Use the factor that was set up and proven: `POST /api/experience/profile/mfa`. Needs nobody. */
  z.object({ step: z.literal('add-mfa'), event, type: mfaFactor, verificationId }),
  /** Add a passkey, to sign in by it from then on: `…/web-authn/registration`; or `POST /api/experience/profile/mfa/passkey-skipped`. */
  z.object({ step: z.literal('passkey'), event }),
  /** Keep backup codes: `POST …/backup-code/generate`, and `POST /api/experience/profile/mfa` once they are kept. */
  z.object({ step: z.literal('backup-codes'), event }),
  /** Agree to the terms: `POST /api/experience/terms`. */
  z.object({ step: z.literal('terms'), event }),
  /** Everything is there: `POST /api/experience/submit`. Needs nobody. */
  z.object({ step: z.literal('submit'), event }),
  /** Done: open this address. */
  z.object({ step: z.literal('leave'), redirectTo: z.string() }),
]);
export type NextStep = z.infer<typeof nextStep>;
