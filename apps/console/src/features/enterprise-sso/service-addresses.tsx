import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { useTranslation } from 'react-i18next';

/** Our URLs for the identity provider, each with a copy button. */
export function ServiceAddresses({ addresses }: { addresses: Readonly<Record<string, string>> }) {
  const { t } = useTranslation();
  const names: Record<string, string> = t('enterpriseSso.addresses.names', { returnObjects: true });
  return Object.entries(addresses).map(([key, value]) => {
    const label = names[key] ?? key;
    return (
      <Field key={key} label={label} group>
        <CopyText variant="box" value={value} label={label} />
      </Field>
    );
  });
}
