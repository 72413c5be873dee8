import { z } from 'zod';
import { webUrl } from '../common.ts';
import { hexColor } from '../validation/hex-color.ts';
import { bounded } from '../validation/bounded.ts';

/** Color of buttons and links on the sign-in pages, and whether there is a dark mode. */
export const color = z.object({
  primaryColor: hexColor,
  isDarkModeEnabled: z.boolean(),
  darkPrimaryColor: hexColor,
});

export const branding = z.object({
  logoUrl: webUrl.optional(),
  darkLogoUrl: webUrl.optional(),
  favicon: webUrl.optional(),
  darkFavicon: webUrl.optional(),
});

/** A language tag. `packages/phrases` has the list of languages. */
export const languageTag = z.string().min(2).max(16);

export const languageInfo = z.object({
  /** Whether the browser's language comes before the fallback. */
  autoDetect: z.boolean(),
  fallbackLanguage: languageTag,
});

/** A URL that can be removed: an empty text is stored as null. */
export const optionalUrl = z
  .union([webUrl, z.literal('')])
  .nullable()
  .transform((value) => value || null);

export const optionalEmail = z
  .union([bounded(256).check(z.email()), z.literal('')])
  .nullable()
  .transform((value) => value || null);

/** Additional sources of a custom sign-in page's content security policy: origins, never keywords that would open it. */
const sources = z
  .array(
    bounded(512)
      .trim()
      .toLowerCase()
      .regex(/^(https|wss):\/\/[^\s;,'"]+$/, 'must be an https or wss origin'),
  )
  .max(50)
  .transform((origins) => (origins.length > 0 ? [...new Set(origins)] : undefined));

export const customUiCsp = z.object({ scriptSrc: sources.optional(), connectSrc: sources.optional() });

export const customUiAssets = z.object({ id: z.string().min(1).max(256), createdAt: z.number() });
