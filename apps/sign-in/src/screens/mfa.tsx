import type { MfaFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { useState } from 'react';
import { FactorChoice } from '../factors/factor-choice.tsx';
import { secondFactors } from '../factors/second-factors.ts';
import { useFlow } from '../flow/flow-context.tsx';
import { useOneAtATime } from '../flow/one-at-a-time.tsx';
import type { StepProps } from '../flow/step.ts';
import { Heading } from '../parts/heading.tsx';
import { useTexts } from '../texts.tsx';

/** Asks for the account's preferred second factor, or the one whose code was sent, and offers the others below. */
export function StepScreen({ next }: StepProps<'mfa'>) {
  const { t } = useTexts();
  const { leave } = useFlow();
  const { isBusy, run } = useOneAtATime();
  const { event, factors } = next;
  const addresses: Partial<Record<MfaFactor, string>> = next.addresses ?? {};
  const [chosen, setChosen] = useState<MfaFactor>();
  const factor = chosen ?? next.sent?.factor ?? factors[0];
  const screen = factor && secondFactors[factor];
  const address = factor && addresses[factor];
  const sent = next.sent?.factor === factor ? next.sent : undefined;
  return (
    <>
      <Heading
        key={`${factor} title`}
        title={t('mfa.title')}
        text={sent ? undefined : t(screen?.text ?? 'mfa.none_text', { address: address ?? '' })}
        hasFocus={!screen || (screen.isPressed && !sent)}
      />
      {screen && <screen.Verify key={factor} event={event} address={address} sent={sent} />}
      <div className="others">
        <FactorChoice factors={factors.filter((each) => each !== factor)} choose={setChosen} />
        <button
          type="button"
          className="link"
          aria-disabled={isBusy || undefined}
          onClick={() => void run(leave)}
        >
          {t('consent.switch')}
        </button>
      </div>
    </>
  );
}
