import { getConnector } from '@gatehouse/contract/connectors/endpoints';
import { startConnectorTest } from '@gatehouse/contract/sign-in-tests/endpoints';
import { useTranslation } from 'react-i18next';
import { DetailsPage } from '../../parts/pages/details-page.tsx';
import { ProviderLogo } from '../../parts/providers/provider-logo.tsx';
import { TestSignIn } from '../../parts/sign-in-tests/test-sign-in.tsx';
import { usePickText } from '../../parts/texts/use-pick-text.ts';
import type { ConnectorsTab } from './connectors-page.tsx';
import { Offered } from './offered.tsx';
import { PlatformTabs } from './platform-tabs.tsx';
import { useRemoval } from './use-removal.ts';
import './connectors.css';

export const SenderDetails = () => <ConnectorDetails tab="passwordless" />;
export const SocialDetails = () => <ConnectorDetails tab="social" />;

/** The page of a connector. */
function ConnectorDetails({ tab }: { tab: ConnectorsTab }) {
  const { t } = useTranslation();
  const pick = usePickText();
  const describeRemoval = useRemoval();
  return (
    <DetailsPage
      endpoint={getConnector}
      list={{ path: `/connectors/${tab}`, label: t('connectors.title') }}
      name={({ name }) => pick(name)}
      renderIcon={(connector) => <ProviderLogo {...connector} size={44} />}
      facts={({ type }) => [t(`connectors.types.${type}`)]}
      tabs={[
        { path: 'settings', label: t('connectors.details.settings') },
        { path: 'general', label: t('connectors.details.general') },
        { path: 'guide', label: t('connectors.details.guide') },
      ]}
      renderAbove={({ type, target, platform, connectorId }) => (
        <>
          {type === 'Social' && <Offered target={target} platform={platform} />}
          <PlatformTabs target={target} kind={connectorId} />
        </>
      )}
      renderActions={({ id, type, platform, name }) =>
        // A native app signs in by itself.
        type === 'Social' &&
        platform !== 'Native' && (
          <TestSignIn endpoint={startConnectorTest} params={{ connectorId: id }} name={pick(name)} />
        )
      }
      removal={describeRemoval}
    />
  );
}
