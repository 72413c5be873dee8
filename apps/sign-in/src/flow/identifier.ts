import type { Address, Identifier } from '@gatehouse/contract/sign-in/interaction';
import type { SignInTextKey } from '@gatehouse/phrases/sign-in/en';
import { Refusal } from './client.ts';

export type IdentifierType = Identifier['type'];

const order: IdentifierType[] = ['username', 'email', 'phone'];

/** `field.username_or_email`: one field for all ways to say who one is. */
export function describeLabel(types: readonly IdentifierType[]): SignInTextKey {
  const [first, second, third] = order.filter((type) => types.includes(type));
  if (third) return 'field.username_email_or_phone';
  return (second ? `field.${first}_or_${second}` : `field.${first ?? 'username'}`) as SignInTextKey;
}

/** What somebody has typed, of the kinds that may be typed: an address has an @, a number only digits. */
export function guessType(value: string, types: readonly IdentifierType[]): IdentifierType {
  const guess = value.includes('@') ? 'email' : /^\+?[\d\-() ]+$/.test(value) ? 'phone' : 'username';
  return types.includes(guess) ? guess : (types[0] ?? 'username');
}

/** Throws where what was typed is of a kind that nobody signs in with here: no password could help. */
export function requireKind(typed: string, types: readonly IdentifierType[]): void {
  const kind = guessType(typed.trim(), order);
  if (types.includes(kind)) return;
  const [only, ...others] = types;
  const isAddress = others.length === 0 && (only === 'email' || only === 'phone');
  throw new Refusal({ code: isAddress ? `invalid_${only}` : 'wrong_kind', message: '', data: { types } });
}

/** Countries whose numbers begin otherwise at home than with the 0 that is left out abroad (ITU-T E.164 and the national plans). */
const trunks: Record<string, string> = {
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

/** A number as it is dialled from abroad; one that was typed with its `+` or `00` stays as it is. */
export function toInternational(typed: string, callingCode: string): string {
  const digits = typed.trim().replace(/[^\d+]/g, '');
  if (digits.startsWith('+') || callingCode === '') return digits;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  const trunk = trunks[callingCode] ?? '0';
  return `+${callingCode}${trunk && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits}`;
}

/** What was typed into an `IdentifierField`, by the values of its form. */
export function readIdentifier(
  { identifier = '', country = '' }: Record<string, string>,
  types: readonly IdentifierType[],
): Identifier {
  const typed = identifier.trim();
  const type = guessType(typed, types);
  return { type, value: type === 'phone' ? toInternational(typed, country) : typed };
}

/** The identifier as one that a code can go to. Throws what is wrong with it. */
export function requireAddress({ type, value }: Identifier): Address {
  if (type === 'phone' && /^\+\d{5,20}$/.test(value)) return { type, value };
  if (type === 'email' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return { type, value };
  throw new Refusal({ code: type === 'phone' ? 'invalid_phone' : 'invalid_email', message: '' });
}

/** As a person reads it: a number is kept without its plus; of a masked one only the end is left. */
export const showIdentifier = ({ type, value }: Identifier): string =>
  type === 'phone' && /^\d/.test(value) ? `+${value}` : value;

/** What taking another one is called; a social account is named by its person's name. */
export const changeTexts = {
  username: 'consent.switch',
  email: 'code.change_email',
  phone: 'code.change_phone',
} as const satisfies Record<IdentifierType, SignInTextKey>;
