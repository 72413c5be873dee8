/** Name of the machine-to-machine role in every tenant that has the permissions of its Management API (ROLE-11). */
export const internalAdminRoleName = '#internal:admin';

/** The roles of a new tenant: the internal one, and one for its Management API that can be changed like any other. */
export const builtInRoleNames: readonly string[] = [internalAdminRoleName, 'Management API access'];
