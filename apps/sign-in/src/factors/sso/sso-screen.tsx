import { useFlow } from '../../flow/flow-context.tsx';
import type { StepProps } from '../../flow/steps.ts';
import { CompanyLogo } from '../../parts/company-logo.tsx';
import { Heading } from '../../parts/heading.tsx';
import { OtherWay } from '../../parts/other-way.tsx';
import { useTexts } from '../../texts.tsx';
import { goToCompany } from './sso.ts';

/** The company of an address has a sign-in of its own: goes there, or to one of several. */
export function StepScreen({ state, next }: StepProps<'sso'>) {
  const { t } = useTexts();
  const flow = useFlow();
  return (
    <>
      <Heading title={t('sso.title')} text={t('sso.elsewhere')} hasFocus />
      {next.connectors.map((connector, index) => (
        <OtherWay
          key={connector.id}
          label={t('social.continue', { name: connector.connectorName })}
          icon={<CompanyLogo company={connector} />}
          go={() => goToCompany(flow, state.flowId, [connector])}
          isFirst={index === 0 && next.connectors.length === 1}
        />
      ))}
      <p className="others">
        <button type="button" className="link" onClick={flow.startOver}>
          {t('consent.switch')}
        </button>
      </p>
    </>
  );
}
