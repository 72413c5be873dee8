import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { bounded } from '../validation/bounded.ts';
import { organizationApplication } from './members.ts';
import { ids, organizationWithRoles, relationNotFound } from './organizations.ts';

export const listOrganizationApplications = checks({
  summary: 'List the machine-to-machine applications of an organization, by name',
  query: z.object({ q: bounded(256).optional() }),
  output: organizationApplication,
  errors: [entityErrors.notExistsWithId],
});

export const addOrganizationApplications = checks({
  summary: 'Add machine-to-machine applications to an organization; those that it has already stay',
  body: z.object({ applicationIds: ids.min(1) }),
  status: 201,
  errors: [relationNotFound, entityErrors.wrongType],
});

export const replaceOrganizationApplications = checks({
  summary: 'Replace the machine-to-machine applications of an organization; those that stay keep their roles',
  body: z.object({ applicationIds: ids }),
  errors: [relationNotFound, entityErrors.wrongType],
});

export const removeOrganizationApplication = checks({
  summary: 'Remove an application and its roles from an organization',
  errors: [entityErrors.notFound],
});

export const listApplicationOrganizations = checks({
  summary: 'List the organizations of an application, newest first, each with the application’s roles',
  output: organizationWithRoles,
  isWhole: true,
  errors: [entityErrors.notFound],
});
