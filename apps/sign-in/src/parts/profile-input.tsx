import type { AskedProfileField } from '@gatehouse/contract/custom-profile-fields/custom-profile-fields';
import { dateFormatOf, parseDate } from '@gatehouse/contract/custom-profile-fields/dates';
import { useId } from 'react';
import { useTexts } from '../texts.tsx';
import { Field } from './field.tsx';

/** What browsers fill in for a standard claim (HTML autofill). */
const autofill: Record<string, string | undefined> = {
  name: 'name',
  givenName: 'given-name',
  middleName: 'additional-name',
  familyName: 'family-name',
  nickname: 'nickname',
  website: 'url',
  birthdate: 'bday',
  gender: 'sex',
  streetAddress: 'street-address',
  locality: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
  country: 'country-name',
};

const types: Partial<Record<AskedProfileField['type'], string>> = { Date: 'date', Url: 'url' };

/** Names that share a label. */
const sameLabels: Record<string, string | undefined> = { fullname: 'name', formatted: 'address' };

/** The label of a field: the tenant's, that of a standard claim, or its name. */
export function useProfileLabel(): (field: Pick<AskedProfileField, 'name' | 'label'>) => string {
  const { t, has } = useTexts();
  return ({ name, label }) => {
    const key = `extra_profile.label.${sameLabels[name] ?? name}`;
    return label || (has(key) ? t(key) : name);
  };
}

/** An input for a profile field of any type that has no parts. */
export function ProfileInput(props: {
  name: string;
  field: AskedProfileField;
  /** The value that is known already. */
  known: unknown;
  problem: string | undefined;
}) {
  const { name, field, known, problem } = props;
  const { t } = useTexts();
  const labelOf = useProfileLabel();
  const { type, config, required } = field;
  const label = labelOf(field);
  const text = typeof known === 'string' || typeof known === 'number' ? String(known) : '';
  if (type === 'Checkbox') {
    const isOn = known === undefined ? config.defaultValue === 'true' : String(known) === 'true';
    return <CheckboxInput name={name} label={label} help={field.description} isOn={isOn} />;
  }
  const shown = required ? label : t('extra_profile.optional', { label });
  const common = { name, label: shown, help: field.description ?? undefined, problem, required };
  if (type === 'Select') return <SelectInput {...common} value={text} options={config.options ?? []} />;
  return (
    <Field
      {...common}
      type={types[type] ?? 'text'}
      inputMode={type === 'Number' ? 'decimal' : undefined}
      placeholder={type === 'Date' ? undefined : config.placeholder}
      defaultValue={type === 'Date' ? (parseDate(text, dateFormatOf(config)) ?? '') : text}
      autoComplete={autofill[field.name] ?? 'off'}
      autoCapitalize={type === 'Text' ? 'sentences' : 'none'}
    />
  );
}

function CheckboxInput(props: { name: string; label: string; help: string | null; isOn: boolean }) {
  const { name, label, help, isOn } = props;
  const id = useId();
  return (
    <div className="checkbox">
      <input
        id={id}
        type="checkbox"
        name={name}
        value="true"
        defaultChecked={isOn}
        aria-describedby={help ? `${id}-note` : undefined}
      />
      <label htmlFor={id}>{label}</label>
      {help && (
        <p id={`${id}-note`} className="note">
          {help}
        </p>
      )}
    </div>
  );
}

function SelectInput(props: {
  name: string;
  label: string;
  help: string | undefined;
  problem: string | undefined;
  required: boolean;
  value: string;
  options: { label?: string | undefined; value: string }[];
}) {
  const { name, label, help, problem, required, value, options } = props;
  const { t } = useTexts();
  const id = useId();
  const note = problem ?? help;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="control">
        <select
          id={id}
          name={name}
          defaultValue={value}
          required={required}
          aria-invalid={problem ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        >
          <option value="">{t('extra_profile.choose')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label || option.value}
            </option>
          ))}
        </select>
      </div>
      <div className="note-place">
        {note && (
          <div
            id={`${id}-note`}
            className={problem ? 'note problem' : 'note'}
            role={problem ? 'alert' : undefined}
          >
            {note}
          </div>
        )}
      </div>
    </div>
  );
}
