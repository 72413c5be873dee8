import type { MfaVerification } from '@gatehouse/contract/mfa/mfa';
import { passkeyFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { User } from '@gatehouse/contract/users/users';

export type WayIn = 'password' | 'emailCode' | 'phoneCode' | 'account' | 'passkey';

/** The ways a user can sign in with the tenant's methods, by the server's rules (`locked-out.ts`, `flow/sso-address.ts`). */
export function listWaysIn(
  user: Pick<User, 'username' | 'primaryEmail' | 'primaryPhone' | 'hasPassword'>,
  /**
   * Remaining linked accounts: targets of social ones and the number of enterprise ones; and whether the
   * email address belongs to a company whose users only sign in with its identity provider.
   */
  accounts: { targets: readonly string[]; sso: number; isCompanyAddress: boolean },
  factors: readonly Pick<MfaVerification, 'type'>[],
  experience: Pick<
    SignInExperience,
    'signIn' | 'signInMode' | 'socialSignInConnectorTargets' | 'singleSignOnEnabled' | 'passkeySignIn'
  >,
): WayIn[] {
  const { signIn, signInMode, socialSignInConnectorTargets: targets } = experience;
  if (signInMode === 'Register') return [];
  // Users of a company can only sign in with its identity provider.
  if (experience.singleSignOnEnabled && accounts.sso > 0) return ['account'];
  if (experience.singleSignOnEnabled && accounts.isCompanyAddress) return [];
  const values = { username: user.username, email: user.primaryEmail, phone: user.primaryPhone };
  const methods = signIn.methods.filter(({ identifier }) => values[identifier]);
  const hasCode = (wanted: 'email' | 'phone') =>
    methods.some(({ identifier, verificationCode }) => identifier === wanted && verificationCode);
  const ways: [WayIn, boolean][] = [
    ['password', user.hasPassword && methods.some(({ password }) => password)],
    ['emailCode', hasCode('email')],
    ['phoneCode', hasCode('phone')],
    ['account', accounts.targets.some((target) => targets.includes(target))],
    [
      'passkey',
      experience.passkeySignIn.enabled === true && factors.some(({ type }) => type === passkeyFactor),
    ],
  ];
  return ways.filter(([, isOpen]) => isOpen).map(([way]) => way);
}
