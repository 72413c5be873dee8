import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { KnownState } from '../state/flow-state.ts';
import type { FlowUser } from './flow-user.ts';

const dayMs = 86_400_000;

/**
 * Why the user has to replace their password before the flow can end, if so (ADR 158). What an administrator requires applies to every
 * sign-in except with an enterprise identity provider; a password that is too old only if it was used. Passwords whose age isn't known
 * count from when the tenant has turned expiration on.
 */
export function findExpiry(
  { status, amr, profile }: KnownState,
  user: FlowUser | undefined,
  { passwordExpiration }: SignInExperience,
  now: number,
): 'expired' | 'required' | undefined {
  if (status === 'registering' || profile.ssoIdentity || profile.password || !user?.passwordEncrypted)
    return undefined;
  if (user.isPasswordExpired) return 'required';
  if (!passwordExpiration.enabled || !amr.includes('pwd')) return undefined;
  const since = user.passwordUpdatedAt ?? passwordExpiration.enabledAt ?? now;
  return since + passwordExpiration.validPeriodDays * dayMs <= now ? 'expired' : undefined;
}
