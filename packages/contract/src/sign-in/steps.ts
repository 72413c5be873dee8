import { z } from 'zod';
import { interactionEvent } from './interaction.ts';

/** What an account can lack when a flow is about to end. */
export const profilePart = z.enum(['username', 'email', 'phone', 'password']);
export type ProfilePart = z.infer<typeof profilePart>;

/**
 * The step that follows in a sign-in flow, decided by the server alone: a page draws the screen for it or makes the call that
 * needs nobody. Sent to callers that ask with `Prefer: return=representation`.
 */
export const nextStep = z.discriminatedUnion('step', [
  /** Choose to sign in or to register: `PUT /api/experience`. */
  z.object({ step: z.literal('begin') }),
  /** Prove something: a verification. */
  z.object({ step: z.literal('verify'), event: interactionEvent }),
  /** Use what was proven: `POST /api/experience/identification`. */
  z.object({ step: z.literal('identify'), event: interactionEvent, verificationId: z.string().optional() }),
  /** Say what the account lacks: `POST /api/experience/profile`. */
  z.object({ step: z.literal('profile'), event: interactionEvent, missing: z.array(profilePart) }),
  /** Everything is there: `POST /api/experience/submit`. */
  z.object({ step: z.literal('submit'), event: interactionEvent }),
  /** Done: open this address. */
  z.object({ step: z.literal('leave'), redirectTo: z.string() }),
]);
export type NextStep = z.infer<typeof nextStep>;
