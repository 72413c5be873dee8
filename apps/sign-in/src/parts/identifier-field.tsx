import { type FocusEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { callingCodeOf, listCountries, regionOf } from '../flow/countries.ts';
import { labelKey, guessType, type IdentifierType } from '../flow/identifier.ts';
import { useTexts } from '../texts.tsx';
import { Field } from './field.tsx';

/**
 * A field for any of the offered identifier types. For a phone number without country code it shows a country list; `readIdentifier`
 * combines the two.
 */
export function IdentifierField(props: {
  types: readonly IdentifierType[];
  defaultValue: string;
  problem: string | undefined;
  help?: string;
  hasFocus?: boolean;
  /** `username webauthn` if passkeys are offered in autofill. */
  autoComplete?: string;
  onInput?: () => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
}) {
  const { types, autoComplete, onInput, ...input } = props;
  const { t } = useTexts();
  const [value, setValue] = useState(props.defaultValue);
  const [only, ...others] = types;
  const isPhone =
    types.includes('phone') && guessType(value, types) === 'phone' && !/^\s*(\+|00)/.test(value);
  const keyboard = others.length > 0 || only === 'username' ? undefined : only === 'email' ? 'email' : 'tel';
  return (
    <Field
      name="identifier"
      label={t(labelKey(types))}
      autoComplete={autoComplete ?? (others.length === 0 && only === 'phone' ? 'tel' : 'username')}
      inputMode={keyboard}
      onInput={(event) => {
        setValue(event.currentTarget.value);
        onInput?.();
      }}
      start={isPhone && (value !== '' || others.length === 0) ? <CountryCode /> : undefined}
      {...input}
    />
  );
}

const subscribeNever = () => () => {};

/** The calling code of a phone number; the list contains the countries' names. */
function CountryCode() {
  const { t, language } = useTexts();
  const [chosen, setRegion] = useState<string>();
  // The region depends on the browser, and the document is smaller without two hundred names.
  const isHydrated = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
  const countries = useMemo(() => (isHydrated ? listCountries(language) : []), [isHydrated, language]);
  const region = chosen ?? regionOf(isHydrated ? navigator.language : language);
  const code = callingCodeOf(region);
  return (
    <span className="country">
      <span aria-hidden="true">+{code}</span>
      <select
        aria-label={t('field.country_code')}
        value={region}
        onChange={(event) => setRegion(event.currentTarget.value)}
      >
        {countries.length === 0 && <option value={region}>+{code}</option>}
        {countries.map((country) => (
          <option key={country.region} value={country.region}>
            {`${country.name} +${country.callingCode}`}
          </option>
        ))}
      </select>
      <input type="hidden" name="country" value={code} />
    </span>
  );
}
