import { z } from 'zod';
import { declareErrors } from '../errors.ts';

/** File types that can be uploaded (CONST-08, OPEN-06). Icons have two MIME types. */
export const uploadTypes = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/vnd.microsoft.icon',
  'image/x-icon',
  'image/svg+xml',
  'image/tiff',
  'image/webp',
  'image/bmp',
  'application/zip',
] as const;
export type UploadType = (typeof uploadTypes)[number];

/** The largest file that the service accepts: 20 MB of 1024 KB (CONST-07). */
export const maxUploadBytes = 20 * 1024 * 1024;

/** File types that the console's image fields accept (UI-06). */
export const imageTypes: readonly string[] = [
  'image/svg+xml',
  'image/png',
  'image/jpeg',
  'image/vnd.microsoft.icon',
  'image/x-icon',
];

/** The largest image in such a field in bytes, limited by what the service accepts (UI-07). */
export const maxImageBytes = (serviceLimit = maxUploadBytes): number => Math.min(500 * 1024, serviceLimit);

export const uploadedAsset = z.object({ url: z.string() });

export const assetService = z.object({
  status: z.enum(['ready', 'not_configured']),
  allowUploadMimeTypes: z.array(z.enum(uploadTypes)).optional(),
  maxUploadFileSize: z.number().optional(),
});

export const assetErrors = declareErrors({
  typeNotAllowed: [
    'guard.mime_type_not_allowed',
    400,
    'Files of this type aren’t accepted, or the file isn’t what it says it is.',
  ],
});
