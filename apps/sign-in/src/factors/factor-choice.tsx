import type { MfaFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { secondFactors } from './second-factors.ts';
import { useTexts } from '../texts.tsx';

/** Links to the other second factors. */
export function FactorChoice(props: { factors: MfaFactor[]; choose: (factor: MfaFactor) => void }) {
  const { factors, choose } = props;
  const { t } = useTexts();
  return factors.map((factor) => (
    <button key={factor} type="button" className="link" onClick={() => choose(factor)}>
      {t(secondFactors[factor].name)}
    </button>
  ));
}
