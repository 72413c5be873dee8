import type pg from 'pg';

/** The number of rows in tables that grow with a tenant's users. */
export const manyRows = 20_000;

const at = `timestamptz '2026-01-01'`;
const later = `timestamptz '2027-01-01'`;
const person = `'u' || n`;
const models = `(array['Session', 'Grant', 'AccessToken', 'RefreshToken', 'Interaction'])[1 + n % 5]`;

/** Columns and their values for the number `n`, by table. Applications and roles are few, so they aren't multiplied. */
const tables: Record<string, { rows: number; columns: Record<string, string> }> = {
  users: {
    rows: manyRows,
    columns: {
      id: person,
      username: `'name' || n`,
      primary_email: `'name' || n || '@many.example'`,
      primary_phone: `(4900000000000 + n)::text`,
      name: `'Person ' || n`,
      password_encrypted: `'hash'`,
      password_encryption_method: `'Argon2id'`,
      identities: `jsonb_build_object('many', jsonb_build_object('userId', n::text))`,
      created_at: `${at} + n * interval '1 second'`,
    },
  },
  mfa_verifications: {
    rows: manyRows,
    columns: { id: `'many' || n`, user_id: person, type: `'Totp'`, sealed: `'sealed'` },
  },
  applications: {
    rows: 1000,
    columns: { id: `'many' || n`, name: `'Application ' || n`, type: `'SPA'`, created_at: at },
  },
  resources: {
    rows: 1000,
    columns: { id: `'many' || n`, name: `'API'`, indicator: `'https://many.example/' || n`, created_at: at },
  },
  scopes: {
    rows: 5000,
    columns: {
      id: `'many' || n`,
      resource_id: `'many' || 1 + n % 1000`,
      name: `'scope' || n`,
      created_at: at,
    },
  },
  roles: {
    rows: 1000,
    columns: { id: `'many' || n`, name: `'Role ' || n`, description: `'d'`, type: `'User'`, created_at: at },
  },
  roles_scopes: { rows: 5000, columns: { role_id: `'many' || 1 + n % 1000`, scope_id: `'many' || n` } },
  users_roles: { rows: manyRows, columns: { user_id: person, role_id: `'many' || 1 + n % 1000` } },
  organizations: { rows: 1000, columns: { id: `'many' || n`, name: `'Organization ' || n`, created_at: at } },
  // All users but the first are members of the organization of the cases, and all of one of a thousand others.
  organization_users: {
    rows: 2 * manyRows,
    columns: {
      organization_id: `case when n between 2 and ${manyRows} then 'acme' else 'many' || 1 + n % 999 end`,
      user_id: `'u' || 1 + (n - 1) % ${manyRows}`,
    },
  },
  organization_users_roles: {
    rows: manyRows / 2,
    columns: { organization_id: `'acme'`, user_id: `'u' || n + 1`, organization_role_id: `'member'` },
  },
  oidc_instances: {
    rows: manyRows,
    columns: {
      model: models,
      id: `'many' || n`,
      payload: `'{}'`,
      grant_id: `'grant' || n`,
      uid: `'uid' || n`,
      account_id: person,
      client_id: `'many' || 1 + n % 1000`,
      created_at: at,
      expires_at: later,
    },
  },
  logs: {
    rows: manyRows,
    columns: {
      id: `'many' || n`,
      key: `'Interaction.Create'`,
      user_id: person,
      application_id: `'many' || 1 + n % 1000`,
      created_at: `${at} + n * interval '1 second'`,
    },
  },
  rate_limits: {
    rows: manyRows,
    columns: { key: `'many' || n`, window_end: later, count: '1' },
  },
  sentinel_activities: {
    rows: manyRows,
    columns: {
      action: `'Password'`,
      target: `'many' || n`,
      result: `'Failed'`,
      decision: `'Undecided'`,
      attempts: '1',
      expires_at: later,
    },
  },
  user_sso_identities: {
    rows: manyRows,
    columns: {
      id: `'many' || n`,
      user_id: person,
      sso_connector_id: `'acme'`,
      issuer: `'https://acme.example.com'`,
      identity_id: `'many' || n`,
    },
  },
};

/** Adds that many rows to tenants that already have the rows of `world`. */
export async function insertManyRows(client: pg.ClientBase, tenants: readonly string[]): Promise<void> {
  for (const [table, { rows, columns }] of Object.entries(tables))
    for (const tenant of tenants)
      await client.query(
        `insert into ${table} (tenant_id, ${Object.keys(columns).join(', ')})
         select $1, ${Object.values(columns).join(', ')} from generate_series(1, ${rows}) n`,
        [tenant],
      );
}
