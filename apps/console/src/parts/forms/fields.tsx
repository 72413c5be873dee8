import { Field } from '@gatehouse/ui/controls/field';
import { RadioGroup, type RadioGroupProps } from '@gatehouse/ui/controls/radio-group';
import { Select, type SelectOption } from '@gatehouse/ui/controls/select';
import { Switch } from '@gatehouse/ui/controls/switch';
import { TextField, type TextFieldProps } from '@gatehouse/ui/controls/text-field';
import type { ReactNode } from 'react';
import { Controller, get, type FieldValues, type Path } from 'react-hook-form';
import { useLabel, type Form } from './form-state.ts';

interface FormFieldProps<Values extends FieldValues> {
  form: Form<Values>;
  name: Path<Values>;
  label: string;
  help?: ReactNode;
}

/** What is wrong with a field. */
export const errorOf = <Values extends FieldValues>({
  form,
  name,
}: {
  form: Form<Values>;
  name: Path<Values>;
}) => (get(form.formState.errors, name) as { message?: string } | undefined)?.message;

/** What an empty field means: that there is none (null on the wire), or that nothing is said. By default the empty text. */
type WhenEmpty = 'null' | 'absent' | undefined;

/** What a register of a text field makes of the empty text. */
export const readText = (whenEmpty: WhenEmpty) =>
  whenEmpty && {
    setValueAs: (value: unknown) => (value === '' ? (whenEmpty === 'null' ? null : undefined) : value),
  };

type TextProps<Values extends FieldValues> = FormFieldProps<Values> &
  Omit<TextFieldProps, 'name' | 'label' | 'form' | 'error' | 'ref'> & { whenEmpty?: WhenEmpty };

/** A line of text. */
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

/** On or off. */
export function FormSwitch<Values extends FieldValues>({ form, name, label, help }: FormFieldProps<Values>) {
  useLabel(name, label);
  return <Switch label={label} help={errorOf({ form, name }) ?? help} {...form.register(name)} />;
}

/** One of many. */
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

/** One of a few, each explained. */
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
