import { z } from 'zod';

/** The most records of one bulk operation. */
export const mostAtOnce = 100;

/** The records of a bulk operation, by ID; one that is named twice is handled once. */
export const bulkIds = z
  .array(z.string().min(1).max(128))
  .min(1)
  .max(mostAtOnce)
  .transform((ids) => [...new Set(ids)]);

/**
 * What a bulk operation did, in the order of the request. Each record is changed in a transaction of its own, with the audit log entry and
 * the webhook events of the single operation: one that fails doesn't keep the others from being changed.
 */
export const bulkResults = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      /** Why the record wasn't changed: the error of the single operation. */
      error: z.object({ code: z.string(), message: z.string() }).optional(),
    }),
  ),
});
export type BulkResults = z.infer<typeof bulkResults>;
