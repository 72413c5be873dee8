import { z } from 'zod';
import { id } from '../common.ts';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { userId } from '../users/users.ts';
import { bounded } from '../validation/bounded.ts';
import { member } from './members.ts';
import { organizationWithRoles, relationNotFound } from './organizations.ts';

/** More than in other lists of IDs, because companies replace all their members at once. */
const userIds = z.array(userId).max(5000);

export const listMembers = checks({
  summary: 'List the members of an organization, by ID',
  // The search is written by hand and runs as the database's owner (ADR 6).
  transaction: 'none',
  query: z.object({ q: bounded(256).optional(), organizationRoleId: id.optional() }),
  output: member,
  errors: [entityErrors.notExistsWithId],
});

export const addMembers = checks({
  summary: 'Add users to an organization; those who are members already stay',
  body: z.object({ userIds: userIds.min(1) }),
  status: 201,
  output: z.object({ userIds }),
  errors: [relationNotFound],
});

export const replaceMembers = checks({
  summary: 'Replace the members of an organization; those who stay keep their roles',
  body: z.object({ userIds }),
  errors: [relationNotFound],
});

export const removeMember = checks({
  summary: 'Remove a user and their roles from an organization',
  errors: [entityErrors.notFound],
});

export const listUserOrganizations = checks({
  summary: 'List the organizations of a user, newest first, each with the user’s roles',
  output: z.array(organizationWithRoles),
  errors: [entityErrors.notFound],
});
