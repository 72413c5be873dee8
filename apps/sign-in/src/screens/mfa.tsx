import { useState } from 'react';
import { ProveBackupCode } from '../factors/backup-code/prove-backup-code.tsx';
import { ProveCode } from '../factors/mfa-code/prove-code.tsx';
import { codeTypes, type SecondFactor } from '../factors/second-factors.ts';
import { ProveTotp } from '../factors/totp/prove-totp.tsx';
import { proveByKey } from '../factors/web-authn/web-authn.ts';
import { useFlow } from '../flow/flow-context.tsx';
import type { StepProps } from '../flow/steps.ts';
import { FactorChoice } from '../parts/factor-choice.tsx';
import { Heading } from '../parts/heading.tsx';
import { OtherWay } from '../parts/other-way.tsx';
import { useTexts } from '../texts.tsx';

/** Asks for a second factor of the account: the preferred one first, or the one whose code waits; the others under it. */
export function StepScreen({ next }: StepProps<'mfa'>) {
  const { t } = useTexts();
  const flow = useFlow();
  const { factors, sent, addresses = {} } = next;
  const [chosen, setChosen] = useState<SecondFactor>();
  const factor = chosen ?? sent?.factor ?? factors[0];
  const codeType = factor && codeTypes[factor];
  const isSent = factor !== undefined && sent?.factor === factor;
  const address =
    (codeType === 'phone' ? addresses.PhoneVerificationCode : addresses.EmailVerificationCode) ?? '';
  return (
    <>
      <Heading
        key={factor}
        title={t('mfa.title')}
        text={isSent ? undefined : t(factor ? texts[factor] : 'mfa.none_text', { address })}
        hasFocus={factor === undefined || factor === 'WebAuthn' || (codeType !== undefined && !isSent)}
      />
      {factor === 'Totp' && <ProveTotp />}
      {factor === 'BackupCode' && <ProveBackupCode />}
      {factor === 'WebAuthn' && <OtherWay label={t('page.continue')} go={() => proveByKey(flow)} isFirst />}
      {codeType && <ProveCode key={codeType} type={codeType} sent={isSent ? sent : undefined} />}
      <div className="others">
        <FactorChoice factors={factors.filter((each) => each !== factor)} choose={setChosen} />
        {factor === undefined && (
          <button type="button" className="link" onClick={flow.startOver}>
            {t('forgot.back')}
          </button>
        )}
      </div>
    </>
  );
}

const texts = {
  Totp: 'mfa.totp_text',
  WebAuthn: 'mfa.key_text',
  BackupCode: 'mfa.backup_text',
  EmailVerificationCode: 'mfa.code_text',
  PhoneVerificationCode: 'mfa.code_text',
} as const;
