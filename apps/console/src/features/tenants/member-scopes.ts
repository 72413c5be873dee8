/** What becomes of a tenant's token, given what the server says that the member may do. */
export type TokenState = 'no-member' | 'lacking' | 'excessive' | 'current';

/** Compares the scopes of a token with those of the member: of none (GUARD-12), more (GUARD-13) or fewer (GUARD-14) than the token has. */
export function compareScopes(held: readonly string[], current: readonly string[]): TokenState {
  if (current.length === 0) return 'no-member';
  if (current.some((scope) => !held.includes(scope))) return 'lacking';
  return held.some((scope) => !current.includes(scope)) ? 'excessive' : 'current';
}
