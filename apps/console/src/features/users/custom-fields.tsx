import type { CustomProfileField } from '@gatehouse/contract/custom-profile-fields/custom-profile-fields';
import { listProfileFields } from '@gatehouse/contract/custom-profile-fields/endpoints';
import { placeOf } from '@gatehouse/contract/custom-profile-fields/names';
import { partsOf } from '@gatehouse/contract/custom-profile-fields/values';
import type { updateUser } from '@gatehouse/contract/users/endpoints';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { isRecord } from '../../app/is-record.ts';
import type { Form, ValuesOf } from '../../parts/forms/form-state.ts';
import { CustomFieldInput } from './custom-field-input.tsx';

/**
 * The values of the tenant's own profile fields that are kept in custom data. They are edited here or in the JSON below, which shows the
 * same value. As with the Management API, administrators may set values that users couldn't enter.
 */
export function CustomFields({ form }: { form: Form<ValuesOf<typeof updateUser>> }) {
  const { t } = useTranslation();
  const { data: fields = [] } = useApi(listProfileFields, {});
  const own = fields.filter(({ name }) => placeOf(name) === 'customData' && name !== 'fullname');
  const values: unknown = form.watch('customData');
  if (own.length === 0) return null;
  // While the JSON isn't valid, there are no values to edit.
  const data = isRecord(values) ? values : undefined;
  const set = (name: string, value: unknown): void => {
    const { [name]: _former, ...others } = data ?? {};
    form.setValue('customData', value === undefined ? others : { ...others, [name]: value }, {
      shouldDirty: true,
    });
  };
  return (
    <SettingsSection
      title={t('users.settings.customFields')}
      description={t('users.settings.customFieldsDescription')}
    >
      {own.map((field) => (
        <OwnField
          key={field.name}
          field={field}
          value={data?.[field.name]}
          isDisabled={!data}
          onChange={(value) => set(field.name, value)}
        />
      ))}
    </SettingsSection>
  );
}

/** A field, or the parts of an address or a full name. */
function OwnField(props: {
  field: CustomProfileField;
  value: unknown;
  isDisabled: boolean;
  onChange: (value: unknown) => void;
}) {
  const { field, value, isDisabled, onChange } = props;
  const parts = partsOf(field);
  if (parts.length === 0) return <CustomFieldInput {...props} field={field} />;
  const whole = isRecord(value) ? value : {};
  return parts.map((part) => (
    <CustomFieldInput
      key={part.name}
      field={{ ...part, config: part.config ?? {} }}
      within={field}
      isDisabled={isDisabled}
      value={whole[part.name]}
      onChange={(next) => {
        const { [part.name]: _former, ...others } = whole;
        const changed = next === undefined ? others : { ...others, [part.name]: next };
        onChange(Object.keys(changed).length > 0 ? changed : undefined);
      }}
    />
  ));
}
