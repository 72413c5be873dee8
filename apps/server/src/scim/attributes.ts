import { enterpriseSchema } from './schema-names.ts';
import { reject } from './scim-error.ts';

/** The type of an attribute: text, a truth value, an object or a list of objects. */
export type Shape = 'text' | 'boolean' | Shapes | readonly [Shapes];
export interface Shapes {
  readonly [name: string]: Shape;
}

const entry = { value: 'text', display: 'text', type: 'text', primary: 'boolean' } as const;

/** The attributes of users that are kept (RFC 7643 sections 4.1 and 4.3). All others are ignored, and so is `password`. */
export const userShape = {
  userName: 'text',
  externalId: 'text',
  active: 'boolean',
  displayName: 'text',
  name: {
    formatted: 'text',
    familyName: 'text',
    givenName: 'text',
    middleName: 'text',
    honorificPrefix: 'text',
    honorificSuffix: 'text',
  },
  nickName: 'text',
  title: 'text',
  userType: 'text',
  preferredLanguage: 'text',
  locale: 'text',
  timezone: 'text',
  emails: [entry],
  phoneNumbers: [entry],
  [enterpriseSchema]: {
    employeeNumber: 'text',
    costCenter: 'text',
    organization: 'text',
    division: 'text',
    department: 'text',
    manager: { value: 'text', displayName: 'text' },
  },
} as const satisfies Shapes;

/** Members of groups are read separately, because there can be many. */
export const groupShape = { externalId: 'text', displayName: 'text' } as const satisfies Shapes;

/** A value as it is kept. */
export type Value = string | boolean | Values | Values[];
export interface Values {
  [name: string]: Value | undefined;
}

export const isList = (shape: Shape): shape is readonly [Shapes] => Array.isArray(shape);

/** The longest text of an attribute. */
const longestText = 1024;
/** How many values `emails` and `phoneNumbers` can have. Members of groups are counted separately. */
const mostValues = 20;

const indexes = new WeakMap<Shapes, Map<string, [name: string, shape: Shape]>>();

/** An attribute by its name, which has no case. */
export function findAttribute(shapes: Shapes, name: string): [name: string, shape: Shape] | undefined {
  const known = indexes.get(shapes);
  const index =
    known ?? new Map(Object.entries(shapes).map(([own, shape]) => [own.toLowerCase(), [own, shape]]));
  if (!known) indexes.set(shapes, index);
  return index.get(name.toLowerCase());
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a value that an identity provider sent. Texts become truth values where these are expected: Entra sends `"False"`. Null is like an
 * attribute that isn't there (RFC 7643 section 2.5).
 */
export function readValue(shape: Shape, value: unknown, name: string, most = mostValues): Value | undefined {
  if (value === null || value === undefined) return undefined;
  if (shape === 'text') {
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    if (typeof value !== 'string') return reject('invalidValue', `${name} must be a text.`);
    if (value.length > longestText)
      reject('invalidValue', `${name} must have at most ${longestText} characters.`);
    // PostgreSQL stores neither U+0000 nor lone surrogates.
    return value.replaceAll(/[\0\p{Cs}]/gu, '');
  }
  if (shape === 'boolean') {
    if (typeof value === 'boolean') return value;
    const text = typeof value === 'string' ? value.toLowerCase() : '';
    return text === 'true' || text === 'false'
      ? text === 'true'
      : reject('invalidValue', `${name} must be true or false.`);
  }
  if (!isList(shape))
    return isObject(value)
      ? readValues(shape, value, name)
      : reject('invalidValue', `${name} must be an object.`);
  const items = Array.isArray(value) ? value : [value];
  if (items.length > most) reject('invalidValue', `${name} can have at most ${most} values.`);
  return items
    .map((item: unknown) => (isObject(item) ? item : { value: item }))
    .map((item) => readValues(shape[0], item, name));
}

/** Reads the attributes of an object that are kept, under their own names. */
export function readValues(
  shapes: Shapes,
  given: Record<string, unknown>,
  prefix = '',
  most?: number,
): Values {
  const values: Values = {};
  for (const [key, value] of Object.entries(given)) {
    const found = findAttribute(shapes, key);
    if (!found) continue;
    const [name, shape] = found;
    const read = readValue(shape, value, prefix === '' ? name : `${prefix}.${name}`, most);
    if (read !== undefined) values[name] = read;
  }
  return values;
}

/** The body of a request as an object. */
export const requireObject = (body: unknown): Record<string, unknown> =>
  isObject(body) ? body : reject('invalidSyntax', 'The body must be a JSON object.');
