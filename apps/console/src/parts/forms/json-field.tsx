import { Field } from '@gatehouse/ui/controls/field';
import { Textarea } from '@gatehouse/ui/controls/textarea';
import { useState, type ReactNode } from 'react';
import { Controller, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorOf } from './fields.tsx';
import { useLabel, type Form } from './form-state.ts';
import { parseJson, parseJsonObject } from './json-problem.ts';

export interface JsonFieldProps<Values extends FieldValues> {
  form: Form<Values>;
  /** A field that holds an object. */
  name: Path<Values>;
  label: string;
  help?: ReactNode;
  /** Lists and an empty field are allowed, too. */
  anyValue?: boolean;
  /** An empty field is sent as no value at all. Errors of parts of the value are shown, too. */
  whenEmpty?: 'absent';
  placeholder?: string;
}

/** A JSON object. Invalid JSON is kept as typed, with an error that names the line. */
export function JsonField<Values extends FieldValues>(props: JsonFieldProps<Values>) {
  const { form, name, label, help, anyValue = false, whenEmpty, placeholder } = props;
  const parse = whenEmpty ? parseOptional : anyValue ? parseAny : parseJsonObject;
  const { t } = useTranslation();
  useLabel(name, label);
  const refusal =
    errorOf({ form, name }) ?? (whenEmpty && findRefusal(form.getFieldState(name, form.formState).error, ''));

  function describe(value: unknown): string | undefined {
    if (typeof value !== 'string') return refusal;
    const result = parse(value);
    if ('value' in result) return anyValue || whenEmpty ? refusal : undefined;
    const { problem } = result;
    return problem.kind === 'syntax' ? t('parts.json.syntax', problem) : t('parts.json.noObject');
  }
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Field label={label} help={help} optional={anyValue} error={refusal && describe(value)}>
          <JsonText
            value={value}
            parse={parse}
            placeholder={placeholder}
            onChange={onChange}
            onBlur={onBlur}
            ref={ref}
          />
        </Field>
      )}
    />
  );
}

/** An empty text is kept as it is. */
const parseAny = (text: string): ReturnType<typeof parseJson> =>
  text.trim() === '' ? { value: '' } : parseJson(text);

const parseOptional = (text: string): ReturnType<typeof parseJson> =>
  text.trim() === '' ? { value: undefined } : parseJsonObject(text);

/** The first error of a part of the value, with its path. */
function findRefusal(error: unknown, path: string): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string')
    return path === '' ? error.message : `${path}: ${error.message}`;
  for (const [name, part] of Object.entries(error)) {
    const found = findRefusal(part, name === 'root' ? path : path === '' ? name : `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface JsonTextProps {
  value: unknown;
  parse: typeof parseJson;
  placeholder: string | undefined;
  /** Called with the object, or with the text while it isn't valid. */
  onChange: (value: unknown) => void;
  onBlur: () => void;
  ref: (element: HTMLTextAreaElement | null) => void;
}

function JsonText({ value, parse, placeholder, onChange, onBlur, ref }: JsonTextProps) {
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  // Show the text as typed until the value changes, because it was saved or discarded.
  const text = typed && typed.value === value ? typed.text : write(value);
  return (
    <Textarea
      mono
      rows={6}
      ref={ref}
      value={text}
      placeholder={placeholder}
      onBlur={onBlur}
      onChange={(event) => {
        const result = parse(event.target.value);
        const next = 'value' in result ? result.value : event.target.value;
        setTyped({ text: event.target.value, value: next });
        onChange(next);
      }}
    />
  );
}

const write = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '');
