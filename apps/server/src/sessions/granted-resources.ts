/** Published clients request it at sign-in, with the organizations scope: its permissions are those of the organization template. */
export const organizationsResource = 'urn:logto:resource:organizations';

/** No indicator has a space. */
const prefix = 'organizations ';

/**
 * The key of permissions in a grant that a third-party application has only in organizations. Permissions of an API are apart from those
 * that the user allowed everywhere (ADR 155).
 */
export const keyInOrganizations = (indicator: string): string =>
  indicator === organizationsResource ? indicator : prefix + indicator;

/** The resource that a key in a grant is of, and whether its permissions apply only in organizations. */
export const readGrantKey = (key: string): { indicator: string; inOrganizations: boolean } =>
  key.startsWith(prefix)
    ? { indicator: key.slice(prefix.length), inOrganizations: true }
    : { indicator: key, inOrganizations: key === organizationsResource };
