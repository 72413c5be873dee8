import { useState } from 'react';
import { ProveBackupCode } from '../factors/backup-code/prove-backup-code.tsx';
import { hasFactorScreen, type SecondFactor } from '../factors/second-factors.ts';
import { ProveTotp } from '../factors/totp/prove-totp.tsx';
import { proveByKey } from '../factors/web-authn/web-authn.ts';
import { useFlow } from '../flow/flow-context.tsx';
import type { StepProps } from '../flow/steps.ts';
import { FactorChoice } from '../parts/factor-choice.tsx';
import { Heading } from '../parts/heading.tsx';
import { OtherWay } from '../parts/other-way.tsx';
import { useTexts } from '../texts.tsx';

/** Asks for a second factor of the account: the preferred one first, the others under it. */
export function StepScreen({ next }: StepProps<'mfa'>) {
  const { t } = useTexts();
  const flow = useFlow();
  const factors = next.factors.filter(hasFactorScreen);
  const [chosen, setChosen] = useState<SecondFactor>();
  const factor = chosen ?? factors[0];
  return (
    <>
      <Heading
        key={factor}
        title={t('mfa.title')}
        text={factor && t(texts[factor] ?? 'mfa.key_text')}
        hasFocus={factor === 'WebAuthn'}
      />
      {factor === 'Totp' && <ProveTotp />}
      {factor === 'BackupCode' && <ProveBackupCode />}
      {factor === 'WebAuthn' && <OtherWay label={t('page.continue')} go={() => proveByKey(flow)} isFirst />}
      <div className="others">
        <FactorChoice factors={factors.filter((each) => each !== factor)} choose={setChosen} />
      </div>
    </>
  );
}

const texts = {
  Totp: 'mfa.totp_text',
  WebAuthn: 'mfa.key_text',
  BackupCode: 'mfa.backup_text',
  EmailVerificationCode: undefined,
  PhoneVerificationCode: undefined,
} as const;
