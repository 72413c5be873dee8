import { migrate as bringUpToDate } from '../database/migrate.ts';
import type { CommandContext } from './command.ts';

export const migrateUsage = `Usage: npm run migrate
Brings the database to the schema of this version, in one process at a time, and says what it changed. Servers of the version before can keep running.`;

/** Migrates the database without starting a server, for MIGRATE=off. */
export async function migrate({ settings, connection, say }: CommandContext): Promise<void> {
  const applied = await bringUpToDate(connection, settings.DATABASE_TENANT_ROLE);
  for (const name of applied) say(`Applied ${name}`);
  say('The database is up to date.');
}
