import * as bulk from '@gatehouse/contract/applications/bulk-endpoints';
import * as api from '@gatehouse/contract/applications/endpoints';
import { runEach } from '../../web/bulk.ts';
import { implement } from '../../web/implement.ts';
import { events } from './applications-events.ts';
import * as service from './applications-service.ts';

export const routes = [
  implement(bulk.deleteApplications, async (ctx, { body: { applicationIds } }) => {
    const remove = {
      endpoint: api.deleteApplication,
      events,
      handle: (one, { params }) => service.deleteApplication(one, params.id),
    } satisfies Parameters<typeof runEach<typeof api.deleteApplication>>[2];
    return runEach(ctx, bulk.deleteApplications, remove, applicationIds, (id) => ({
      params: { id },
      body: undefined,
    }));
  }),
];
