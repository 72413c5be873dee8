import { findFactor } from '../factors/all.ts';
import type { Verification } from '../flow/flow-state.ts';
import type { Flow } from '../flow/flow-store.ts';

/** The e-mail address that something proven is known by while nobody signs in with it; a company's own proof is for its company. */
export function unclaimedEmail(verification: Verification): string | undefined {
  const factor = findFactor(verification);
  if (factor.isCompanys || verification.userId !== undefined) return undefined;
  const identifier = factor.provesAddress?.(verification) ?? factor.names?.(verification);
  return identifier?.type === 'email' ? identifier.value : undefined;
}

/** That of what was proven last, until it is known whose account the flow is about. */
export function findUnclaimed({ state }: Flow): string | undefined {
  const last = state.userId === undefined ? state.verifications.at(-1) : undefined;
  return last && unclaimedEmail(last);
}
