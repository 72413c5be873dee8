import { entityErrors } from '@gatehouse/contract/errors';
import * as api from '@gatehouse/contract/organization-invitations/endpoints';
import { getInvitation } from '../../organizations/invitation-store.ts';
import { implement } from '../../web/implement.ts';
import * as service from './organization-invitations-service.ts';
import * as store from './organization-invitations-store.ts';

export const routes = [
  implement(api.listOrganizationInvitations, ({ db, now }, { query }) =>
    store.listInvitations(db, query, query, now),
  ),

  implement(api.createOrganizationInvitation, (ctx, { body }) => service.createInvitation(ctx, body)),

  implement(api.getOrganizationInvitation, async ({ db, now, found }, { params }) =>
    found(await getInvitation(db, params.id, now), entityErrors.notExistsWithId),
  ),

  implement(api.deleteOrganizationInvitation, async ({ db, fail }, { params }) => {
    if (!(await store.deleteInvitation(db, params.id))) fail(entityErrors.notFound);
  }),

  implement(api.sendOrganizationInvitation, (ctx, { params, body }) =>
    service.sendInvitation(ctx, params.id, body),
  ),

  implement(api.createOrganizationInvitationLink, (ctx, { params }) => service.createLink(ctx, params.id)),

  implement(api.updateOrganizationInvitationStatus, (ctx, { params, body }) =>
    service.updateStatus(ctx, params.id, body),
  ),
];
