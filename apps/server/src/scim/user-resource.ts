import type { UserProfile } from '@gatehouse/contract/users/users';
import { userEmail } from '@gatehouse/contract/validation/email';
import type { Selectable } from 'kysely';
import type { OrganizationScimUsersTable } from '../database/tables/organization-scim.ts';
import { readValues, requireObject, userShape, type Value, type Values } from './attributes.ts';
import { enterpriseSchema, userSchema } from './schema-names.ts';
import { reject } from './scim-error.ts';

export type UserRow = Selectable<OrganizationScimUsersTable> & {
  isMember: boolean;
  groups: { value: string; display: string }[];
};

/** What an identity provider says about a user. */
export interface GivenUser {
  userName: string;
  externalId: string | null;
  /** Undefined if it wasn't said. */
  isActive: boolean | undefined;
  /** All other attributes that are kept. */
  attributes: Values;
}

const longestName = 256;

function takeText(value: Value | undefined, name: string): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value.length > longestName
    ? reject('invalidValue', `${name} must have at most ${longestName} characters.`)
    : value;
}

/** Checks the attributes of a user. `password`, and all attributes that aren't kept, are ignored. */
export function checkUser({ userName, externalId, active, ...attributes }: Values): GivenUser {
  const name = takeText(userName, 'userName')?.trim();
  return {
    userName: name ? name : reject('invalidValue', 'userName is required.'),
    externalId: takeText(externalId, 'externalId') ?? null,
    isActive: typeof active === 'boolean' ? active : undefined,
    attributes,
  };
}

export const readUser = (body: unknown): GivenUser => checkUser(readValues(userShape, requireObject(body)));

/** The attributes of a user as they were sent. */
export const toValues = ({ userName, externalId, attributes, isMember }: UserRow): Values => ({
  userName,
  ...(externalId !== null && { externalId }),
  // Only what `readValues` has returned is stored.
  ...(attributes as Values),
  active: isMember,
});

/** The email address of a user: the primary one, that of work, the first one, or a name that is an email address. */
export function addressOf({ userName, attributes }: Pick<GivenUser, 'userName' | 'attributes'>): string {
  const emails = Array.isArray(attributes.emails) ? attributes.emails : [];
  const chosen =
    emails.find(({ primary }) => primary === true) ?? emails.find(({ type }) => type === 'work') ?? emails[0];
  const address = userEmail.safeParse(chosen?.value ?? userName);
  return address.success
    ? address.data
    : reject('invalidValue', 'emails must have an email address, or userName must be one.');
}

const textIn = (values: Value | undefined, name: string): string | undefined => {
  const value = typeof values === 'object' && !Array.isArray(values) ? values[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The name and profile of an account that is made for the organization. */
export function toAccount({ attributes }: Pick<GivenUser, 'attributes'>): {
  name?: string;
  profile: UserProfile;
} {
  const { name, displayName } = attributes;
  const [familyName, givenName, middleName] = ['familyName', 'givenName', 'middleName'].map((part) =>
    textIn(name, part),
  );
  const whole =
    textIn({ displayName }, 'displayName') ??
    textIn(name, 'formatted') ??
    [givenName, familyName].filter(Boolean).join(' ');
  const [nickname, locale, zoneinfo] = ['nickName', 'locale', 'timezone'].map((part) =>
    textIn(attributes, part),
  );
  const profile = { familyName, givenName, middleName, nickname, locale, zoneinfo };
  return {
    ...(whole !== '' && { name: [...whole].slice(0, 128).join('').slice(0, 128) }),
    profile: Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined)),
  };
}

/** A user as a resource (RFC 7643 section 4.1): what the identity provider sent, and nothing else of the account. */
export function toUserResource(baseUrl: string, row: UserRow): Record<string, unknown> {
  const { userId, groups, createdAt, updatedAt } = row;
  const values = toValues(row);
  return {
    schemas: [userSchema, ...(values[enterpriseSchema] === undefined ? [] : [enterpriseSchema])],
    id: userId,
    ...values,
    ...(groups.length > 0 && {
      groups: groups.map((group) => ({ ...group, $ref: `${baseUrl}/Groups/${group.value}`, type: 'direct' })),
    }),
    meta: {
      resourceType: 'User',
      created: new Date(createdAt).toISOString(),
      lastModified: new Date(updatedAt).toISOString(),
      location: `${baseUrl}/Users/${userId}`,
    },
  };
}
