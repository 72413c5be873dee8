import { z } from 'zod';
import { shown } from '../shown.ts';

const seconds = z.number().int().min(1).max(31_536_000);

/** How long sessions last, in seconds. A change applies to new sessions. */
export const sessionConfig = z.object({
  /** Without use: each sign-in to an application starts this time again. */
  ttl: shown(seconds.default(1_209_600)),
  /** From the sign-in on, however often the session is used; null for no limit. Not on the wire. */
  absoluteTtl: shown(seconds.nullable().default(null)),
});
export type SessionConfig = z.infer<typeof sessionConfig>;

/** Omitted fields keep their values, so the fields have no defaults here. */
export const sessionConfigChange = z.object({ ttl: seconds, absoluteTtl: seconds.nullable() }).partial();
