import { type FormItem, secretMask } from '@gatehouse/contract/connectors/connectors';
import { Button } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { Input } from '@gatehouse/ui/controls/input';
import { NumberInput } from '@gatehouse/ui/controls/number-input';
import { PasswordInput } from '@gatehouse/ui/controls/password-input';
import { Select } from '@gatehouse/ui/controls/select';
import { Textarea } from '@gatehouse/ui/controls/textarea';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { get } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSwitch, FormText } from '../forms/fields.tsx';
import { useLabel } from '../forms/form-state.ts';
import { JsonField } from '../forms/json-field.tsx';
import type { ConfigForm } from './config-form.ts';
import { TextFile } from './text-file.tsx';

/** The settings of a kind of connector, as it declares them. */
export function ConfigFields({ form, items }: { form: ConfigForm; items: readonly FormItem[] }) {
  return items.map((item) => <ConfigField key={item.key} form={form} item={item} />);
}

interface ConfigFieldProps {
  form: ConfigForm;
  item: FormItem;
}

function ConfigField({ form, item }: ConfigFieldProps) {
  const { key, type, label, description: help, placeholder, isConfidential } = item;
  const name = `config.${key}` as const;
  if (isConfidential) return <SecretField form={form} item={item} />;
  if (type === 'Switch') return <FormSwitch form={form} name={name} label={label} help={help} />;
  if (type === 'Json')
    return <JsonField form={form} name={name} label={label} help={help} placeholder={placeholder} anyValue />;
  if (type === 'Text')
    return (
      <FormText
        form={form}
        name={name}
        label={label}
        help={help}
        placeholder={placeholder}
        optional={isOptional(item)}
        autoComplete="off"
      />
    );
  const file = type === 'MultilineText' && (
    <TextFile
      label={label}
      onRead={(text) => {
        form.setValue(name, text, { shouldDirty: true });
        form.clearErrors(name);
      }}
      onRefused={(message) => form.setError(name, { message })}
    />
  );
  return (
    <ItemField form={form} item={item} aside={file}>
      {type === 'Select' && (
        <Select
          options={(item.selectItems ?? []).map(({ value, title }) => ({ value, label: title }))}
          // An empty value that can be chosen must not be hidden behind the one that cannot.
          placeholder={item.selectItems?.some(({ value }) => value === '') ? undefined : ''}
          {...form.register(name)}
        />
      )}
      {type === 'Number' && (
        <NumberInput
          placeholder={placeholder}
          {...form.register(name, {
            setValueAs: (value: unknown) => (value === '' ? value : Number(value)),
          })}
        />
      )}
      {type === 'MultilineText' && (
        <Textarea mono rows={6} placeholder={placeholder} {...form.register(name)} />
      )}
    </ItemField>
  );
}

function ItemField({
  form,
  item,
  aside,
  children,
}: ConfigFieldProps & { aside?: ReactNode; children: ReactNode }) {
  const { key, label, description } = item;
  const name = `config.${key}`;
  useLabel(name, label);
  const error = get(form.formState.errors, name) as { message?: string } | undefined;
  return (
    <Field label={label} help={description} optional={isOptional(item)} error={error?.message} aside={aside}>
      {children}
    </Field>
  );
}

/** A secret is never shown again. What is saved stands behind a mask until somebody replaces it. */
function SecretField({ form, item }: ConfigFieldProps) {
  const { t } = useTranslation();
  const { key, label, placeholder, type } = item;
  const name = `config.${key}` as const;
  const isMasked = form.watch(name) === secretMask;
  const [isReplaced, setReplaced] = useState(false);
  const input = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isReplaced && !isMasked) input.current?.focus();
  }, [isReplaced, isMasked]);
  const { ref, ...field } = form.register(name);
  const wired = {
    ...field,
    placeholder,
    ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      input.current = element;
      ref(element);
    },
  };

  function replace() {
    setReplaced(true);
    form.setValue(name, '', { shouldDirty: true });
  }
  return (
    <ItemField form={form} item={item}>
      {isMasked && (
        <Input
          mono
          readOnly
          value={secretMask}
          end={
            <Button
              size="small"
              variant="ghost"
              onClick={replace}
              aria-label={t('parts.secret.replaceOf', { name: label })}
            >
              {t('parts.secret.replace')}
            </Button>
          }
        />
      )}
      {!isMasked && type === 'MultilineText' && <Textarea mono rows={6} {...wired} />}
      {!isMasked && type !== 'MultilineText' && <PasswordInput autoComplete="new-password" {...wired} />}
    </ItemField>
  );
}

/** May be left empty. What something is assumed for has a value to begin with. */
const isOptional = ({ required, defaultValue }: FormItem): boolean => !required && defaultValue === undefined;
