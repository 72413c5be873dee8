import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { organizationWithRoles } from '../organizations/organizations.ts';

const ownOrganization = organizationWithRoles.pick({
  id: true,
  name: true,
  description: true,
  organizationRoles: true,
});
/** An organization that the user belongs to, with their roles in it. */
export type OwnOrganization = z.infer<typeof ownOrganization>;

export const listOwnOrganizations = checks({
  summary:
    'List the organizations that the current user belongs to, at most 1,000, by name, with their roles in them',
  output: z.array(ownOrganization),
});
