import { getProfileField } from '@gatehouse/contract/custom-profile-fields/endpoints';
import { placeOf } from '@gatehouse/contract/custom-profile-fields/names';
import { Field } from '@gatehouse/ui/controls/field';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { SettingsForm } from '../../../parts/forms/settings-form.tsx';
import { useDetails } from '../../../parts/pages/details-page.tsx';
import { errorFieldsOf, replaceForm, valuesOf } from './form.ts';
import { LabelSettings, ValueSettings } from './settings.tsx';
import { useFieldLabel } from '../../../parts/profile-fields/use-field-label.ts';

/** The settings of a profile field. Its name and type can't be changed. */
export function ProfileFieldSettings() {
  const { t } = useTranslation();
  const labelOf = useFieldLabel();
  const field = useDetails(getProfileField);
  const { name, type } = field;
  return (
    <SettingsForm
      endpoint={replaceForm}
      params={{ name }}
      values={valuesOf(field)}
      errorFields={errorFieldsOf(type)}
      isReplaced
    >
      {(form) => (
        <>
          <SettingsSection
            title={t('profileFields.sections.label')}
            description={t('profileFields.sections.labelText')}
          >
            <LabelSettings form={form} type={type} placeholder={labelOf({ name })} />
          </SettingsSection>
          <SettingsSection
            title={t('profileFields.sections.value')}
            description={t('profileFields.sections.valueText')}
          >
            <Field label={t('profileFields.place')} group>
              <p>{t(`profileFields.places.${placeOf(name)}`, { name })}</p>
            </Field>
            <ValueSettings form={form} type={type} />
          </SettingsSection>
        </>
      )}
    </SettingsForm>
  );
}
