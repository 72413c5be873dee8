import { adminTenantId } from '@gatehouse/contract/common';
import { normalizeEmail } from '@gatehouse/contract/validation/email';
import type pg from 'pg';
import { emailKey } from '../database/email-key.ts';

/** The ID of the administrator with this username or email address. */
export async function findAdministrator(
  client: Pick<pg.Client, 'query'>,
  name: string,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `select id from users where tenant_id = $1 and (lower(username) = lower($2) or ${emailKey('users')} = $3)`,
    [adminTenantId, name, normalizeEmail(name)],
  );
  return rows[0]?.id;
}
