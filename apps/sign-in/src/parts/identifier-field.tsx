import { type FocusEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { callingCodeOf, listCountries, regionOf } from '../flow/countries.ts';
import { describeLabel, guessType, type IdentifierType } from '../flow/identifier.ts';
import { useTexts } from '../texts.tsx';
import { Field } from './field.tsx';

/**
 * Says who one is, in any of the ways that are offered. While it looks like a phone number without its country, the country stands in
 * front: `readIdentifier` puts the two together.
 */
export function IdentifierField(props: {
  types: readonly IdentifierType[];
  defaultValue: string;
  problem: string | undefined;
  help?: string;
  hasFocus?: boolean;
  /** `username webauthn` where passkeys are offered among what the browser remembers. */
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
      label={t(describeLabel(types))}
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

/** The country of a number: only its code is seen, and the list has the names. */
function CountryCode() {
  const { t, language } = useTexts();
  const [chosen, setRegion] = useState<string>();
  // Only the browser knows where it is; and two hundred names are no part of a first screen.
  const isDrawnHere = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
  const countries = useMemo(() => (isDrawnHere ? listCountries(language) : []), [isDrawnHere, language]);
  const region = chosen ?? regionOf(isDrawnHere ? navigator.language : language);
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
