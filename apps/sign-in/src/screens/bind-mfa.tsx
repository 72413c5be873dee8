import type * as api from '@gatehouse/contract/sign-in/mfa-endpoints';
import { useState } from 'react';
import { hasFactorScreen, type SecondFactor } from '../factors/second-factors.ts';
import { BindTotp } from '../factors/totp/bind-totp.tsx';
import { bindKey } from '../factors/web-authn/web-authn.ts';
import { useFlow } from '../flow/flow-context.tsx';
import type { StepProps } from '../flow/steps.ts';
import { FactorChoice } from '../parts/factor-choice.tsx';
import { Heading } from '../parts/heading.tsx';
import { OtherWay } from '../parts/other-way.tsx';
import { useTexts } from '../texts.tsx';

/** Sets up a second factor, or leaves it for now where the tenant's policy lets people choose. */
export function StepScreen({ next }: StepProps<'bind-mfa'>) {
  const { t } = useTexts();
  const flow = useFlow();
  const factors = next.factors.filter(hasFactorScreen).filter((each) => each !== 'BackupCode');
  const [chosen, setChosen] = useState<SecondFactor>();
  const factor = chosen ?? factors[0];

  async function skip(): Promise<void> {
    const answer = await flow.call<typeof api.skipMfa>('POST', '/api/experience/profile/mfa/mfa-skipped');
    await flow.follow(answer.next);
  }

  return (
    <>
      <Heading title={t('bind.title')} hasFocus />
      {factor === 'Totp' && <BindTotp />}
      {factor === 'WebAuthn' && (
        <>
          <p>{t('bind.key_text')}</p>
          <OtherWay label={t('page.continue')} go={() => bindKey(flow)} isFirst />
        </>
      )}
      <div className="others">
        <FactorChoice factors={factors.filter((each) => each !== factor)} choose={setChosen} />
      </div>
      {next.isSkippable && <OtherWay label={t('bind.skip')} go={skip} />}
    </>
  );
}
