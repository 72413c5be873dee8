import { Field, type FieldProps } from './field.tsx';
import { Input, type InputProps } from './input.tsx';

export type TextFieldProps = Omit<FieldProps, 'children' | 'group' | 'className'> & InputProps;

/** A Field with an Input. */
export function TextField({
  label,
  help,
  error,
  warning,
  optional,
  hideLabel,
  aside,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, help, error, warning, optional, hideLabel, aside, className }}>
      <Input {...input} />
    </Field>
  );
}
