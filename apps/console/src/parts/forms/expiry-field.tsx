import { Field } from '@gatehouse/ui/controls/field';
import { Input } from '@gatehouse/ui/controls/input';
import { Select } from '@gatehouse/ui/controls/select';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeAmount } from './duration.ts';

const days = [30, 90, 180, 365];

/** The expiration of a secret or token: never, after some days, or on a date. */
export function ExpiryField({
  help,
  error,
  value,
  onChange,
}: {
  help: string;
  error?: string;
  value: number | null;
  onChange: (expiresAt: number | null) => void;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [choice, setChoice] = useState('never');
  const problem = error && Number.isNaN(value) ? t('parts.expiry.dateMissing') : error;

  function choose(next: string) {
    setChoice(next);
    if (next === 'never') return onChange(null);
    // NaN until a date is chosen, because null means "never".
    onChange(next === 'date' ? Number.NaN : Date.now() + Number(next) * 86_400_000);
  }
  return (
    <>
      <Field label={t('parts.expiry.label')} help={help} error={choice === 'date' ? undefined : problem}>
        <Select
          value={choice}
          onChange={(event) => choose(event.target.value)}
          options={[
            { value: 'never', label: t('parts.expiry.never') },
            ...days.map((count) => ({ value: String(count), label: writeAmount(count, 'day', locale) })),
            { value: 'date', label: t('parts.expiry.date') },
          ]}
        />
      </Field>
      {choice === 'date' && (
        <Field label={t('parts.expiry.dateLabel')} error={problem}>
          <Input
            type="date"
            required
            // The end of the day in the user's time zone.
            onChange={(event) => onChange(Date.parse(`${event.target.value}T23:59:59`))}
          />
        </Field>
      )}
    </>
  );
}
