import type pg from 'pg';
import type { Settings } from '../runtime/settings.ts';

/** What an operator's command works with. */
export interface CommandContext {
  settings: Settings;
  connection: pg.ClientConfig;
  client: pg.Client;
  secretsKeys: readonly string[];
  /** Where the keys stand, if not in SECRETS_KEY. */
  secretsKeyFile: string | undefined;
  say: (text: string) => void;
}

/** A mistake of the person at the terminal; the message says what to type instead. */
export class UsageError extends Error {}
