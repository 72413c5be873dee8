import type * as api from '@gatehouse/contract/sign-in/mfa-endpoints';
import type { MfaFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { useState } from 'react';
import { secondFactors } from '../factors/second-factors.ts';
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
  const { event, factors, isFurther, sent } = next;
  const addresses: Partial<Record<MfaFactor, string>> = next.addresses ?? {};
  const [chosen, setChosen] = useState<MfaFactor>();
  const factor = chosen ?? sent?.factor ?? factors[0];
  const screen = factor && secondFactors[factor];

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
        text={isFurther ? t('bind.further_text') : screen && t(screen.name)}
        hasFocus
      />
      {factor && screen?.Bind && (
        <screen.Bind
          key={factor}
          event={event}
          address={addresses[factor]}
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
