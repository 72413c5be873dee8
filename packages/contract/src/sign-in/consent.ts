import { z } from 'zod';

/** The consent page offers this many organizations. */
export const maxConsentOrganizations = 1000;

const resources = z
  .array(z.object({ indicator: z.string().max(2048), scopes: z.array(z.string().max(256)).max(1000) }))
  .max(100);

/** What the consent page showed, as the user's decision names it. */
export const shownConsent = z.object({
  scopes: z.array(z.string().max(128)).max(100),
  /** Permissions of APIs, by indicator. */
  resources: resources.default([]),
  /** If the page asked for organizations: those that the user selected, and the permissions that apply in them. */
  organizations: z
    .object({ ids: z.array(z.string().max(21)).max(maxConsentOrganizations), resources })
    .optional(),
});
export type ShownConsent = z.infer<typeof shownConsent>;
