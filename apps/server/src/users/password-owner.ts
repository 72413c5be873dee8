import type { PasswordPolicy } from '@gatehouse/contract/passwords/policy';
import type { PasswordUser } from '@gatehouse/contract/passwords/user-phrases';
import { sql } from 'kysely';
import type { StoredPassword } from '../passwords/stored-password.ts';
import type { Runtime } from '../runtime/runtime.ts';

export interface PasswordOwner extends PasswordUser {
  value: string | null;
  method: StoredPassword['method'] | null;
  policy: PasswordPolicy;
}

/** The fields for verifying a user's password, or for checking a new one against the policy. */
export async function findPasswordOwner(
  runtime: Runtime,
  tenantId: string,
  userId: string,
): Promise<PasswordOwner | undefined> {
  return runtime.database
    .for(tenantId)
    .selectFrom('users as u')
    .leftJoin('signInExperiences as e', 'e.tenantId', 'u.tenantId')
    .select([
      'u.username',
      'u.primaryEmail',
      'u.primaryPhone',
      'u.name',
      'u.passwordEncrypted as value',
      sql<PasswordOwner['method']>`u.password_encryption_method`.as('method'),
      sql<PasswordPolicy>`coalesce(e.settings -> 'passwordPolicy', '{}')`.as('policy'),
    ])
    .where('u.id', '=', userId)
    .where('u.isSuspended', '=', false)
    .executeTakeFirst();
}
