import type { z } from 'zod';
import { application } from '../applications/applications.ts';
import { user } from '../users/users.ts';
import { heldRoles } from './organizations.ts';

/** A user who is a member of an organization, with the roles that the user has in it. */
export const member = user.omit({ hasPassword: true }).extend({ organizationRoles: heldRoles });
export type Member = z.infer<typeof member>;

/** A machine-to-machine application that acts for an organization, with the roles that it has in it. */
export const organizationApplication = application.extend({ organizationRoles: heldRoles });
export type OrganizationApplication = z.infer<typeof organizationApplication>;
