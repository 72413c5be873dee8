import { z } from 'zod';
import { bounded } from './validation/bounded.ts';

/** IDs are 21 letters and digits unless an entity says otherwise (ENT-02, OPEN-48). */
export const id = z.string().min(1).max(21);

/** Every entity belongs to one tenant (ENT-01). Tenant IDs are lower case (OPEN-48). */
export const tenantId = z.string().max(21);

/** A point in time on the wire: milliseconds since 1970. */
export const timestamp = z.number();

/** A timestamp from a caller, limited to valid dates (ECMA-262 21.4.1.1). */
export const givenTimestamp = timestamp.min(0).max(8.64e15);

/** JSON data that customers store with a record; at most 64 KiB when written. */
export const customData = z.record(z.string(), z.unknown());

/** A boolean query parameter: `true` and `1` turn it on. */
export const queryFlag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1');

/** A URL search parameter with several values: `types=a&types=b` or `types=a,b`, of up to `maximum` characters. */
export const listParameter = (maximum: number) =>
  z.union([bounded(maximum).transform((text) => text.split(',')), z.array(z.string())]);

/** Only the records with these IDs, at most 100. Unknown IDs are ignored. */
export const idsParameter = listParameter(2200).pipe(z.array(z.string().min(1).max(128)).min(1).max(100));

/** An http or https URL that a browser may open; others (`javascript:`, `data:`) are rejected. */
export const webUrl = bounded(2048).refine(
  (value) => /^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value),
  'must be an http or https URL',
);

export const defaultTenantId = 'default';
export const adminTenantId = 'admin';

/** Letters and digits, so that IDs work in URLs and Basic headers and can be selected with a double click (OPEN-48). */
export const idAlphabet = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const lowercaseIdAlphabet = '0123456789abcdefghijklmnopqrstuvwxyz';
