import { createPrivateKey } from 'node:crypto';
import type { SigningKey } from '@gatehouse/connectors/kit/saml/sign';
import { samlAddresses } from '@gatehouse/contract/applications/saml-addresses';
import { samlProtocolErrors } from '@gatehouse/contract/applications/saml-errors';
import { entityErrors } from '@gatehouse/contract/errors';
import type { Selectable } from 'kysely';
import type { SamlApplicationsTable } from '../database/tables/saml-applications.ts';
import { found } from '../lib/fail.ts';
import type { Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** A SAML application as its endpoints need it. */
export interface ServiceProvider extends Selectable<SamlApplicationsTable> {
  name: string;
  addresses: ReturnType<typeof samlAddresses>;
  /** In PEM; the active one first, then those that haven't expired. */
  certificates: string[];
  /** The sealed active key. */
  sealed: string | null;
}

/** Reads a SAML application. Throws 404 if there is none. */
export async function findServiceProvider(
  { database, clock }: Runtime,
  { id: tenantId, origin }: Tenant,
  applicationId: string,
): Promise<ServiceProvider> {
  const db = database.for(tenantId);
  const row = await db
    .selectFrom('samlApplications')
    .innerJoin('applications', 'applications.id', 'samlApplications.applicationId')
    .selectAll('samlApplications')
    .select('applications.name')
    .where('applicationId', '=', applicationId)
    .executeTakeFirst();
  const provider = found(row, entityErrors.notFound);
  const keys = await db
    .selectFrom('samlCertificates')
    .select(['certificate', 'sealed', 'active', 'expiresAt'])
    .where('applicationId', '=', applicationId)
    .orderBy('active', 'desc')
    .orderBy('createdAt', 'desc')
    .execute();
  return {
    ...provider,
    addresses: samlAddresses(origin, applicationId),
    certificates: keys
      .filter(({ active, expiresAt }) => active || expiresAt > clock())
      .map(({ certificate }) => certificate),
    sealed: keys.find(({ active }) => active)?.sealed ?? null,
  };
}

/** The key that signs for the application. Throws 404 without an active one. */
export function openSigningKey(
  { secrets }: Runtime,
  { certificates: [certificate = ''], sealed }: ServiceProvider,
): SigningKey {
  const key = found(sealed, samlProtocolErrors.noActiveCertificate);
  return { key: createPrivateKey(secrets.open(key)), certificate };
}
