import { z } from 'zod';
import { id, tenantId, timestamp } from '../common.ts';
import { bounded } from '../validation/bounded.ts';

/** The secret of a client; the server makes it, of letters and digits, which need no encoding in a Basic header. */
export const clientSecret = z.string().min(1).max(64);

/** One of the secrets an application may use, so that they can be replaced without an interruption (ENT-04). */
export const applicationSecret = z.object({
  tenantId,
  applicationId: id,
  name: bounded(256).min(1),
  value: clientSecret,
  createdAt: timestamp,
  /** It is refused from then on; null: never. */
  expiresAt: timestamp.nullable(),
});
export type ApplicationSecret = z.infer<typeof applicationSecret>;

/** What there is to know of a secret without its value. */
export const secretSummary = applicationSecret.pick({ name: true, createdAt: true, expiresAt: true });
export type SecretSummary = z.infer<typeof secretSummary>;

/** A name of a secret that an address can hold: a browser takes dot segments for folders. */
export const secretName = applicationSecret.shape.name.refine(
  (name) => name !== '.' && name !== '..',
  'cannot be dots alone',
);

/** The secret a new application has from the beginning. */
export const firstSecretName = 'Default secret';
