import { type FormItem, secretMask } from '@gatehouse/contract/connectors/connectors';
import { Button } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { Input } from '@gatehouse/ui/controls/input';
import { NumberInput } from '@gatehouse/ui/controls/number-input';
import { PasswordInput } from '@gatehouse/ui/controls/password-input';
import { Select } from '@gatehouse/ui/controls/select';
import { Textarea } from '@gatehouse/ui/controls/textarea';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorOf, FormSwitch, FormText } from '../forms/fields.tsx';
import { useLabel } from '../forms/form-state.ts';
import { JsonField } from '../forms/json-field.tsx';
import { ConfigAlternatives } from './config-alternatives.tsx';
import { useConfigForm, type ConfigForm } from './config-form.ts';
import { TextFile } from './text-file.tsx';

/** The settings of a connector, as its factory declares them. */
export function ConfigFields({ items }: { items: readonly FormItem[] }) {
  const form = useConfigForm();
  const config = useWatch({ control: form.control, name: 'config' }) ?? {};
  const draw = (item: FormItem) => <ConfigField key={item.key} form={form} item={item} />;
  const shown = items.filter(({ showConditions = [] }) =>
    showConditions.every(({ targetKey, expectValue }) => config[targetKey] === expectValue),
  );
  return shown.map((item, index) => {
    const choice = item.alternative?.of;
    if (choice === undefined) return draw(item);
    // The first of the alternatives draws all of them.
    if (shown.findIndex(({ alternative }) => alternative?.of === choice) < index) return null;
    return (
      <ConfigAlternatives
        key={choice}
        label={choice}
        items={items.filter(({ alternative }) => alternative?.of === choice)}
      >
        {draw}
      </ConfigAlternatives>
    );
  });
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
          // No placeholder if an option has an empty value.
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
  const name = `config.${key}` as const;
  useLabel(name, label);
  return (
    <Field
      label={label}
      help={description}
      optional={isOptional(item)}
      error={errorOf({ form, name })}
      aside={aside}
    >
      {children}
    </Field>
  );
}

/** A secret is never shown again. A mask stands for the saved one until it is replaced. */
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

/** Whether the field can be empty. Settings with a default start with a value. */
const isOptional = ({ required, defaultValue }: FormItem): boolean => !required && defaultValue === undefined;
