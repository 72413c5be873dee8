import { randomBytes } from 'node:crypto';
import { type OneTimeKey, putOneTimeValue, takeOneTimeValue } from '../../one-time/one-time-values.ts';
import type { Runtime } from '../../runtime/runtime.ts';

type PostRuntime = Pick<Runtime, 'database' | 'clock'>;

/** Which states, and with SAML which values of RelayState, are of tests: pages choose those of real sign-ins. */
export const testStatePrefix = 'sign-in-test.';

const keyOf = (connectorId: string, state: string): OneTimeKey => ({
  purpose: 'sign-in-test-post',
  owner: connectorId,
  name: state,
});

/** Expects one response of the provider for a test (ADR 223). */
export const expectTestPost = (
  { database }: PostRuntime,
  tenantId: string,
  connectorId: string,
  { state, expiresAt }: { state: string; expiresAt: number },
): Promise<void> =>
  putOneTimeValue(database.for(tenantId), keyOf(connectorId, state), { value: `${expiresAt}`, expiresAt });

/**
 * Keeps the response to a test until its browser asks for it with the returned reference. It isn't read here, because the result says what is
 * wrong with it. Undefined unless a test expects it; anything else is checked on arrival.
 */
export async function keepTestPost(
  { database, clock }: PostRuntime,
  tenantId: string,
  connectorId: string,
  { state, response }: { state: string | null; response: string },
): Promise<string | undefined> {
  if (!state?.startsWith(testStatePrefix)) return undefined;
  const db = database.for(tenantId);
  const expiresAt = await takeOneTimeValue(db, keyOf(connectorId, state), clock());
  if (expiresAt === undefined) return undefined;
  const reference = randomBytes(32).toString('base64url');
  const key = { purpose: 'saml-answer', owner: connectorId, name: reference } as const;
  await putOneTimeValue(db, key, { value: response, expiresAt: Number(expiresAt) });
  return reference;
}
