import { entityErrors } from '@gatehouse/contract/errors';
import * as bulk from '@gatehouse/contract/organizations/bulk-endpoints';
import * as api from '@gatehouse/contract/organizations/endpoints';
import { fail } from '../../lib/fail.ts';
import { runEach } from '../../web/bulk.ts';
import { implement } from '../../web/implement.ts';
import { events } from './organizations-events.ts';
import * as store from './organizations-store.ts';

export const routes = [
  implement(bulk.deleteOrganizations, async (ctx, { body: { organizationIds } }) => {
    const remove = {
      endpoint: api.deleteOrganization,
      events,
      async handle({ db }, { params }) {
        if (!(await store.deleteOrganization(db, params.id))) fail(entityErrors.notFound);
      },
    } satisfies Parameters<typeof runEach<typeof api.deleteOrganization>>[2];
    return runEach(ctx, bulk.deleteOrganizations, remove, organizationIds, (id) => ({
      params: { id },
      body: undefined,
    }));
  }),
];
