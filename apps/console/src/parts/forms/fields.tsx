import { Field } from '@gatehouse/ui/controls/field';
import { RadioGroup, type RadioGroupProps } from '@gatehouse/ui/controls/radio-group';
import { Select, type SelectOption } from '@gatehouse/ui/controls/select';
import { Switch } from '@gatehouse/ui/controls/switch';
import { TextField, type TextFieldProps } from '@gatehouse/ui/controls/text-field';
import type { ReactNode } from 'react';
import { Controller, type FieldValues, type Path } from 'react-hook-form';
import { useLabel, type Form } from './form-state.ts';

interface FormFieldProps<Values extends FieldValues> {
  form: Form<Values>;
  name: Path<Values>;
  label: string;
  help?: ReactNode;
}

/** The error message of a field. */
export const errorOf = <Values extends FieldValues>({
  form,
  name,
}: {
  form: Form<Values>;
  name: Path<Values>;
}): string | undefined => form.getFieldState(name, form.formState).error?.message;

/** What an empty field is sent as: null, or not at all. By default the empty string. */
type WhenEmpty = 'null' | 'absent' | undefined;

/** Options for `register` of a text field that can be empty. */
export const readText = (whenEmpty: WhenEmpty) =>
  whenEmpty && {
    setValueAs: (value: unknown) => (value === '' ? (whenEmpty === 'null' ? null : undefined) : value),
  };

type TextProps<Values extends FieldValues> = FormFieldProps<Values> &
  Omit<TextFieldProps, 'name' | 'label' | 'form' | 'error' | 'ref'> & { whenEmpty?: WhenEmpty };

/** A text field. */
export function FormText<Values extends FieldValues>({ form, name, whenEmpty, ...field }: TextProps<Values>) {
  useLabel(name, field.label);
  return (
    <TextField
      {...field}
      optional={field.optional ?? whenEmpty !== undefined}
      error={errorOf({ form, name })}
      {...form.register(name, readText(whenEmpty))}
    />
  );
}

/** A switch. */
export function FormSwitch<Values extends FieldValues>({ form, name, label, help }: FormFieldProps<Values>) {
  useLabel(name, label);
  return <Switch label={label} help={errorOf({ form, name }) ?? help} {...form.register(name)} />;
}

/** A select. */
export function FormSelect<Values extends FieldValues>({
  form,
  name,
  label,
  help,
  options,
}: FormFieldProps<Values> & { options: readonly SelectOption[] }) {
  useLabel(name, label);
  return (
    <Field label={label} help={help} error={errorOf({ form, name })}>
      <Select options={options} {...form.register(name)} />
    </Field>
  );
}

/** Radio buttons with explanations. */
export function FormRadios<Values extends FieldValues>({
  form,
  name,
  label,
  help,
  options,
  variant,
}: FormFieldProps<Values> & Pick<RadioGroupProps<string>, 'options' | 'variant'>) {
  useLabel(name, label);
  return (
    <Field label={label} help={help} group error={errorOf({ form, name })}>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, onChange } }) => (
          <RadioGroup options={options} variant={variant} value={value} onChange={onChange} />
        )}
      />
    </Field>
  );
}
