import { z } from 'zod';
import { writableCustomData } from '../applications/applications.ts';
import { id, idsParameter, queryFlag } from '../common.ts';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { recordOrder } from '../sorting.ts';
import { bounded } from '../validation/bounded.ts';
import { organization, organizationInList } from './organizations.ts';

/** Everything except what is set once. A new field can be written, and left out, without being named here. */
const writable = organization
  .omit({ tenantId: true, id: true, createdAt: true })
  .extend({ customData: writableCustomData })
  .partial();

export const listOrganizations = checks({
  summary: 'List organizations, newest first',
  query: z.object({
    q: bounded(256).optional(),
    showFeatured: queryFlag.optional(),
    ids: idsParameter.optional(),
    excludeUserId: id.optional(),
    excludeApplicationId: id.optional(),
    ...recordOrder.shape,
  }),
  output: organizationInList,
});

export const createOrganization = checks({
  summary: 'Create an organization',
  body: writable.required({ name: true }),
  status: 201,
  output: organization,
});

export const getOrganization = checks({
  summary: 'Get an organization',
  output: organization,
  errors: [entityErrors.notExistsWithId],
});

export const updateOrganization = checks({
  summary: 'Update an organization; `customData`, `color` and `branding` are replaced as a whole',
  body: writable,
  output: organization,
  errors: [entityErrors.notExistsWithId],
});

export const deleteOrganization = checks({
  summary: 'Delete an organization; its users and applications stay',
  errors: [entityErrors.notFound],
});
