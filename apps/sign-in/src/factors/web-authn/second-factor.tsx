import { useFlow } from '../../flow/flow-context.tsx';
import { OtherWay } from '../../parts/other-way.tsx';
import { useTexts } from '../../texts.tsx';
import type { SecondFactor } from '../second-factor.ts';
import { bindKey, proveByKey } from './web-authn.ts';

/** A passkey or security key. */
export const webAuthn: SecondFactor = {
  name: 'mfa.use_key',
  text: 'mfa.key_text',
  Prove: ProveKey,
  Bind: BindKey,
  isPressed: true,
};

function ProveKey() {
  const { t } = useTexts();
  const flow = useFlow();
  return <OtherWay label={t('page.continue')} go={() => proveByKey(flow)} isFirst />;
}

function BindKey() {
  const { t } = useTexts();
  const flow = useFlow();
  return (
    <>
      <p>{t('bind.key_text')}</p>
      <OtherWay label={t('page.continue')} go={() => bindKey(flow)} isFirst />
    </>
  );
}
