import type { MfaRule } from '@gatehouse/contract/mfa/trusted-devices';
import type { Ctx } from '../../runtime/ctx.ts';
import { findTrustedDevice } from '../../mfa/trusted-devices.ts';
import { findNextStep } from '../decision/next-step.ts';
import type { Policy } from '../decision/policy.ts';
import type { FlowUser } from '../flow/flow-user.ts';
import { factorsToVerify } from '../flow/second-factors.ts';
import type { IdentifiedState } from '../state/flow-state.ts';
import { findDeviceHash } from './device-cookie.ts';
import { findMfaRules } from './mfa-rules.ts';
import { readPlace } from './sign-in-place.ts';

interface Recognition {
  state: IdentifiedState;
  /** Why a second factor is asked for; empty if none is. */
  rules: MfaRule[];
}

/**
 * Whether the sign-in of an account comes from a trusted device, and nothing about it is unusual: then the second factor is left out
 * (ADR 161). Reads nothing if adaptive MFA is off, or the account has no second factor.
 */
export async function recognizeDevice(
  ctx: Ctx,
  state: IdentifiedState,
  user: FlowUser | undefined,
  policy: Policy,
): Promise<Recognition> {
  const isAsked = (factorsToVerify(state, user, policy.experience) ?? []).length > 0;
  if (!policy.experience.adaptiveMfa.enabled || !isAsked) return { state, rules: [] };
  const { runtime, tenant, now } = ctx;
  const { userId } = state;
  const secretHash = findDeviceHash(ctx, userId);
  const device =
    secretHash === undefined
      ? undefined
      : await findTrustedDevice(runtime.database.for(tenant.id), { userId, secretHash, now });
  const rules = findMfaRules(device, readPlace(ctx), now);
  if (!device) return { state, rules };
  const asked: IdentifiedState = { ...state, device: { id: device.id, isTrusted: false } };
  if (rules.length > 0) return { state: asked, rules };
  // A new factor can be added only after one was verified, so a user who has to add one is asked.
  const trusted: IdentifiedState = { ...state, device: { id: device.id, isTrusted: true } };
  const { step } = findNextStep(trusted, user, policy);
  return { state: step === 'submit' || step === 'terms' ? trusted : asked, rules };
}
