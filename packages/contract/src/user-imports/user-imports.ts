import { z } from 'zod';
import { id, tenantId, timestamp } from '../common.ts';
import { declareErrors } from '../errors.ts';
import { userId } from '../users/users.ts';
import { bounded } from '../validation/bounded.ts';
import { failureCodes, rejectionCodes, warningCodes } from './codes.ts';

/** Whose export the file is. `generic` is our own shape, as CSV or JSON lines. */
export const userImportSources = [
  'generic',
  'auth0',
  'clerk',
  'firebase',
  'keycloak',
  'logto',
  'supabase',
] as const;
export type UserImportSource = (typeof userImportSources)[number];

/** A file is uploaded, checked if wanted, and imported. */
export const userImportStatuses = [
  'Uploading',
  'Checking',
  'Checked',
  'Running',
  'Completed',
  'Failed',
] as const;
export type UserImportStatus = (typeof userImportStatuses)[number];

/** Maximum size of the whole file, and of one part of it. */
export const mostImportBytes = 256 * 1024 * 1024;
export const mostPartBytes = 8 * 1024 * 1024;
/** Imports of a tenant that have a file. */
export const mostOpenImports = 3;
/** How long the file is kept if the import doesn't end before. */
export const importFileHours = 24;
/** How long an import and its report are kept. */
export const importReportDays = 30;

/** Base64 as hash parameters are shown, in either alphabet. */
const base64 = (most: number) => bounded(most).regex(/^[\w+/-]+={0,2}$/, 'must be Base64');

/** The password hash parameters of a Firebase project. They are encrypted, and no response has them. */
export const hashParameters = z.object({
  signerKey: base64(128),
  saltSeparator: base64(32),
  rounds: z.coerce.number().int().min(1).max(64),
  memCost: z.coerce.number().int().min(1).max(24),
});
export type HashParameters = z.infer<typeof hashParameters>;

/** An import of users from a file. */
export const userImport = z.object({
  tenantId,
  id,
  source: z.enum(userImportSources),
  fileName: z.string().nullable(),
  status: z.enum(userImportStatuses),
  /** Whether each user makes a `User.Created` event for webhooks. */
  sendUserEvents: z.boolean(),
  hasHashParameters: z.boolean(),
  /** Bytes of the file that were uploaded. */
  size: z.number(),
  /** Bytes of it that were read by the check or the import. */
  bytesRead: z.number(),
  /** Rows that were read: `accepted` and `rejected` together. */
  rows: z.number(),
  /** Rows that add a user, or would; `warnings` of them with a difference. */
  accepted: z.number(),
  warnings: z.number(),
  rejected: z.number(),
  failure: z.enum(failureCodes).nullable(),
  createdAt: timestamp,
  startedAt: timestamp.nullable(),
  finishedAt: timestamp.nullable(),
  /** When the file is deleted at the latest; null once it is. */
  fileExpiresAt: timestamp.nullable(),
});
export type UserImport = z.infer<typeof userImport>;

/** A row of the report, which has no value of the file: only rows that were rejected or differ are in it. */
export const userImportRow = z.object({
  /** The first user of the file is row 1. */
  row: z.number(),
  outcome: z.enum(['accepted', 'rejected']),
  codes: z.array(z.enum([...rejectionCodes, ...warningCodes])),
  /** The user that the row has added, while it exists. */
  userId: userId.nullable(),
  /** That user's ID in the source. */
  externalId: z.string().nullable(),
});
export type UserImportRow = z.infer<typeof userImportRow>;

export const userImportErrors = declareErrors({
  tooMany: [
    'user_import.too_many',
    422,
    'Three imports of this tenant still have a file. Finish or delete one of them first.',
  ],
  wrongStatus: ['user_import.wrong_status', 422, 'The status of the import doesn’t allow this.'],
  wrongOffset: [
    'user_import.wrong_offset',
    409,
    'The part doesn’t start where the uploaded file ends. `size` of the import says where that is.',
  ],
  fileTooLarge: ['user_import.file_too_large', 422, 'The file is larger than 256 MB. Split it.'],
  noFile: ['user_import.no_file', 422, 'No file was uploaded, or it was deleted.'],
});
