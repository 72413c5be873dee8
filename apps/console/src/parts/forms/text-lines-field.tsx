import { Field } from '@gatehouse/ui/controls/field';
import { Textarea } from '@gatehouse/ui/controls/textarea';
import { useState, type Ref } from 'react';
import { Controller, type FieldValues } from 'react-hook-form';
import { useLabel } from './form-state.ts';
import { readTextErrors, readTexts, type TextsFieldProps } from './texts-field.ts';

export interface TextLinesFieldProps<Values extends FieldValues> extends TextsFieldProps<Values> {
  mono?: boolean;
  /** The separator of texts; by default the line break. */
  end?: RegExp;
}

/** A list of many short texts in one text area, one per line. See `LinesField` for a few long ones. */
export function TextLinesField<Values extends FieldValues>(props: TextLinesFieldProps<Values>) {
  const { form, name, label, help, optional, end = /\n/, check, placeholder, mono } = props;
  const [left, setLeft] = useState(false);
  useLabel(name, label);
  const texts = readTexts(form.watch(name));
  const refusal = readTextErrors(form.getFieldState(name, form.formState).error);
  const problems = check && (left || refusal) ? check(texts) : {};
  const [firstRefusal] = Object.values(refusal?.lines ?? {});
  const error = refusal?.list ?? joinProblems(texts, problems) ?? firstRefusal;
  return (
    <Field label={label} optional={optional} help={help} error={error}>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Lines
            inputRef={ref}
            value={readTexts(value)}
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

/** How many problems are shown. */
const shown = 3;
const joinProblems = (texts: readonly string[], problems: Record<number, string>): string | undefined =>
  Object.entries(problems)
    .slice(0, shown)
    .map(([index, problem]) => `${texts[Number(index)]}: ${problem}`)
    .join(' ') || undefined;

interface LinesProps {
  inputRef: Ref<HTMLTextAreaElement>;
  value: string[];
  end: RegExp;
  mono: boolean | undefined;
  placeholder: string | undefined;
  onChange: (texts: string[]) => void;
  onBlur: () => void;
}

/** Keeps the text as typed, with empty lines, as long as it means the form's value. */
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
