import type { SecondFactor } from '../second-factor.ts';
import { SetUpMfaCode } from './set-up-mfa-code.tsx';
import { VerifyMfaCode } from './verify-mfa-code.tsx';

/** A code sent by email. */
export const emailCode: SecondFactor = {
  name: 'mfa.use_email',
  text: 'mfa.code_text',
  Verify: (props) => <VerifyMfaCode type="email" {...props} />,
  SetUp: (props) => <SetUpMfaCode type="email" {...props} />,
  isPressed: true,
};

/** A code sent by SMS. */
export const phoneCode: SecondFactor = {
  name: 'mfa.use_sms',
  text: 'mfa.code_text',
  Verify: (props) => <VerifyMfaCode type="phone" {...props} />,
  SetUp: (props) => <SetUpMfaCode type="phone" {...props} />,
  isPressed: true,
};
