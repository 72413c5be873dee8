import type { Application } from '@gatehouse/contract/applications/applications';
import {
  type SamlApplication,
  samlApplication,
  samlBindings,
  type SamlSettings,
} from '@gatehouse/contract/applications/saml-applications';
import type { Selectable } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import type { SamlApplicationsTable } from '../../database/tables/saml-applications.ts';

const toSamlApplication = (
  application: Application,
  { acsUrl, ...row }: Selectable<SamlApplicationsTable>,
): SamlApplication =>
  samlApplication.parse({
    ...application,
    ...row,
    acsUrl: acsUrl === null ? null : { binding: samlBindings.post, url: acsUrl },
  });

/** The settings of an application that signs users in with SAML. */
export async function getSamlApplication(
  db: TenantDb,
  application: Application,
): Promise<SamlApplication | undefined> {
  const row = await db
    .selectFrom('samlApplications')
    .selectAll()
    .where('applicationId', '=', application.id)
    .executeTakeFirst();
  return row && toSamlApplication(application, row);
}

/** The settings as columns. */
function toColumns({ acsUrl, attributeMapping, encryption, idpInitiated, ...values }: Partial<SamlSettings>) {
  return {
    ...values,
    ...(acsUrl !== undefined && { acsUrl: acsUrl && acsUrl.url }),
    ...(attributeMapping && { attributeMapping: JSON.stringify(attributeMapping) }),
    ...(encryption !== undefined && { encryption: encryption && JSON.stringify(encryption) }),
    ...(idpInitiated && { idpInitiated: JSON.stringify(idpInitiated) }),
  };
}

export async function insertSamlSettings(
  db: TenantDb,
  applicationId: string,
  {
    nameIdFormat,
    ...settings
  }: Pick<SamlSettings, 'nameIdFormat' | 'attributeMapping' | 'entityId' | 'acsUrl' | 'encryption'>,
): Promise<void> {
  await db
    .insertInto('samlApplications')
    .values({ applicationId, nameIdFormat, ...toColumns(settings) })
    .execute();
}

export async function updateSamlSettings(
  db: TenantDb,
  applicationId: string,
  change: Partial<SamlSettings>,
): Promise<void> {
  await db
    .updateTable('samlApplications')
    // A request that changes nothing is one, too.
    .set({ applicationId, ...toColumns(change) })
    .where('applicationId', '=', applicationId)
    .execute();
}
