import { useFlow } from '../../flow/flow-context.tsx';
import type { StepProps } from '../../flow/steps.ts';
import { Heading } from '../../parts/heading.tsx';
import { OtherWay } from '../../parts/other-way.tsx';
import { useTexts } from '../../texts.tsx';
import { goToCompany } from './sso.ts';

/** The page’s policy loads no pictures from elsewhere: those of companies are not named before somebody comes from one. */
const isOurs = (logo: string): boolean => logo.startsWith('data:') || logo.startsWith(`${location.origin}/`);

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
          icon={isOurs(connector.logo) && <img src={connector.logo} alt="" width={20} height={20} />}
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
