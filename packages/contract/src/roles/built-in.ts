/** Name of the machine-to-machine role of every tenant that carries its management API (ROLE-11). */
export const internalAdminRoleName = '#internal:admin';

/** The roles that a new tenant has: the internal one, and one for its management API that can be changed like any other. */
export const builtInRoleNames: readonly string[] = [internalAdminRoleName, 'Management API access'];
