/** What an account may do with the platform API: create tenants, and see and leave its own ones. The role `user` has these (ADR 186). */
export const platformScopes = ['create:tenant', 'manage:tenant:self'] as const;
export type PlatformScope = (typeof platformScopes)[number];
