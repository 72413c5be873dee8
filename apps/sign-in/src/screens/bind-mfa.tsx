import { skipMfa, skipMfaSuggestion } from '@gatehouse/contract/sign-in/mfa-endpoints';
import type { MfaFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { useState } from 'react';
import { FactorChoice } from '../factors/factor-choice.tsx';
import { secondFactors } from '../factors/second-factors.ts';
import { useFlow } from '../flow/flow-context.tsx';
import type { StepProps } from '../flow/step.ts';
import { Heading } from '../parts/heading.tsx';
import { ActionButton } from '../parts/action-button.tsx';
import { useTexts } from '../texts.tsx';

/** Sets up a second factor, which users can skip if the tenant's policy allows it. */
export function StepScreen({ next }: StepProps<'bind-mfa'>) {
  const { t } = useTexts();
  const flow = useFlow();
  const { event, factors, isFurther, sent } = next;
  const addresses: Partial<Record<MfaFactor, string>> = next.addresses ?? {};
  const [chosen, setChosen] = useState<MfaFactor>();
  const factor = chosen ?? sent?.factor ?? factors[0];
  const screen = factor && secondFactors[factor];
  const name = screen && t(screen.name);
  const reason = next.isForOrganization ? 'bind.required_organization' : 'bind.required';

  async function skip(): Promise<void> {
    await flow.follow((await flow.call(isFurther ? skipMfaSuggestion : skipMfa)).next);
  }

  return (
    <>
      <Heading
        title={t(isFurther ? 'bind.further_title' : 'bind.title')}
        text={isFurther ? t('bind.further_text') : next.isSkippable ? name : t(reason)}
        hasFocus
      />
      {!next.isSkippable && name && <p className="factor-name">{name}</p>}
      {factor && screen?.SetUp && (
        <screen.SetUp
          key={factor}
          event={event}
          address={addresses[factor]}
          sent={sent?.factor === factor ? sent : undefined}
        />
      )}
      <div className="others">
        <FactorChoice factors={factors.filter((each) => each !== factor)} choose={setChosen} />
      </div>
      {next.isSkippable && <ActionButton label={t('bind.skip')} run={skip} />}
    </>
  );
}
