import { applicationErrors } from '@gatehouse/contract/applications/applications';
import {
  type ApplicationSecret,
  applicationSecret,
  type SecretSummary,
} from '@gatehouse/contract/applications/secrets';
import { entityErrors } from '@gatehouse/contract/errors';
import type { Selectable } from 'kysely';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import type { ApplicationSecretsTable } from '../../database/tables/applications.ts';
import { withConstraints } from '../../lib/fail.ts';
import { createSecret } from '../../lib/ids.ts';

const constraints = {
  application_secrets_pkey: applicationErrors.secretNameExists,
  application_secrets_tenant_id_application_id_fkey: entityErrors.notFound,
};

/** Decrypts a stored secret. Only for secrets that are returned to the caller. */
const toSecret = (
  { runtime }: TransactionCtx,
  { sealed, ...row }: Selectable<ApplicationSecretsTable>,
): ApplicationSecret => applicationSecret.parse({ ...row, value: runtime.secrets.open(sealed) });

/** The secrets of an application, oldest first. */
export async function listSecrets(ctx: TransactionCtx, applicationId: string): Promise<ApplicationSecret[]> {
  const rows = await ctx.db
    .selectFrom('applicationSecrets')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .orderBy('createdAt')
    .orderBy('name')
    .execute();
  return rows.map((row) => toSecret(ctx, row));
}

/** The same without the values. */
export function listSecretSummaries({ db }: TransactionCtx, applicationId: string): Promise<SecretSummary[]> {
  return db
    .selectFrom('applicationSecrets')
    .select(['name', 'createdAt', 'expiresAt'])
    .where('applicationId', '=', applicationId)
    .orderBy('createdAt')
    .orderBy('name')
    .execute();
}

/** Creates a secret, and returns it with its value. */
export async function insertSecret(
  ctx: TransactionCtx,
  applicationId: string,
  { name, expiresAt }: Pick<ApplicationSecret, 'name' | 'expiresAt'>,
): Promise<ApplicationSecret> {
  const row = await withConstraints(constraints, () =>
    ctx.db
      .insertInto('applicationSecrets')
      .values({
        applicationId,
        name,
        sealed: ctx.runtime.secrets.seal(createSecret()),
        createdAt: new Date(ctx.now),
        expiresAt: expiresAt === null ? null : new Date(expiresAt),
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  return toSecret(ctx, row);
}

export async function renameSecret(
  ctx: TransactionCtx,
  applicationId: string,
  name: string,
  newName: string,
): Promise<ApplicationSecret | undefined> {
  const row = await withConstraints(constraints, () =>
    ctx.db
      .updateTable('applicationSecrets')
      .set({ name: newName })
      .where('applicationId', '=', applicationId)
      .where('name', '=', name)
      .returningAll()
      .executeTakeFirst(),
  );
  return row && toSecret(ctx, row);
}

export async function deleteSecret(
  ctx: TransactionCtx,
  applicationId: string,
  name: string,
): Promise<boolean> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('applicationSecrets')
    .where('applicationId', '=', applicationId)
    .where('name', '=', name)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
