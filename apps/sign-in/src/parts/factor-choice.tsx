import { factorNames, type SecondFactor } from '../factors/second-factors.ts';
import { useTexts } from '../texts.tsx';

/** The other second factors, under the one that is asked for. */
export function FactorChoice(props: { factors: SecondFactor[]; choose: (factor: SecondFactor) => void }) {
  const { factors, choose } = props;
  const { t } = useTexts();
  return factors.map((factor) => (
    <button key={factor} type="button" className="link" onClick={() => choose(factor)}>
      {t(factorNames[factor])}
    </button>
  ));
}
