import type { AskedProfileField, ProfileFieldPart } from './custom-profile-fields.ts';
import { dateFormatOf, parseDate } from './dates.ts';
import { fullnameField, maxProfileValueLength, placeOf, webAddressNames } from './names.ts';

/** Without schemas, because the sign-in pages import it. */

/** Why a value is not accepted. The limit of `too_short` … `too_large` is in the problem. */
export type ProfileValueReason =
  | 'required'
  | 'wrong_type'
  | 'too_short'
  | 'too_long'
  | 'not_a_number'
  | 'too_small'
  | 'too_large'
  | 'not_a_date'
  | 'not_an_option'
  | 'not_a_url'
  | 'not_matching'
  | 'unknown';

/** A value that a field does not accept. `path`: its name, for a part of an object `address.country`. */
export interface ProfileValueProblem {
  path: string;
  reason: ProfileValueReason;
  limit?: number | string | undefined;
}

/** Whether the pattern of a field matches a value. Only the server can tell (ADR 150). */
export type MatchesPattern = (pattern: string, value: string) => boolean;

/** The longest value of a field with a pattern, so that the time to match it is bounded, too. */
export const maxPatternValueLength = 256;

type Scalar = Pick<AskedProfileField, 'name' | 'type' | 'required' | 'config'>;
type Problem = Omit<ProfileValueProblem, 'path'>;

/** Whether nothing was entered. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parts that a field asks for: none if it is not an address or a full name. */
export const partsOf = ({ type, config }: Pick<Scalar, 'type' | 'config'>): ProfileFieldPart[] =>
  type === 'Address' || type === 'Fullname' ? (config.parts ?? []).filter(({ enabled }) => enabled) : [];

/** Whether the parts of a field are values of their own, as those of the full name are: `givenName`, `familyName`. */
export const isFlat = ({ name }: Pick<Scalar, 'name'>): boolean => name === fullnameField;

/** The names of the values of a field. */
export const valueNamesOf = (field: Pick<Scalar, 'name' | 'type' | 'config'>): string[] =>
  isFlat(field) ? partsOf(field).map(({ name }) => name) : [field.name];

/** Whether nothing was entered, also in the parts of an object. */
export const isEmptyEntry = (value: unknown): boolean =>
  isRecord(value) ? Object.values(value).every(isEmptyValue) : isEmptyValue(value);

const own = (values: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** A part as a field of its own. */
const toField = ({ name, type, required, config = {} }: ProfileFieldPart): Scalar => ({
  name,
  type,
  required,
  config,
});

/**
 * What is wrong with the values of these fields; the values of others are not looked at. Empty values are accepted unless their field
 * is required. Without `matches`, patterns are not checked.
 */
export const findValueProblems = (
  fields: readonly Scalar[],
  values: Record<string, unknown>,
  matches?: MatchesPattern,
): ProfileValueProblem[] =>
  fields.flatMap((field): ProfileValueProblem[] => {
    if (field.type !== 'Address' && field.type !== 'Fullname')
      return checkScalar(field, own(values, field.name), field.name, matches);
    return checkParts(field, values, matches);
  });

function checkParts(
  field: Scalar,
  values: Record<string, unknown>,
  matches: MatchesPattern | undefined,
): ProfileValueProblem[] {
  const parts = partsOf(field);
  const whole = isFlat(field) ? values : (own(values, field.name) ?? {});
  if (!isRecord(whole)) return [{ path: field.name, reason: 'wrong_type' }];
  const pathOf = (name: string): string => (isFlat(field) ? name : `${field.name}.${name}`);
  const unknown = isFlat(field)
    ? []
    : Object.keys(whole).filter((name) => parts.every((part) => part.name !== name));
  const problems = [
    ...unknown.map((name) => ({ path: pathOf(name), reason: 'unknown' as const })),
    ...parts.flatMap((part) => checkScalar(toField(part), own(whole, part.name), pathOf(part.name), matches)),
  ];
  const [first] = parts;
  const isMissing = field.required && first && parts.every(({ name }) => isEmptyValue(own(whole, name)));
  return isMissing && problems.length === 0 ? [{ path: pathOf(first.name), reason: 'required' }] : problems;
}

function checkScalar(
  field: Scalar,
  value: unknown,
  path: string,
  matches: MatchesPattern | undefined,
): ProfileValueProblem[] {
  const problem = isEmptyValue(value)
    ? field.required && field.type !== 'Checkbox'
      ? ({ reason: 'required' } as const)
      : undefined
    : checkValue(field, value, matches);
  return problem ? [{ path, ...problem }] : [];
}

function checkValue(field: Scalar, value: unknown, matches: MatchesPattern | undefined): Problem | undefined {
  const { type } = field;
  if (type === 'Checkbox')
    return typeof value === 'boolean' || value === 'true' || value === 'false'
      ? undefined
      : { reason: 'wrong_type' };
  if (type === 'Number') return checkNumber(field, value);
  if (typeof value !== 'string') return { reason: 'wrong_type' };
  return checkText(field, value) ?? (type === 'Regex' ? checkPattern(field, value, matches) : undefined);
}

function checkNumber({ config: { minValue, maxValue } }: Scalar, value: unknown): Problem | undefined {
  // `Number` alone would also accept '0x1f' and '1e9'.
  const isWritten = typeof value === 'string' && /^-?\d{1,20}(\.\d{1,20})?$/.test(value);
  const number = typeof value === 'number' ? value : isWritten ? Number(value) : Number.NaN;
  if (!Number.isFinite(number)) return { reason: 'not_a_number' };
  if (minValue !== undefined && number < minValue) return { reason: 'too_small', limit: minValue };
  return maxValue !== undefined && number > maxValue ? { reason: 'too_large', limit: maxValue } : undefined;
}

function checkText({ name, type, config }: Scalar, value: string): Problem | undefined {
  const longest = Math.min(
    (type === 'Text' && config.maxLength) || maxProfileValueLength,
    name === 'name' ? 128 : maxProfileValueLength,
  );
  if (value.length > longest) return { reason: 'too_long', limit: longest };
  if (type === 'Text' && value.length < (config.minLength ?? 0))
    return { reason: 'too_short', limit: config.minLength };
  if (type === 'Date' && !parseDate(value, dateFormatOf(config)))
    return { reason: 'not_a_date', limit: dateFormatOf(config) };
  if (type === 'Select' && !(config.options ?? []).some((option) => option.value === value))
    return { reason: 'not_an_option' };
  const isUrl = type === 'Url' || webAddressNames.includes(name);
  return isUrl && !(/^https?:\/\/\S+$/i.test(value) && URL.canParse(value))
    ? { reason: 'not_a_url' }
    : undefined;
}

function checkPattern(
  { config: { format = '' } }: Scalar,
  value: string,
  matches: MatchesPattern | undefined,
): Problem | undefined {
  if (value.length > maxPatternValueLength) return { reason: 'too_long', limit: maxPatternValueLength };
  return matches && !matches(format, value) ? { reason: 'not_matching' } : undefined;
}

/** Values by the place where a user has them. */
export interface PlacedValues {
  user: { name?: string; avatar?: string };
  profile: Record<string, unknown>;
  customData: Record<string, unknown>;
}

/** Values of fields, sorted by where they are stored (`placeOf`). Empty ones are left out; claims are texts. */
export function placeValues(values: Record<string, unknown>): PlacedValues {
  const placed: PlacedValues = { user: {}, profile: {}, customData: {} };
  for (const [name, entered] of Object.entries(values)) {
    const value = isRecord(entered) ? withoutEmpty(entered) : entered;
    if (isEmptyValue(value)) continue;
    const place = placeOf(name);
    if (place === 'customData') placed.customData[name] = value;
    else Object.assign(placed[place], { [name]: isRecord(value) ? value : String(value) });
  }
  return placed;
}

/** The parts of an address or a name are texts. Undefined if all are empty. */
function withoutEmpty(value: Record<string, unknown>): Record<string, string> | undefined {
  const parts = Object.entries(value).flatMap(([name, part]) =>
    isEmptyValue(part) ? [] : [[name, String(part)] as const],
  );
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

/** A user's values under the names of fields: the reverse of `placeValues`. */
export const gatherValues = (user: {
  name?: string | null | undefined;
  avatar?: string | null | undefined;
  profile?: object | undefined;
  customData?: Record<string, unknown> | undefined;
}): Record<string, unknown> => ({
  ...user.customData,
  ...user.profile,
  ...(user.name && { name: user.name }),
  ...(user.avatar && { avatar: user.avatar }),
});
