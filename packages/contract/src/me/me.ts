import { z } from 'zod';
import { customData, webUrl } from '../common.ts';
import { username } from '../validation/username.ts';

/** The administrator who is signed in, as the console shows them (VIEW-04). */
export const me = z.object({
  id: z.string(),
  name: z.string().nullable(),
  username: z.string().nullable(),
  avatar: z.string().nullable(),
  primaryEmail: z.string().nullable(),
  primaryPhone: z.string().nullable(),
  hasPassword: z.boolean(),
  /** By the target of the connector. */
  identities: z.record(z.string(), z.object({ userId: z.string(), details: customData.optional() })),
  /** Default tenant, preferences of the console, onboarding (VIEW-05). */
  customData,
});
export type Me = z.infer<typeof me>;

/** What one may change of oneself; an empty username is refused (PRF-05). */
export const editableMe = z.object({
  name: z.string().max(128).nullable(),
  username,
  avatar: webUrl.nullable(),
});
