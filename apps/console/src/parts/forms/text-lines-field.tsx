import { Field } from '@gatehouse/ui/controls/field';
import { Textarea } from '@gatehouse/ui/controls/textarea';
import { useState, type Ref } from 'react';
import { Controller, get, type FieldValues } from 'react-hook-form';
import { useLabel } from './form-state.ts';
import type { TextErrors, TextsFieldProps } from './texts-field.ts';

export interface TextLinesFieldProps<Values extends FieldValues> extends TextsFieldProps<Values> {
  mono?: boolean;
  /** What ends a text; by default the end of its line. */
  end?: RegExp;
}

/** Many short texts in one field, a line each: a list of hundreds is pasted and looked over at once. See `LinesField` for a few long ones. */
export function TextLinesField<Values extends FieldValues>(props: TextLinesFieldProps<Values>) {
  const { form, name, label, help, optional, end = /\n/, check, placeholder, mono } = props;
  const [left, setLeft] = useState(false);
  useLabel(name, label);
  const texts = (form.watch(name) ?? []) as string[];
  const refusal = get(form.formState.errors, name) as TextErrors | undefined;
  const problems = check && (left || refusal) ? check(texts) : {};
  const error = refusal?.message ?? describe(texts, problems) ?? findFirst(refusal);
  return (
    <Field label={label} optional={optional} help={help} error={error}>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Lines
            inputRef={ref}
            value={(value ?? []) as string[]}
            end={end}
            mono={mono}
            placeholder={placeholder}
            onChange={onChange}
            onBlur={() => {
              setLeft(true);
              onBlur();
            }}
          />
        )}
      />
    </Field>
  );
}

const isMessage = (text: unknown): text is string => typeof text === 'string';

/** What is wrong is said of the first texts of which something is: the others follow. */
const shown = 3;
const describe = (texts: readonly string[], problems: Record<number, string>): string | undefined =>
  Object.entries(problems)
    .slice(0, shown)
    .map(([index, problem]) => `${texts[Number(index)]}: ${problem}`)
    .join(' ') || undefined;

const findFirst = (refusal: TextErrors | undefined): string | undefined =>
  Object.values((refusal ?? {}) as Record<number, { message?: string } | undefined>)
    .map((one) => one?.message)
    .find(isMessage);

interface LinesProps {
  inputRef: Ref<HTMLTextAreaElement>;
  value: string[];
  end: RegExp;
  mono: boolean | undefined;
  placeholder: string | undefined;
  onChange: (texts: string[]) => void;
  onBlur: () => void;
}

/** What is typed, empty lines and all, as long as it says the same texts as the form. */
function Lines({ inputRef, value, end, onChange, ...input }: LinesProps) {
  const read = (text: string): string[] =>
    text
      .split(end)
      .map((line) => line.trim())
      .filter(Boolean);
  const saved = value.join('\n');
  const [typed, setTyped] = useState(saved);
  return (
    <Textarea
      {...input}
      ref={inputRef}
      rows={4}
      value={read(typed).join('\n') === saved ? typed : saved}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
    />
  );
}
