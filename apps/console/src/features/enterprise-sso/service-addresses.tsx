import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { useTranslation } from 'react-i18next';

/** What the identity provider has to be told of us, each to be copied. */
export function ServiceAddresses({ addresses }: { addresses: Readonly<Record<string, string>> }) {
  const { t } = useTranslation();
  const names = t('enterpriseSso.addresses.names', { returnObjects: true }) as Record<string, string>;
  return Object.entries(addresses).map(([key, value]) => {
    const label = names[key] ?? key;
    return (
      <Field key={key} label={label} group>
        <CopyText variant="box" value={value} label={label} />
      </Field>
    );
  });
}
