import pg from 'pg';
import { pino } from 'pino';
import { EmbeddedPostgresFailure } from '../database/embedded/failure.ts';
import { keepAlive } from '../database/timeouts.ts';
import { DatabaseSetupError } from '../database/prepare.ts';
import { explainUnreachable } from '../database/unreachable.ts';
import { openEmbedded, secretsKeyFile } from '../runtime/embedded.ts';
import { directConnection } from '../runtime/database-settings.ts';
import { readSettings, SettingsError } from '../runtime/settings.ts';
import { admin, adminArguments } from './admin.ts';
import { backup, backupUsage } from './backup.ts';
import { type CommandContext, UsageError } from './command.ts';
import { doctor, doctorUsage } from './doctor/doctor.ts';
import { migrate, migrateUsage } from './migrate.ts';
import { restore, restoreUsage } from './restore.ts';
import { rotateSecretsKey, rotationUsage } from './rotate-secrets-key.ts';
import { seed, seedUsage } from './seed.ts';
import { readArguments, type Usage } from './usage.ts';

interface Command {
  usage: Usage;
  run(context: CommandContext, args: string[]): Promise<void>;
}

/** Commands that also run without a database, and return their exit code. */
const alone: Record<string, { usage: Usage; run: typeof doctor }> = {
  doctor: { run: doctor, usage: { text: doctorUsage, words: 0, options: ['json'] } },
};

const commands: Record<string, Command> = {
  backup: { run: backup, usage: { text: backupUsage, words: 1 } },
  restore: { run: restore, usage: { text: restoreUsage, words: 1, options: ['replace'] } },
  admin: { run: admin, usage: adminArguments },
  migrate: { run: migrate, usage: { text: migrateUsage, words: 0 } },
  'rotate-secrets-key': { run: rotateSecretsKey, usage: { text: rotationUsage, words: 0 } },
  seed: { run: seed, usage: { text: seedUsage, words: 1 } },
};

async function main([name = '', ...given]: string[]): Promise<void> {
  const [command, other] = [commands[name], alone[name]];
  const usage = (command ?? other)?.usage;
  if (!usage) throw new UsageError(`Commands: ${Object.keys({ ...commands, ...alone }).join(', ')}`);
  const args = readArguments(usage, given);
  if (!args) {
    console.log(usage.text);
    return;
  }
  if (other) process.exit(await other.run(process.env, args));
  if (command) await runOnDatabase(command, args);
}

async function runOnDatabase(command: Command, args: string[]): Promise<void> {
  const settings = readSettings(process.env);
  const log = pino({ level: 'warn' }, pino.destination(2));
  const embedded = settings.DATABASE_URL ? undefined : await openEmbedded(settings, log);
  const connection = embedded?.connection ?? directConnection(settings);
  const client = new pg.Client({ ...connection, ...keepAlive, application_name: 'gatehouse-command' });
  try {
    await client.connect().catch((error: unknown) => {
      throw settings.DATABASE_URL ? explainUnreachable(error, settings.DATABASE_URL) : error;
    });
    const secretsKeys = settings.SECRETS_KEY ?? embedded?.secretsKeys ?? [];
    const context: CommandContext = {
      settings,
      connection,
      client,
      secretsKeys,
      secretsKeyFile: settings.SECRETS_KEY ? undefined : secretsKeyFile(settings),
      say: (text) => console.log(text),
    };
    await command.run(context, args);
  } finally {
    await client.end().catch(() => undefined);
    await embedded?.stop();
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  const isExpected =
    error instanceof UsageError ||
    error instanceof SettingsError ||
    error instanceof DatabaseSetupError ||
    error instanceof EmbeddedPostgresFailure;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
});
