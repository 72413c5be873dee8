import { Field } from '@gatehouse/ui/field';
import { Textarea } from '@gatehouse/ui/textarea';
import { useState, type ReactNode } from 'react';
import { Controller, get, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLabel, type Form } from './form-state.ts';
import { parseJsonObject } from './json-problem.ts';

export interface JsonFieldProps<Values extends FieldValues> {
  form: Form<Values>;
  /** A field that holds an object. */
  name: Path<Values>;
  label: string;
  help?: ReactNode;
}

/** An object of the customer's own, written as JSON. What is no JSON stays as it is typed and is refused with its line. */
export function JsonField<Values extends FieldValues>({ form, name, label, help }: JsonFieldProps<Values>) {
  const { t } = useTranslation();
  useLabel(name, label);
  const refusal = get(form.formState.errors, name) as { message?: string } | undefined;

  function describe(value: unknown): string | undefined {
    if (typeof value !== 'string') return refusal?.message;
    const result = parseJsonObject(value);
    if ('value' in result) return undefined;
    const { problem } = result;
    return problem.kind === 'syntax' ? t('parts.json.syntax', problem) : t('parts.json.noObject');
  }
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Field label={label} help={help} error={refusal && describe(value)}>
          <JsonText value={value as unknown} onChange={onChange} onBlur={onBlur} ref={ref} />
        </Field>
      )}
    />
  );
}

interface JsonTextProps {
  value: unknown;
  /** The object, or the text as long as it is none. */
  onChange: (value: unknown) => void;
  onBlur: () => void;
  ref: (element: HTMLTextAreaElement | null) => void;
}

function JsonText({ value, onChange, onBlur, ref }: JsonTextProps) {
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  // What was typed is shown as it was, spaces and all, until the value is another one: saved, or discarded.
  const text = typed && typed.value === value ? typed.text : write(value);
  return (
    <Textarea
      mono
      rows={6}
      ref={ref}
      value={text}
      onBlur={onBlur}
      onChange={(event) => {
        const result = parseJsonObject(event.target.value);
        const next = 'value' in result ? result.value : event.target.value;
        setTyped({ text: event.target.value, value: next });
        onChange(next);
      }}
    />
  );
}

const write = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);
