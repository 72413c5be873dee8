import { MultiTextField } from '@gatehouse/ui/controls/multi-text-field';
import { useState } from 'react';
import { Controller, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLabel } from './form-state.ts';
import { readTextErrors, readTexts, type TextErrors, type TextsFieldProps } from './texts-field.ts';

export interface LinesFieldProps<Values extends FieldValues> extends TextsFieldProps<Values> {
  /** The field of each entry that holds the text, if the entries are objects. */
  of?: string;
  /** A warning for a text, which can be saved anyway. */
  warn?: (line: string) => string | undefined;
}

/** A list of texts with an input and an error for each, such as redirect URIs. Empty inputs aren't part of the value. */
export function LinesField<Values extends FieldValues>(props: LinesFieldProps<Values>) {
  const { form, name, label, of, ...field } = props;
  useLabel(name, label);
  const refusals = readTextErrors(form.getFieldState(name, form.formState).error, of);
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <Lines
          {...field}
          label={label}
          value={readTexts(value, of)}
          onChange={(lines) => onChange(of === undefined ? lines : lines.map((line) => ({ [of]: line })))}
          onBlur={onBlur}
          refusals={refusals}
        />
      )}
    />
  );
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
  // A new value, because it was saved or discarded, replaces what was typed.
  const lines = isSame(withoutEmpty(typed), value) ? typed : value;
  const problems = left && check ? check(value) : {};
  // Positions in the form's value, which has no empty lines.
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
      error={refusals?.list}
      errors={positions.map((position) => problems[position] ?? refusals?.lines[position])}
      warnings={warn && lines.map((line) => warn(line.trim()))}
    />
  );
}

const withoutEmpty = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim()).filter((line) => line !== '');

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((line, index) => line === others[index]);
