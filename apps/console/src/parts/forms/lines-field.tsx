import { MultiTextField } from '@gatehouse/ui/controls/multi-text-field';
import { useState } from 'react';
import { Controller, get, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLabel } from './form-state.ts';
import type { TextErrors, TextsFieldProps } from './texts-field.ts';

export interface LinesFieldProps<Values extends FieldValues> extends TextsFieldProps<Values> {
  /** The list is of objects, and the line is this field of each. */
  of?: string;
  /** What had better be changed in a line, which can be saved all the same. */
  warn?: (line: string) => string | undefined;
}

/** Texts, a line each, each with its own error: addresses, domains. Empty lines are on the screen only. */
export function LinesField<Values extends FieldValues>(props: LinesFieldProps<Values>) {
  const { form, name, label, of, ...field } = props;
  useLabel(name, label);
  const refusals = readErrors(get(form.formState.errors, name) as TextErrors | undefined, of);
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <Lines
          {...field}
          label={label}
          value={of === undefined ? ((value ?? []) as string[]) : readLines(value, of)}
          onChange={(lines) => onChange(of === undefined ? lines : lines.map((line) => ({ [of]: line })))}
          onBlur={onBlur}
          refusals={refusals}
        />
      )}
    />
  );
}

const readLines = (value: unknown, of: string): string[] =>
  ((value ?? []) as Record<string, string>[]).map((entry) => entry[of] ?? '');

/** The error of each line, which of objects is that of their field. */
function readErrors(errors: TextErrors | undefined, of: string | undefined): TextErrors | undefined {
  if (!errors || of === undefined) return errors;
  const lines = Object.entries(errors).map(([key, error]) => [
    key,
    (error as Record<string, unknown> | undefined)?.[of] ?? error,
  ]);
  return Object.fromEntries(lines) as TextErrors;
}

interface LinesProps extends Omit<LinesFieldProps<FieldValues>, 'form' | 'name' | 'of'> {
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur: () => void;
  refusals: TextErrors | undefined;
}

function Lines({ value, onChange, onBlur, refusals, check, warn, ...field }: LinesProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<readonly string[]>(value);
  const [left, setLeft] = useState(false);
  // What is saved, or discarded, replaces what was typed; the same lines with an empty one among them do not.
  const lines = isSame(withoutEmpty(typed), value) ? typed : value;
  const problems = left && check ? check(value) : {};
  // The form knows the lines without the empty ones.
  const positions = lines.map((line, index) =>
    line.trim() ? withoutEmpty(lines.slice(0, index)).length : -1,
  );

  function change(next: string[]) {
    setTyped(next);
    onChange(withoutEmpty(next));
  }
  return (
    <MultiTextField
      {...field}
      mono
      addLabel={t('parts.addAnother')}
      value={lines}
      onChange={change}
      onBlur={() => {
        setLeft(true);
        onBlur();
      }}
      error={refusals?.message}
      errors={positions.map((position) => problems[position] ?? refusals?.[position]?.message)}
      warnings={warn && lines.map((line) => warn(line.trim()))}
    />
  );
}

const withoutEmpty = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim()).filter((line) => line !== '');

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((line, index) => line === others[index]);
