import type pg from 'pg';
import type { Settings } from '../runtime/settings.ts';

/** The context of an operator's command. */
export interface CommandContext {
  settings: Settings;
  connection: pg.ClientConfig;
  client: pg.Client;
  secretsKeys: readonly string[];
  /** The file with the keys, if they aren't in SECRETS_KEY. */
  secretsKeyFile: string | undefined;
  say: (text: string) => void;
}

/** Thrown for wrong usage; the message says how to fix it. */
export class UsageError extends Error {}
