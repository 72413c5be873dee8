import type { ConnectorPlatform } from '@gatehouse/contract/connectors/connectors';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../app/app-context.ts';

interface CallbackAddressProps {
  id: string;
  kind: string;
  platform: ConnectorPlatform | null;
}

/** The callback URL for the provider's settings. */
export function CallbackAddress({ id, kind, platform }: CallbackAddressProps) {
  const { t } = useTranslation();
  const { endpoint } = useApp().config;
  const consumer = `${endpoint}/api/authn/saml/${id}`;
  // The provider responds to the native app directly.
  if (platform === 'Native') return null;
  if (kind !== 'saml')
    return (
      <Address
        title={t('connectors.callback.title')}
        help={t('connectors.callback.description')}
        value={`${endpoint}/callback/${id}`}
      />
    );
  return (
    <>
      <Address
        title={t('connectors.callback.consumer.title')}
        help={t('connectors.callback.consumer.description')}
        value={consumer}
      />
      <Address
        title={t('connectors.callback.metadata.title')}
        help={t('connectors.callback.metadata.description')}
        value={`${consumer}/metadata`}
      />
    </>
  );
}

function Address({ title, help, value }: { title: string; help: string; value: string }) {
  return (
    <Field label={title} help={help} group>
      <CopyText variant="box" value={value} label={title} />
    </Field>
  );
}
