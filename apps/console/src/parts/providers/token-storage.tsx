import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { Banner } from '@gatehouse/ui/states/banner';
import { type FieldValues, type Path, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSwitch } from '../forms/fields.tsx';
import type { Form } from '../forms/form-state.ts';

interface TokenStorageProps<Values extends FieldValues> {
  form: Form<Values>;
  name: Path<Values>;
  /** Whether the connector stores tokens now. */
  isStored: boolean;
}

/** Whether a connector stores the tokens that its provider issues for users. */
export function TokenStorage<Values extends FieldValues>({
  form,
  name,
  isStored,
}: TokenStorageProps<Values>) {
  const { t } = useTranslation();
  const isOn: unknown = useWatch({ control: form.control, name });
  return (
    <SettingsSection title={t('parts.tokenStorage.title')} description={t('parts.tokenStorage.description')}>
      <FormSwitch
        form={form}
        name={name}
        label={t('parts.tokenStorage.label')}
        help={t('parts.tokenStorage.help')}
      />
      {isStored && isOn === false && <Banner tone="warning">{t('parts.tokenStorage.deletes')}</Banner>}
    </SettingsSection>
  );
}
