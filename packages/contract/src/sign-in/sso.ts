import { z } from 'zod';

/** An enterprise identity provider as users see it. */
export const pageSso = z.object({
  id: z.string(),
  connectorName: z.string(),
  logo: z.string(),
  darkLogo: z.string().optional(),
});
export type PageSso = z.infer<typeof pageSso>;
