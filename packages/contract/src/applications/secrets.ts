import { z } from 'zod';
import { id, tenantId, timestamp } from '../common.ts';
import { bounded } from '../validation/bounded.ts';

/** A client's secret. The server generates it from letters and digits, which need no encoding in a Basic header. */
export const clientSecret = z.string().min(1).max(64);

/** An application can have several secrets, so that one can be replaced without an interruption (ENT-04). */
export const applicationSecret = z.object({
  tenantId,
  applicationId: id,
  name: bounded(256).min(1),
  value: clientSecret,
  createdAt: timestamp,
  /** The secret is rejected from this time on; null: it never expires. */
  expiresAt: timestamp.nullable(),
});
export type ApplicationSecret = z.infer<typeof applicationSecret>;

/** A secret without its value. */
export const secretSummary = applicationSecret.pick({ name: true, createdAt: true, expiresAt: true });
export type SecretSummary = z.infer<typeof secretSummary>;

/** The name of a secret, which must be usable in a path: `.` and `..` are not, because browsers resolve them. */
export const secretName = applicationSecret.shape.name.refine(
  (name) => name !== '.' && name !== '..',
  'cannot be dots alone',
);

/** The secret that is created with an application. */
export const firstSecretName = 'Default secret';
