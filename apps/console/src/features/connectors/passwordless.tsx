import { listConnectors } from '@gatehouse/contract/connectors/endpoints';
import { getInboxState } from '@gatehouse/contract/connectors/inbox-endpoints';
import { getSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useCan } from '../../app/use-can.ts';
import { Failed } from '../../parts/pages/failed.tsx';
import { ConnectorsPage } from './connectors-page.tsx';
import { Sender } from './sender.tsx';
import { listUses } from './uses.ts';

/** How email and SMS are sent now. */
export function PasswordlessConnectors() {
  return (
    <ConnectorsPage tab="passwordless">
      <Senders />
    </ConnectorsPage>
  );
}

function Senders() {
  const { t } = useTranslation();
  const locale = useLocale();
  const enabled = useCan('read:data');
  const connectors = useApi(listConnectors, {}, { enabled });
  const inbox = useApi(getInboxState, {}, { enabled });
  const { data: experience } = useApi(getSignInExperience, {}, { enabled });
  const error = connectors.error ?? inbox.error;
  if (!enabled) return <ForbiddenState permission="read:data" who={t('app.forbidden.who')} />;
  if (error) {
    const retry = () => [connectors, inbox].forEach((read) => read.error && read.retry());
    return <Failed error={error} onRetry={retry} />;
  }
  const list = new Intl.ListFormat(locale);
  return (['Email', 'Sms'] as const).map((type) => {
    const connector = connectors.data?.find((each) => each.type === type);
    const canSend = connector !== undefined || inbox.data?.isEnabled === true;
    const uses = experience
      ? listUses(type, experience, { canSend }).map((use) => t(`connectors.uses.${use}`))
      : [];
    const help = t(`connectors.sender.${type}.help`);
    const used = uses.length > 0 && t(`connectors.sender.${type}.usedFor`, { uses: list.format(uses) });
    return (
      <SettingsSection
        key={type}
        title={t(`connectors.types.${type}`)}
        description={used ? `${help} ${used}` : help}
      >
        <Sender
          type={type}
          connector={connector}
          isInboxEnabled={inbox.data?.isEnabled}
          isLoading={!connectors.data || !inbox.data}
        />
      </SettingsSection>
    );
  });
}
