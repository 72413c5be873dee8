/** The permissions of the Management API (ADR 5). */
export const managementScopes = ['all', 'read:data', 'write:data', 'delete:data'] as const;

/** IDs of the Management API's resource and of its permission `all` in every tenant; setup scripts rely on them. */
export const managementApiIds = { resource: 'management-api', all: 'management-api-all' } as const;

/** The permissions that a token's scopes grant: `all` includes the other three (ADR 5). */
export const withImplied = (scopes: readonly string[]): readonly string[] =>
  scopes.includes('all') ? managementScopes : scopes;
