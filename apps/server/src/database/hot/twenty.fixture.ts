/** All that requests run as the owner, with the two of the probes: a table's owner is not bound by row-level security, so they stay few. */
export const hotNames = [
  'find-tenant',
  'find-administrator',
  'find-machine',
  'count-rate-limit',
  'find-flow',
  'save-flow',
  'find-page-application',
  'count-sentinel-attempt',
  'submit-sign-in',
  'submit-registration',
  'oidc-read',
  'oidc-write',
  'insert-logs',
  'find-users-by-identifier',
  'list-users',
  'search-users-few',
  'search-users-many',
  'search-users-short',
];

/** Budgets of those that are declared elsewhere, without one. */
export const laterBudgets: Record<string, number> = {
  'find-users-by-identifier': 20,
  'list-users': 110,
  'search-users-few': 40,
  'search-users-many': 650,
  'search-users-short': 6000,
};
