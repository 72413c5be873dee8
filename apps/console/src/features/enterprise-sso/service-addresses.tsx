import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';

/** Our URLs for the identity provider, each with a copy button. */
export function ServiceAddresses({ addresses }: { addresses: Readonly<Record<string, string>> }) {
  const { t } = useTranslation();
  const names: Record<string, string> = t('enterpriseSso.addresses.names', { returnObjects: true });
  return (
    <SettingsSection
      title={t('enterpriseSso.addresses.title')}
      description={t('enterpriseSso.addresses.description')}
    >
      {Object.entries(addresses).map(([key, value]) => {
        const label = names[key] ?? key;
        return (
          <Field key={key} label={label} group>
            <CopyText variant="box" value={value} label={label} />
          </Field>
        );
      })}
    </SettingsSection>
  );
}
