import {
  application,
  type Application,
  applicationErrors,
  type ApplicationType,
  builtInApplicationIds,
} from '@gatehouse/contract/applications/applications';
import type {
  ProtectedAppChange,
  ProtectedAppMetadata,
} from '@gatehouse/contract/applications/protected-apps';
import type * as api from '@gatehouse/contract/applications/endpoints';
import type { BodyOf, Page, Paging } from '@gatehouse/contract/endpoint';
import { searchText } from '@gatehouse/contract/search';
import type { RecordSort } from '@gatehouse/contract/sorting';
import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import { contains, paginate } from '../../database/list.ts';
import { recordOrderBy } from '../../database/record-orders.ts';
import type { Stored } from '../../database/tables.ts';
import type { ApplicationsTable } from '../../database/tables/applications.ts';
import { withConstraints } from '../../lib/fail.ts';
import { createId } from '../../lib/ids.ts';

const toApplication = (row: Selectable<ApplicationsTable>): Application => application.parse(row);

export interface ApplicationFilter {
  search?: string;
  types?: readonly ApplicationType[];
  ids?: readonly string[];
  isThirdParty?: boolean;
  excludeRoleId?: string;
  excludeOrganizationId?: string;
  sort?: RecordSort;
}

/** The tenant's applications, newest first unless sorted otherwise, without the built-in ones. */
export async function listApplications(
  db: TenantDb,
  { search, types, ids, isThirdParty, excludeRoleId, excludeOrganizationId, sort }: ApplicationFilter,
  paging: Paging,
): Promise<Page<Application>> {
  let matching = db.selectFrom('applications').where('id', 'not in', [...builtInApplicationIds]);
  const text = searchText(search);
  if (text)
    matching = matching.where(
      contains(['applications.id', 'applications.name', 'applications.description'], text),
    );
  if (ids) matching = matching.where('id', 'in', [...ids]);
  if (types) matching = matching.where('type', 'in', [...types]);
  if (isThirdParty !== undefined) matching = matching.where('isThirdParty', '=', isThirdParty);
  if (excludeRoleId) {
    const holders = db
      .selectFrom('applicationsRoles')
      .select('applicationId')
      .where('roleId', '=', excludeRoleId);
    matching = matching.where('id', 'not in', holders);
  }
  if (excludeOrganizationId) {
    const present = db
      .selectFrom('organizationApplications')
      .select('applicationId')
      .where('organizationId', '=', excludeOrganizationId);
    matching = matching.where('id', 'not in', present);
  }
  const { items, ...page } = await paginate(db, matching, paging, (rows) =>
    rows.selectAll('applications').orderBy(recordOrderBy('applications', sort)),
  );
  return { ...page, items: items.map(toApplication) };
}

export async function getApplication(db: TenantDb, id: string): Promise<Application | undefined> {
  const row = await db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toApplication(row);
}

/** The body with another form of the protected app metadata. */
type WithProtection<Body, Metadata> = Omit<Body, 'protectedAppMetadata'> & {
  protectedAppMetadata?: Metadata | undefined;
};
export type NewApplication = Omit<BodyOf<typeof api.createApplication>, 'type'> & { type: ApplicationType };
export type ApplicationChange = Omit<BodyOf<typeof api.updateApplication>, 'isAdmin'>;

export async function insertApplication(
  db: TenantDb,
  {
    oidcClientMetadata,
    customClientMetadata,
    customData,
    protectedAppMetadata = null,
    ...values
  }: Stored<ApplicationsTable, WithProtection<NewApplication, ProtectedAppMetadata | null>>,
): Promise<Application> {
  const row = await withConstraints({ applications_protected_host: applicationErrors.subDomainExists }, () =>
    db
      .insertInto('applications')
      .values({
        id: createId(),
        ...values,
        oidcClientMetadata: JSON.stringify(oidcClientMetadata),
        customClientMetadata: JSON.stringify(customClientMetadata),
        customData: JSON.stringify(customData),
        protectedAppMetadata: protectedAppMetadata && JSON.stringify(protectedAppMetadata),
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  return toApplication(row);
}

/** JSON columns are replaced as a whole, except the settings of a protected application: its domain is changed by other operations. */
export async function updateApplication(
  db: TenantDb,
  id: string,
  {
    oidcClientMetadata,
    customClientMetadata,
    customData,
    protectedAppMetadata,
    ...values
  }: Stored<ApplicationsTable, WithProtection<ApplicationChange, ProtectedAppChange>>,
): Promise<Application | undefined> {
  const row = await db
    .updateTable('applications')
    .set({
      // A request that changes nothing returns the application, too.
      id,
      ...values,
      ...(oidcClientMetadata && { oidcClientMetadata: JSON.stringify(oidcClientMetadata) }),
      ...(customClientMetadata && { customClientMetadata: JSON.stringify(customClientMetadata) }),
      ...(customData && { customData: JSON.stringify(customData) }),
      ...(protectedAppMetadata && {
        protectedAppMetadata: sql<string>`protected_app_metadata || ${JSON.stringify(protectedAppMetadata)}::jsonb`,
      }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toApplication(row);
}

/** Its secrets and roles are deleted with it. */
export async function deleteApplication(db: TenantDb, id: string): Promise<void> {
  await db.deleteFrom('applications').where('id', '=', id).execute();
}
