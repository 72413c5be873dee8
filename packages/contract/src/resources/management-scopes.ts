/** The permissions of a management API (ADR 5). */
export const managementScopes = ['all', 'read:data', 'write:data', 'delete:data'] as const;

/** Ids of the management API's resource and of its permission `all` in every tenant: set-up scripts look for them. */
export const managementApiIds = { resource: 'management-api', all: 'management-api-all' } as const;

/** Every permission that a token's scopes include: `all` implies the other three (ADR 5). */
export const withImplied = (scopes: readonly string[]): readonly string[] =>
  scopes.includes('all') ? managementScopes : scopes;
