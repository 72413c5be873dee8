import { z } from 'zod';
import { timestamp } from '../common.ts';
import { bounded } from '../validation/bounded.ts';

const maxVariables = 50;
const maxSampleLength = 64 * 1024;

/** Values are stored encrypted. In responses they are masked; sending the mask back keeps the stored value. */
const environmentVariables = z
  .record(z.string().min(1).max(128), z.string().max(4096))
  .refine((all) => Object.keys(all).length <= maxVariables, `may have at most ${maxVariables} variables`);

/** What every script of an administrator has. */
export const scriptFields = z.object({
  script: bounded(64 * 1024).min(1),
  environmentVariables: environmentVariables.optional(),
});
export type ScriptFields = z.infer<typeof scriptFields>;

/** Sample data that a script is tested with. */
export const sampleObject = z
  .record(z.string(), z.unknown())
  .refine((value) => JSON.stringify(value).length <= maxSampleLength, 'is too large');

/** A script as it was saved. The newest version is the current one. */
export const savedVersion = z.object({
  version: z.number().int(),
  script: scriptFields.shape.script,
  createdAt: timestamp,
});
export type SavedVersion = z.infer<typeof savedVersion>;

/** What a test run shows in the console besides its result. At most one of `denied`, `failure` and `limit` is there. */
export const scriptRun = z.object({
  /** The message of `api.denyAccess`. */
  denied: z.string().optional(),
  failure: z
    .object({
      name: z.string(),
      message: z.string(),
      /** From 1, if known. */
      line: z.number().int().optional(),
      column: z.number().int().optional(),
    })
    .optional(),
  limit: z.enum(['time', 'memory', 'queue']).optional(),
  console: z.array(z.object({ level: z.enum(['log', 'info', 'warn', 'error', 'debug']), text: z.string() })),
  milliseconds: z.number(),
});
export type ScriptRun = z.infer<typeof scriptRun>;
