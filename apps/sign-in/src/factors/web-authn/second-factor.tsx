import { useFlow } from '../../flow/flow-context.tsx';
import { ActionButton } from '../../parts/action-button.tsx';
import { useTexts } from '../../texts.tsx';
import type { SecondFactor } from '../second-factor.ts';
import { registerWebAuthn, verifyWebAuthn } from './web-authn.ts';

/** A passkey or security key. */
export const webAuthn: SecondFactor = {
  name: 'mfa.use_key',
  text: 'mfa.key_text',
  Verify: VerifyKey,
  SetUp: SetUpKey,
  isPressed: true,
};

function VerifyKey() {
  const { t } = useTexts();
  const flow = useFlow();
  return <ActionButton label={t('page.continue')} run={() => verifyWebAuthn(flow)} isPrimary />;
}

function SetUpKey() {
  const { t } = useTexts();
  const flow = useFlow();
  return (
    <>
      <p>{t('bind.key_text')}</p>
      <ActionButton label={t('page.continue')} run={() => registerWebAuthn(flow)} isPrimary />
    </>
  );
}
