import { z } from 'zod';
import { customData, webUrl } from '../common.ts';
import { username } from '../validation/username.ts';

/** The signed-in administrator, as the console shows them (VIEW-04). */
export const me = z.object({
  id: z.string(),
  name: z.string().nullable(),
  username: z.string().nullable(),
  avatar: z.string().nullable(),
  primaryEmail: z.string().nullable(),
  primaryPhone: z.string().nullable(),
  hasPassword: z.boolean(),
  /** By the connector's target. */
  identities: z.record(z.string(), z.object({ userId: z.string(), details: customData.optional() })),
  /** Default tenant, preferences of the console, onboarding (VIEW-05). */
  customData,
});
export type Me = z.infer<typeof me>;

/** The fields that administrators can change of their own account; an empty username is rejected (PRF-05). */
export const editableMe = z.object({
  name: z.string().max(128).nullable(),
  username,
  avatar: webUrl.nullable(),
});
