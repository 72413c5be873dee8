import { Field } from '@gatehouse/ui/field';
import { Textarea } from '@gatehouse/ui/textarea';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorOf } from '../../../parts/fields.tsx';
import { useLabel } from '../../../parts/form-state.ts';
import type { ExperienceForm } from '../experience-form.tsx';

const name = 'passwordPolicy.rejects.words';

const readWords = (text: string): string[] =>
  text
    .split('\n')
    .map((word) => word.trim())
    .filter(Boolean);

/** Words that may not be most of a password, a line each (PWD-07). */
export function WordsField({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  const label = t('signInExperience.password.words');
  useLabel(name, label);
  return (
    <Field
      label={label}
      optional
      help={t('signInExperience.password.wordsHelp')}
      error={errorOf({ form, name })}
    >
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value = [], onChange, onBlur } }) => (
          <Lines value={value} onChange={onChange} onBlur={onBlur} />
        )}
      />
    </Field>
  );
}

/** What is typed, empty lines and all, as long as it says the same words as the form. */
function Lines({
  value,
  onChange,
  onBlur,
}: {
  value: string[];
  onChange: (words: string[]) => void;
  onBlur: () => void;
}) {
  const [typed, setTyped] = useState(() => value.join('\n'));
  const shown = readWords(typed).join('\n') === value.join('\n') ? typed : value.join('\n');
  return (
    <Textarea
      rows={4}
      value={shown}
      onBlur={onBlur}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readWords(target.value));
      }}
    />
  );
}
