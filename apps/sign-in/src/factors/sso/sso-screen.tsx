import { useFlow } from '../../flow/flow-context.tsx';
import type { StepProps } from '../../flow/step.ts';
import { SsoLogo } from '../../parts/sso-logo.tsx';
import { Heading } from '../../parts/heading.tsx';
import { ActionButton } from '../../parts/action-button.tsx';
import { useTexts } from '../../texts.tsx';
import { startSso } from './sso.ts';

/** Starts enterprise SSO for the email address, or lets the user choose between several connectors. */
export function StepScreen({ state, next }: StepProps<'sso'>) {
  const { t } = useTexts();
  const flow = useFlow();
  return (
    <>
      <Heading title={t('sso.title')} text={t('sso.elsewhere')} hasFocus />
      {next.connectors.map((connector, index) => (
        <ActionButton
          key={connector.id}
          label={t('social.continue', { name: connector.connectorName })}
          icon={<SsoLogo connector={connector} />}
          run={() => startSso(flow, state.flowId, [connector])}
          isPrimary={index === 0 && next.connectors.length === 1}
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
