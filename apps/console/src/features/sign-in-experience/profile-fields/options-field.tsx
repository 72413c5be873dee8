import { Button } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { Input } from '@gatehouse/ui/controls/input';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../../parts/forms/form-state.ts';
import { errorOf } from '../../../parts/forms/fields.tsx';
import type { FieldForm } from './form.ts';
import '../sign-in-experience.css';
import './profile-fields.css';

const name = 'config.options';

/** The options of a list: each a value that is stored, and the label that users see. */
export function OptionsField({ form }: { form: FieldForm }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const label = t('profileFields.options.label');
  useLabel(name, label);
  const { error } = form.getFieldState(name, form.formState);
  // Of the list as a whole, or of its first option that isn't valid.
  const problem = errorOf({ form, name }) ?? (error && t('profileFields.options.wrong'));
  return (
    <Field label={label} help={t('profileFields.options.help')} error={problem} group>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value = [], onChange } }) => {
          const change = (options: typeof value) => {
            onChange(options);
            form.clearErrors(name);
          };
          const add = () => {
            change([...value, { value: '' }]);
            setTimeout(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus());
          };
          return (
            <>
              <ul className="field-options" ref={list} aria-label={label}>
                {value.map((option, index) => (
                  // The position is the option's only identity: its value is what is edited.
                  <li key={index}>
                    <Input
                      mono
                      aria-label={t('profileFields.options.value', { number: index + 1 })}
                      placeholder={t('profileFields.options.valuePlaceholder')}
                      value={option.value}
                      onChange={({ target }) => change(value.with(index, { ...option, value: target.value }))}
                    />
                    <Input
                      aria-label={t('profileFields.options.text', { number: index + 1 })}
                      placeholder={t('profileFields.options.textPlaceholder')}
                      value={option.label ?? ''}
                      onChange={({ target }) =>
                        change(value.with(index, { ...option, label: target.value || undefined }))
                      }
                    />
                    <IconButton
                      size="small"
                      icon={<X />}
                      label={t('profileFields.options.remove', { number: index + 1 })}
                      onClick={() => change(value.toSpliced(index, 1))}
                    />
                  </li>
                ))}
              </ul>
              <Button variant="ghost" icon={<Plus />} className="methods-add" onClick={add}>
                {t('profileFields.options.add')}
              </Button>
            </>
          );
        }}
      />
    </Field>
  );
}
