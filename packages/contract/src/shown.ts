import { z } from 'zod';

const marks = z.registry<{ isShown: true }>();

/**
 * Marks a field whose values the audit log may show when they change (ADR 209). All other fields are masked: the log only says that they
 * changed. A mark on an object shows all of it, so it must never contain a secret.
 */
/* @__NO_SIDE_EFFECTS__ */
export function shown<S extends z.ZodType>(schema: S): S {
  // A copy, because the same schema may be used for fields that are masked.
  const own = schema.clone(schema.def);
  marks.add(own, { isShown: true });
  return own;
}

/** Whether the audit log may show the values of this schema. */
export const isShown = (schema: z.core.$ZodType): boolean => marks.has(schema);
