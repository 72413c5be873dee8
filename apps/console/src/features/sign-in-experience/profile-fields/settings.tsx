import { customDateFormat, dateFormats } from '@gatehouse/contract/custom-profile-fields/dates';
import type { ProfileFieldType } from '@gatehouse/contract/custom-profile-fields/names';
import { Field } from '@gatehouse/ui/controls/field';
import { NumberInput } from '@gatehouse/ui/controls/number-input';
import type { Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorOf, FormSelect, FormSwitch, FormText } from '../../../parts/forms/fields.tsx';
import { useLabel } from '../../../parts/forms/form-state.ts';
import type { FieldForm, FieldValues } from './form.ts';
import { OptionsField } from './options-field.tsx';
import { PartsField } from './parts-field.tsx';

interface SettingsProps {
  form: FieldForm;
  type: ProfileFieldType;
}

/** How pages show a field: label, help text and whether it must be filled in. */
export function LabelSettings({ form, type, placeholder }: SettingsProps & { placeholder: string }) {
  const { t } = useTranslation();
  return (
    <>
      <FormText
        form={form}
        name="label"
        whenEmpty="absent"
        label={t('profileFields.label')}
        help={t('profileFields.labelHelp')}
        placeholder={placeholder}
        autoComplete="off"
      />
      <FormText
        form={form}
        name="description"
        whenEmpty="absent"
        label={t('profileFields.description')}
        help={t('profileFields.descriptionHelp')}
        autoComplete="off"
      />
      {type !== 'Checkbox' && <FormSwitch form={form} name="required" label={t('profileFields.required')} />}
    </>
  );
}

/** What users can enter, by the type of the field. */
export function ValueSettings({ form, type }: SettingsProps) {
  const { t } = useTranslation();
  const count = (name: Path<FieldValues>, key: 'minLength' | 'maxLength' | 'minValue' | 'maxValue') => (
    <CountField form={form} name={name} label={t(`profileFields.${key}`)} isAny={key.endsWith('Value')} />
  );
  const placeholder = ['Text', 'Number', 'Url', 'Regex'].includes(type) && (
    <FormText
      form={form}
      name="config.placeholder"
      whenEmpty="absent"
      label={t('profileFields.placeholder')}
      help={t('profileFields.placeholderHelp')}
      autoComplete="off"
    />
  );
  return (
    <>
      {type === 'Text' && (
        <>
          {count('config.minLength', 'minLength')}
          {count('config.maxLength', 'maxLength')}
        </>
      )}
      {type === 'Number' && (
        <>
          {count('config.minValue', 'minValue')}
          {count('config.maxValue', 'maxValue')}
        </>
      )}
      {type === 'Date' && <DateFormat form={form} />}
      {type === 'Checkbox' && (
        <FormSelect
          form={form}
          name="config.defaultValue"
          label={t('profileFields.defaultValue')}
          options={(['true', 'false'] as const).map((value) => ({
            value,
            label: t(`profileFields.defaults.${value}`),
          }))}
        />
      )}
      {type === 'Select' && <OptionsField form={form} />}
      {type === 'Regex' && (
        <FormText
          form={form}
          name="config.format"
          label={t('profileFields.pattern')}
          help={t('profileFields.patternHelp')}
          placeholder="^[A-Z]{2}[0-9]{9}$"
          autoComplete="off"
          mono
        />
      )}
      {(type === 'Address' || type === 'Fullname') && <PartsField form={form} />}
      {placeholder}
    </>
  );
}

function DateFormat({ form }: { form: FieldForm }) {
  const { t } = useTranslation();
  return (
    <>
      <FormSelect
        form={form}
        name="config.format"
        label={t('profileFields.dateFormat')}
        help={t('profileFields.dateFormatHelp')}
        options={[
          ...dateFormats.map((value) => ({ value, label: value })),
          { value: customDateFormat, label: t('profileFields.customFormat') },
        ]}
      />
      {form.watch('config.format') === customDateFormat && (
        <FormText
          form={form}
          name="config.customFormat"
          whenEmpty="absent"
          optional={false}
          label={t('profileFields.customFormat')}
          help={t('profileFields.customFormatHelp')}
          placeholder="d.M.yyyy"
          autoComplete="off"
          mono
        />
      )}
    </>
  );
}

function CountField(props: { form: FieldForm; name: Path<FieldValues>; label: string; isAny: boolean }) {
  const { form, name, label, isAny } = props;
  useLabel(name, label);
  return (
    <Field label={label} optional error={errorOf({ form, name })}>
      <NumberInput
        min={isAny ? undefined : 0}
        step={isAny ? 'any' : undefined}
        {...form.register(name, {
          setValueAs: (value: unknown) =>
            value === '' || value === null || value === undefined ? undefined : Number(value),
        })}
      />
    </Field>
  );
}
