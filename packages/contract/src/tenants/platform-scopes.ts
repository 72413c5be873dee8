/** What an account may do with the platform API: create tenants, and see and leave its own ones. The role `user` has these (ADR 186). */
export const platformScopes = ['create:tenant', 'manage:tenant:self'] as const;

/** Also what only operators may do. It isn't a scope of tokens: the role is read at each request. */
export const platformPermissions = [...platformScopes, 'operate:platform'] as const;
export type PlatformPermission = (typeof platformPermissions)[number];
/** All scopes of the platform API that clients know (ROLE-13). No role has the others: nothing needs them here (OPEN-20). */
export const knownPlatformScopes = [...platformScopes, 'send:sms', 'send:email', 'fetch:custom:jwt'] as const;
export type PlatformScope = (typeof platformScopes)[number];
