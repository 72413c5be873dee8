import { Checkbox } from '@gatehouse/ui/controls/checkbox';
import { Field } from '@gatehouse/ui/controls/field';
import { Input } from '@gatehouse/ui/controls/input';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../../parts/forms/form-state.ts';
import { errorOf } from '../../../parts/forms/fields.tsx';
import type { FieldForm } from './form.ts';
import { useFieldLabel } from '../../../parts/profile-fields/use-field-label.ts';
import './profile-fields.css';

const name = 'config.parts';

/** The parts of an address or a full name: which are asked for, with which label, and whether each is required. */
export function PartsField({ form }: { form: FieldForm }) {
  const { t } = useTranslation();
  const labelOf = useFieldLabel();
  const label = t('profileFields.parts.label');
  useLabel(name, label);
  return (
    <Field label={label} help={t('profileFields.parts.help')} error={errorOf({ form, name })} group>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value = [], onChange } }) => {
          const change = (index: number, next: Partial<(typeof value)[number]>) => {
            onChange(value.map((part, at) => (at === index ? { ...part, ...next } : part)));
            form.clearErrors(name);
          };
          return (
            <ul className="field-parts" aria-label={label}>
              {value.map((part, index) => {
                const own = labelOf({ name: part.name });
                return (
                  <li key={part.name}>
                    <Checkbox
                      label={own}
                      checked={part.enabled}
                      onChange={({ target }) => change(index, { enabled: target.checked })}
                    />
                    {part.enabled && (
                      <>
                        <Input
                          aria-label={t('profileFields.parts.text', { name: own })}
                          placeholder={own}
                          value={part.label ?? ''}
                          onChange={({ target }) => change(index, { label: target.value || undefined })}
                        />
                        <Checkbox
                          label={t('profileFields.parts.required')}
                          aria-label={t('profileFields.parts.requiredOf', { name: own })}
                          checked={part.required}
                          onChange={({ target }) => change(index, { required: target.checked })}
                        />
                      </>
                    )}
                  </li>
                );
              })}
            </ul>
          );
        }}
      />
    </Field>
  );
}
