import type { MessageType, MessageUsage } from '@gatehouse/contract/connectors/connectors';
import { listConnectors } from '@gatehouse/contract/connectors/endpoints';
import type { EmailTemplateDetails } from '@gatehouse/contract/connectors/email-templates';
import { ButtonLink } from '@gatehouse/ui/controls/button';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../app/api/use-api.ts';
import { useTenantPath } from '../../../app/tenant.ts';
import { SendTest } from '../test-message.tsx';
import { hasTexts } from './sms-texts.ts';

/** Sends the text as it stands in its editor, by the connector that sends all of them. `read` answers undefined while it is none. */
export function TestText({
  type,
  usage,
  language,
  read,
}: {
  type: MessageType;
  usage: MessageUsage;
  /** That the text is written in, where it is one’s own for a language. */
  language?: string;
  read: () => Promise<(Omit<EmailTemplateDetails, 'subject'> & { subject?: string }) | undefined>;
}) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { data } = useApi(listConnectors, {});
  const connector = data?.find((each) => each.type === type);
  const about = {
    title: t('connectors.test.text.title'),
    description: t(`connectors.test.text.description.${type}`),
  };
  // What writes its texts itself would send another.
  if (!data || (connector && !hasTexts(connector))) return null;
  if (!connector)
    return (
      <SettingsSection title={about.title} description={t('connectors.test.text.nothing')}>
        <div>
          <ButtonLink href={path('/connectors/passwordless/create/email')}>
            {t('connectors.test.text.setUp')}
          </ButtonLink>
        </div>
      </SettingsSection>
    );
  return (
    <SendTest
      {...about}
      factoryId={connector.connectorId}
      type={type}
      wrong={t('connectors.test.text.wrong')}
      prepare={async () => {
        const template = await read();
        return (
          template && { config: connector.config, usage, template, ...(language ? { locale: language } : {}) }
        );
      }}
      place={() => false}
    />
  );
}
