/** Without schemas, because the sign-in pages import it. */

export const profileFieldTypes = [
  'Text',
  'Number',
  'Date',
  'Checkbox',
  'Select',
  'Url',
  'Regex',
  'Address',
  'Fullname',
] as const;
export type ProfileFieldType = (typeof profileFieldTypes)[number];

/** The longest value, as of the standard claims. */
export const maxProfileValueLength = 2048;

/** The parts of an address, which are the members of the standard claim (OpenID Connect Core 5.1.1). */
export const addressParts = [
  'formatted',
  'streetAddress',
  'locality',
  'region',
  'postalCode',
  'country',
] as const;

/** The parts of a full name, each a standard claim of its own. */
export const fullnameParts = ['givenName', 'middleName', 'familyName'] as const;

/** The field whose parts are separate values: `fullname` itself is not a value. */
export const fullnameField = 'fullname';

/** Columns of a user. */
export const userFieldNames = ['name', 'avatar'] as const;

/** The standard claims of a user's profile that a field can set, besides `address`. `preferredUsername` follows the username. */
export const claimFieldNames = [
  ...fullnameParts,
  'nickname',
  'profile',
  'website',
  'gender',
  'birthdate',
  'zoneinfo',
  'locale',
] as const;

/** Where the value of a field is stored. Every other name is a key of the user's custom data. */
export type ProfileFieldPlace = 'user' | 'profile' | 'customData';

const places: ReadonlyMap<string, ProfileFieldPlace> = new Map([
  ...userFieldNames.map((name) => [name, 'user'] as const),
  ...[...claimFieldNames, 'address'].map((name) => [name, 'profile'] as const),
]);

/** Where the value with this name is stored. */
export const placeOf = (name: string): ProfileFieldPlace => places.get(name) ?? 'customData';

/** Names of fields whose values must be a web address, because pages and applications open them. */
export const webAddressNames: readonly string[] = ['avatar', 'profile', 'website'];

/** What identifies a user is changed with proof, and never by a profile field. */
export const identifierNames: readonly string[] = [
  'username',
  'primaryEmail',
  'primaryPhone',
  'email',
  'phone',
];

/** Keys of custom data that belong to the product: the console keeps its users' preferences there, published clients their own. */
export const reservedDataNames: readonly string[] = [
  'adminConsolePreferences',
  'defaultTenantId',
  'guideRequests',
  'onboarding',
  'ossOnboarding',
];
