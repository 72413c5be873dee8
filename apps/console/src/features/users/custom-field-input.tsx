import type { CustomProfileField } from '@gatehouse/contract/custom-profile-fields/custom-profile-fields';
import { Field } from '@gatehouse/ui/controls/field';
import { Input } from '@gatehouse/ui/controls/input';
import { NumberInput } from '@gatehouse/ui/controls/number-input';
import { Select } from '@gatehouse/ui/controls/select';
import { Switch } from '@gatehouse/ui/controls/switch';
import { useTranslation } from 'react-i18next';
import { useFieldLabel } from '../../parts/profile-fields/use-field-label.ts';

interface CustomFieldInputProps {
  field: Pick<CustomProfileField, 'name' | 'type' | 'config'> & { label?: string | undefined };
  /** The field that this one is a part of. */
  within?: CustomProfileField;
  value: unknown;
  isDisabled: boolean;
  /** Called with undefined if nothing is entered. */
  onChange: (value: unknown) => void;
}

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The value of a profile field, with the control of its type. */
export function CustomFieldInput({ field, within, value, isDisabled, onChange }: CustomFieldInputProps) {
  const { t } = useTranslation();
  const labelOf = useFieldLabel();
  const { type, config } = field;
  const label = within ? `${labelOf(within)}: ${labelOf(field)}` : labelOf(field);
  if (type === 'Checkbox')
    return (
      <Switch
        label={label}
        disabled={isDisabled}
        checked={String(value) === 'true'}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  const text = toText(value);
  if (type === 'Select') {
    const options = (config.options ?? []).map((option) => ({
      value: option.value,
      label: option.label || option.value,
    }));
    // A value that was an option once stays selectable.
    const former =
      text && options.every((option) => option.value !== text) ? [{ value: text, label: text }] : [];
    return (
      <Field label={label}>
        <Select
          disabled={isDisabled}
          value={text}
          onChange={({ target }) => onChange(target.value || undefined)}
          options={[{ value: '', label: t('users.settings.noValue') }, ...options, ...former]}
        />
      </Field>
    );
  }
  return (
    <Field label={label}>
      {type === 'Number' ? (
        <NumberInput
          step="any"
          disabled={isDisabled}
          value={text}
          onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
        />
      ) : (
        <Input
          disabled={isDisabled}
          value={text}
          placeholder={config.placeholder}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      )}
    </Field>
  );
}
