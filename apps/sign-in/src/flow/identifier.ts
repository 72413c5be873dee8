import type { Address, Identifier } from '@gatehouse/contract/sign-in/interaction';
import type { SignInTextKey } from '@gatehouse/phrases/sign-in/en';
import { Refusal } from './refusal.ts';

export type IdentifierType = Identifier['type'];

const order: IdentifierType[] = ['username', 'email', 'phone'];

const labels: Record<string, SignInTextKey> = {
  username: 'field.username',
  email: 'field.email',
  phone: 'field.phone',
  'username,email': 'field.username_or_email',
  'username,phone': 'field.username_or_phone',
  'email,phone': 'field.email_or_phone',
  'username,email,phone': 'field.username_email_or_phone',
};

/** The label of the one field that takes all these types. */
export const labelKey = (types: readonly IdentifierType[]): SignInTextKey =>
  labels[order.filter((type) => types.includes(type)).join(',')] ?? 'field.username';

/** The type of an identifier by its characters, if it is one of `types`: an email address has an @, a phone number only digits. */
export function guessType(value: string, types: readonly IdentifierType[]): IdentifierType {
  const guess = value.includes('@') ? 'email' : /^\+?[\d\-() ]+$/.test(value) ? 'phone' : 'username';
  return types.includes(guess) ? guess : (types[0] ?? 'username');
}

/** Throws if the identifier is of a type that users can't sign in with here. */
export function requireOfferedType(typed: string, types: readonly IdentifierType[]): void {
  if (types.includes(guessType(typed.trim(), order))) return;
  const [only, ...others] = types;
  const isAddress = others.length === 0 && (only === 'email' || only === 'phone');
  throw new Refusal({ code: isAddress ? `invalid_${only}` : 'wrong_kind', data: { types } });
}

/** Trunk prefixes by calling code, where it isn't 0 (ITU-T E.164 and the national numbering plans). */
const trunkPrefixes: Record<string, string> = {
  1: '1',
  7: '8',
  36: '06',
  39: '',
  225: '',
  241: '',
  242: '',
  378: '',
  379: '',
};

/** A phone number in international format. Numbers entered with `+` or `00` keep their country. */
export function toInternational(typed: string, callingCode: string): string {
  const digits = typed.trim().replace(/[^\d+]/g, '');
  if (digits.startsWith('+') || callingCode === '') return digits;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  const trunk = trunkPrefixes[callingCode] ?? '0';
  return `+${callingCode}${trunk && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits}`;
}

/** The identifier entered in an `IdentifierField`, from the values of its form. */
export function readIdentifier(
  { identifier = '', country = '' }: Record<string, string>,
  types: readonly IdentifierType[],
): Identifier {
  const typed = identifier.trim();
  const type = guessType(typed, types);
  return { type, value: type === 'phone' ? toInternational(typed, country) : typed };
}

/** The identifier as an email address or phone number that a code can be sent to. Throws if it isn't one. */
export function requireAddress({ type, value }: Identifier): Address {
  if (type === 'phone' && /^\+\d{5,20}$/.test(value)) return { type, value };
  if (type === 'email' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return { type, value };
  throw new Refusal({ code: type === 'phone' ? 'invalid_phone' : 'invalid_email' });
}

/** The identifier for display: phone numbers are stored without their `+`, and masked ones consist of their last digits. */
export const formatIdentifier = ({ type, value }: Identifier): string =>
  type === 'phone' && /^\d/.test(value) ? `+${value}` : value;

/** The text of the link that changes the identifier. Social accounts are shown by username. */
export const changeTexts = {
  username: 'consent.switch',
  email: 'code.change_email',
  phone: 'code.change_phone',
} as const satisfies Record<IdentifierType, SignInTextKey>;
