import type { SecondFactor } from '../second-factor.ts';
import { BindTotp } from './bind-totp.tsx';
import { ProveTotp } from './prove-totp.tsx';

/** An authenticator app. */
export const totp: SecondFactor = {
  name: 'mfa.use_totp',
  text: 'mfa.totp_text',
  Prove: () => <ProveTotp />,
  Bind: BindTotp,
};
