import { mfaErrors } from '@gatehouse/contract/sign-in/errors';
import { type MfaFactor, passkeyFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { fail } from '../lib/fail.ts';
import type { Ctx } from '../runtime/ctx.ts';
import { getSignInExperience } from './sign-in-experience-store.ts';

/** Throws unless the tenant offers a second factor; a passkey also if it is offered to sign in with. */
export async function requireOfferedFactor(
  { runtime, tenant }: Pick<Ctx, 'runtime' | 'tenant'>,
  type: MfaFactor,
): Promise<void> {
  const { mfa, passkeySignIn } = await getSignInExperience(runtime, tenant.id);
  const isPasskey = type === passkeyFactor && passkeySignIn.enabled === true;
  if (!isPasskey && !mfa.factors.includes(type)) fail(mfaErrors.notEnabled);
}
