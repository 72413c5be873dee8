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

/** Sends a test message with the text in the editor. `read` returns undefined while it is invalid. */
export function TestText({
  type,
  usage,
  language,
  read,
}: {
  type: MessageType;
  usage: MessageUsage;
  /** The language of a custom text. */
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
  // Connectors that write the texts themselves would send another one.
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
