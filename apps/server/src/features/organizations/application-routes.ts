import { entityErrors } from '@gatehouse/contract/errors';
import type { OrganizationApplication } from '@gatehouse/contract/organizations/members';
import * as api from '@gatehouse/contract/organizations/application-endpoints';
import type { OrganizationWithRoles } from '@gatehouse/contract/organizations/organizations';
import { searchText } from '@gatehouse/contract/search';
import type { Page, Paging } from '@gatehouse/contract/endpoint';
import type { TenantDb } from '../../database/database.ts';
import { contains, paginate } from '../../database/list.ts';
import { implement } from '../../web/implement.ts';
import { organizationRolesOf } from './held-roles.ts';
import { applicationErrors, applications } from './links.ts';
import { organizationColumns, requireOrganization } from './organizations-store.ts';

export const routes = [
  implement(api.listOrganizationApplications, async ({ db }, { params, query }) => {
    await requireOrganization(db, params.id);
    return listApplications(db, params.id, query.q, query);
  }),

  implement(api.addOrganizationApplications, (ctx, { params, body }) =>
    applications.add(ctx.db, { organizationId: params.id }, body.applicationIds, applicationErrors),
  ),

  implement(
    api.replaceOrganizationApplications,
    (ctx, { params, body }) =>
      applications.replace(ctx.db, { organizationId: params.id }, body.applicationIds, applicationErrors),
    (ctx, { params, body }) =>
      applications.takesAway(ctx.db, { organizationId: params.id }, body.applicationIds),
  ),

  implement(api.removeOrganizationApplication, async (ctx, { params }) => {
    if (!(await applications.remove(ctx.db, { organizationId: params.id }, params.applicationId)))
      ctx.fail(entityErrors.notFound);
  }),

  implement(api.listApplicationOrganizations, async ({ db, found }, { params, query }) => {
    const application = await db
      .selectFrom('applications')
      .select('id')
      .where('id', '=', params.applicationId)
      .executeTakeFirst();
    found(application, entityErrors.notFound);
    return listOrganizationsOf(db, params.applicationId, query);
  }),
];

/** The applications of an organization, by name. */
async function listApplications(
  db: TenantDb,
  organizationId: string,
  q: string | undefined,
  paging: Paging,
): Promise<Page<OrganizationApplication>> {
  let matching = db
    .selectFrom('applications')
    .innerJoin('organizationApplications as link', 'link.applicationId', 'applications.id')
    .where('link.organizationId', '=', organizationId);
  const text = searchText(q);
  if (text) matching = matching.where(contains(['applications.id', 'applications.name'], text));
  return paginate(db, matching, paging, (rows) =>
    rows
      .selectAll('applications')
      .select(organizationRolesOf('application'))
      .orderBy('applications.name')
      .orderBy('applications.id'),
  );
}

/** The organizations of an application, newest first. */
const listOrganizationsOf = (
  db: TenantDb,
  applicationId: string,
  paging: Paging,
): Promise<Page<OrganizationWithRoles>> =>
  paginate(
    db,
    db
      .selectFrom('organizations')
      .innerJoin('organizationApplications as link', 'link.organizationId', 'organizations.id')
      .where('link.applicationId', '=', applicationId),
    paging,
    (page) =>
      page
        .select([...organizationColumns, organizationRolesOf('application')])
        .orderBy('organizations.createdAt', 'desc')
        .orderBy('organizations.id'),
  );
