/**
 * The expression of the unique index `users_primary_email`, so that comparisons use the index. Compare it with an email address from
 * `normalizeEmail`, which differs from PostgreSQL's `lower` for some letters. `users` is the table or its alias.
 */
export const emailKey = (users: string): string => `lower(${users}.primary_email)`;
