import type { SecondFactor } from '../second-factor.ts';
import { BindCode } from './bind-code.tsx';
import { ProveCode } from './prove-code.tsx';

/** A code to the account's e-mail address. */
export const emailCode: SecondFactor = {
  name: 'mfa.use_email',
  text: 'mfa.code_text',
  Prove: (props) => <ProveCode type="email" {...props} />,
  Bind: (props) => <BindCode type="email" {...props} />,
  isPressed: true,
};

/** A code to the account's phone. */
export const phoneCode: SecondFactor = {
  name: 'mfa.use_sms',
  text: 'mfa.code_text',
  Prove: (props) => <ProveCode type="phone" {...props} />,
  Bind: (props) => <BindCode type="phone" {...props} />,
  isPressed: true,
};
