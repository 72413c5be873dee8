import { X509Certificate } from 'node:crypto';
import { type SamlCertificate, samlCertificate } from '@gatehouse/contract/applications/saml-applications';
import { samlErrors } from '@gatehouse/contract/applications/saml-errors';
import { entityErrors } from '@gatehouse/contract/errors';
import type { Selectable } from 'kysely';
import type { Ctx } from '../../runtime/ctx.ts';
import type { TenantDb } from '../../database/database.ts';
import type { SamlCertificatesTable } from '../../database/tables/saml-applications.ts';
import { createSamlKey, type CreatedKey } from '../../keys/create-saml-key.ts';
import { fail, found } from '../../lib/fail.ts';

/** Generates a key with a self-signed certificate. This takes a while, so no transaction is open. */
export const createKey = (
  { runtime: { secrets }, now, tenant: { origin } }: Pick<Ctx, 'runtime' | 'now' | 'tenant'>,
  years: number,
): Promise<CreatedKey> => createSamlKey(secrets, { origin, now, years });

function toCertificate({
  sealed: _key,
  applicationId: _application,
  tenantId: _tenant,
  ...row
}: Selectable<SamlCertificatesTable>): SamlCertificate {
  const formatted = new X509Certificate(row.certificate).fingerprint256;
  const sha256 = { formatted, unformatted: formatted.replaceAll(':', '').toLowerCase() };
  return samlCertificate.parse({ ...row, fingerprints: { sha256 } });
}

/** The certificates of an application, newest first. */
export async function listCertificates(db: TenantDb, applicationId: string): Promise<SamlCertificate[]> {
  const rows = await db
    .selectFrom('samlCertificates')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toCertificate);
}

/** Stores a key. The first one of an application is active. */
export async function insertCertificate(
  db: TenantDb,
  applicationId: string,
  key: CreatedKey,
  { active }: { active: boolean },
): Promise<SamlCertificate> {
  const row = await db
    .insertInto('samlCertificates')
    .values({ applicationId, active, ...key })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toCertificate(row);
}

/** Activates a certificate instead of the active one, or deactivates it. */
export async function setActive(
  db: TenantDb,
  applicationId: string,
  id: string,
  active: boolean,
): Promise<SamlCertificate> {
  await lockCertificates(db, applicationId);
  if (active)
    await db
      .updateTable('samlCertificates')
      .set({ active: false })
      .where('applicationId', '=', applicationId)
      .where('id', '<>', id)
      .execute();
  const row = await db
    .updateTable('samlCertificates')
    .set({ active })
    .where('applicationId', '=', applicationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return toCertificate(found(row, entityErrors.notFound));
}

export async function deleteCertificate(db: TenantDb, applicationId: string, id: string): Promise<void> {
  await lockCertificates(db, applicationId);
  const row = await db
    .selectFrom('samlCertificates')
    .select('active')
    .where('applicationId', '=', applicationId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (found(row, entityErrors.notFound).active) fail(samlErrors.activeCertificate);
  await db
    .deleteFrom('samlCertificates')
    .where('applicationId', '=', applicationId)
    .where('id', '=', id)
    .execute();
}

/** Two changes at once take turns, so that one certificate is active after them. */
export async function lockCertificates(db: TenantDb, applicationId: string): Promise<void> {
  await db
    .selectFrom('samlApplications')
    .select('applicationId')
    .where('applicationId', '=', applicationId)
    .forUpdate()
    .execute();
}
