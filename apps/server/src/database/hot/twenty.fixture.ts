/** A statement of `/api/ready` or of the connection that listens for changes, as PostgreSQL records it. */
interface Probe {
  statement: RegExp;
  /** The table that it reads or writes, if any. */
  table?: string;
}

/** What requests run as the owner besides hot statements. */
export const probes: readonly Probe[] = [
  { statement: /^select distinct split_part\(sealed, .* from signing_keys/, table: 'signing_keys' },
  { statement: /^insert into readiness /, table: 'readiness' },
  { statement: /^select where to_regclass\(/ },
  { statement: /^select name, checksum, requires from migrations /, table: 'migrations' },
  { statement: /^select proname as name, obj_description\(oid, .* from pg_proc / },
  { statement: /^select count\(\*\) from generate_series/ },
  { statement: /^set local work_mem/ },
  { statement: /^select \$1$/ },
];

/** The hot statements. They run as the owner of the tables, so row-level security doesn't restrict them, so there are few of them. */
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
  'search-members',
];
