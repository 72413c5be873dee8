import type { SecondFactor } from '../second-factor.ts';
import { SetUpTotp } from './set-up-totp.tsx';
import { VerifyTotp } from './verify-totp.tsx';

/** An authenticator app. */
export const totp: SecondFactor = {
  name: 'mfa.use_totp',
  text: 'mfa.totp_text',
  Verify: () => <VerifyTotp />,
  SetUp: SetUpTotp,
};
