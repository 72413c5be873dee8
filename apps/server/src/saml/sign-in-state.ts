import { randomBytes } from 'node:crypto';
import { samlProtocolErrors } from '@gatehouse/contract/applications/saml-errors';
import { z } from 'zod';
import { fail } from '../lib/fail.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** What is kept of a request until its sign-in returns. */
const signInState = z.object({
  tenantId: z.string(),
  applicationId: z.string(),
  /** The service provider's request; null for an IdP-initiated sign-in. */
  requestId: z.string().nullable(),
  relayState: z.string().nullable(),
  forceAuthn: z.boolean(),
  /** When the request arrived, in milliseconds since 1970. */
  arrivedAt: z.number(),
  /** The code challenge and scope of our authorization request: a code of another one doesn't fit. */
  challenge: z.string(),
  scope: z.string(),
});
export type SignInState = z.infer<typeof signInState>;

/** As long as a sign-in may take. */
const lifetimeMs = 3_600_000;

/**
 * The state of our authorization request. It is sealed and not stored, because anyone can send requests: only the sign-in that follows stores
 * something, and its number is limited (ADR 101, 174).
 */
export const sealState = ({ secrets }: Runtime, state: SignInState): string =>
  secrets.sealJson(
    Object.values({
      tenantId: state.tenantId,
      applicationId: state.applicationId,
      requestId: state.requestId,
      relayState: state.relayState,
      forceAuthn: state.forceAuthn,
      arrivedAt: state.arrivedAt,
      challenge: state.challenge,
      scope: state.scope,
    }),
  );

const sealed = z
  .tuple([
    z.string(),
    z.string(),
    z.string().nullable(),
    z.string().nullable(),
    z.boolean(),
    z.number(),
    z.string(),
    z.string(),
  ])
  .transform(
    ([
      tenantId,
      applicationId,
      requestId,
      relayState,
      forceAuthn,
      arrivedAt,
      challenge,
      scope,
    ]): SignInState => ({
      tenantId,
      applicationId,
      requestId,
      relayState,
      forceAuthn,
      arrivedAt,
      challenge,
      scope,
    }),
  );

/** Reads the state that returns to an application. Throws if it isn't ours, is old, or belongs to another application. */
export function openState(
  { secrets, clock }: Runtime,
  text: string,
  { tenantId, applicationId }: Pick<SignInState, 'tenantId' | 'applicationId'>,
): SignInState {
  const state = read(secrets, text);
  if (state.tenantId !== tenantId || state.applicationId !== applicationId)
    fail(samlProtocolErrors.stateMismatch);
  if (clock() - state.arrivedAt > lifetimeMs) fail(samlProtocolErrors.sessionNotFound);
  return state;
}

function read(secrets: Runtime['secrets'], text: string): SignInState {
  try {
    return secrets.openJson(text, sealed);
  } catch (cause) {
    return fail(samlProtocolErrors.sessionNotFound, { cause });
  }
}

/** A code challenge without a verifier: codes are taken here, and not at the token endpoint. */
export const createChallenge = (): string => randomBytes(32).toString('base64url');
