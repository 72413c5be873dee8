/**
 * The expression of the unique index `users_primary_email`: comparing it uses the index. It is compared with an address in the spelling of
 * `normalizeEmail`, which PostgreSQL's own `lower` does not give for every letter. `users` is the table or its alias.
 */
export const emailKey = (users: string): string => `lower(${users}.primary_email)`;
