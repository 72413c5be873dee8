import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { Link } from '@gatehouse/ui/controls/link';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../app/app-context.ts';

const names = ['endpoint', 'discovery', 'issuer', 'management'] as const;

/** URLs for client libraries, with copy buttons. */
export function Addresses() {
  const { t } = useTranslation();
  const { config } = useApp();
  const issuer = `${config.endpoint}/oidc`;
  const addresses: Record<(typeof names)[number], string> = {
    endpoint: config.endpoint,
    discovery: `${issuer}/.well-known/openid-configuration`,
    issuer,
    management: config.managementIndicator,
  };
  return (
    <SettingsSection
      title={t('getStarted.addresses.title')}
      description={
        <>
          {t('getStarted.addresses.description')}{' '}
          <Link href={`${config.endpoint}/api/reference`} external>
            {t('getStarted.addresses.reference')}
          </Link>
        </>
      }
    >
      {names.map((name) => (
        <Field key={name} label={t(`getStarted.addresses.${name}`)} group>
          <CopyText variant="box" value={addresses[name]} label={t(`getStarted.addresses.${name}`)} />
        </Field>
      ))}
    </SettingsSection>
  );
}
