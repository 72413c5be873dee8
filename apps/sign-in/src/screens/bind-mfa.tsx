import type * as api from '@gatehouse/contract/sign-in/mfa-endpoints';
import { useState } from 'react';
import { BindCode } from '../factors/mfa-code/bind-code.tsx';
import { codeTypes, factorNames, type SecondFactor } from '../factors/second-factors.ts';
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
  const { event, factors, isFurther, addresses = {}, sent } = next;
  const [chosen, setChosen] = useState<SecondFactor>();
  const factor = chosen ?? sent?.factor ?? factors[0];
  const codeType = factor && codeTypes[factor];

  async function skip(): Promise<void> {
    const answer = isFurther
      ? await flow.call<typeof api.skipMfaSuggestion>(
          'POST',
          '/api/experience/profile/mfa/mfa-suggestion-skipped',
        )
      : await flow.call<typeof api.skipMfa>('POST', '/api/experience/profile/mfa/mfa-skipped');
    await flow.follow(answer.next);
  }

  return (
    <>
      <Heading
        title={t(isFurther ? 'bind.further_title' : 'bind.title')}
        text={isFurther ? t('bind.further_text') : factor && t(factorNames[factor])}
        hasFocus
      />
      {factor === 'Totp' && <BindTotp />}
      {factor === 'WebAuthn' && (
        <>
          <p>{t('bind.key_text')}</p>
          <OtherWay label={t('page.continue')} go={() => bindKey(flow)} isFirst />
        </>
      )}
      {codeType && (
        <BindCode
          key={codeType}
          type={codeType}
          event={event}
          address={codeType === 'email' ? addresses.EmailVerificationCode : addresses.PhoneVerificationCode}
          sent={sent?.factor === factor ? sent : undefined}
        />
      )}
      <div className="others">
        <FactorChoice factors={factors.filter((each) => each !== factor)} choose={setChosen} />
      </div>
      {next.isSkippable && <OtherWay label={t('bind.skip')} go={skip} />}
    </>
  );
}
