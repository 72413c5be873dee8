import { z } from 'zod';

/** Usage reporting of the cloud edition (ADR 199). */
export const usageReportingSettings = {
  USAGE_REPORTING_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'URL that receives events about the use of the cloud edition’s console, of administrators who have agreed. IDs and email addresses are hashed. Without it, no one is asked and nothing is reported.',
    ),
  USAGE_REPORTING_DOMAIN: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'must be a domain such as example.com')
    .optional()
    .describe('Your own domain. Usage is only reported if ADMIN_ENDPOINT is there or below it.'),
};
