import pg from 'pg';
import { pino } from 'pino';
import { EmbeddedPostgresFailure } from '../database/embedded/failure.ts';
import { keepAlive } from '../database/timeouts.ts';
import { DatabaseSetupError } from '../database/prepare.ts';
import { explainUnreachable } from '../database/unreachable.ts';
import { openEmbedded, secretsKeyFile } from '../embedded.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { admin } from './admin.ts';
import { backup } from './backup.ts';
import { type CommandContext, UsageError } from './command.ts';
import { restore } from './restore.ts';
import { rotateSecretsKey } from './rotate-secrets-key.ts';
import { seed } from './seed.ts';

const commands: Record<string, (context: CommandContext, args: string[]) => Promise<void>> = {
  backup,
  restore,
  admin,
  'rotate-secrets-key': rotateSecretsKey,
  seed,
};

async function main([name = '', ...args]: string[]): Promise<void> {
  const command = commands[name];
  if (!command) throw new UsageError(`Commands: ${Object.keys(commands).join(', ')}`);
  const settings = readSettings(process.env);
  const log = pino({ level: 'warn' }, pino.destination(2));
  const embedded = settings.DATABASE_URL ? undefined : await openEmbedded(settings, log);
  const connection = embedded?.connection ?? { connectionString: settings.DATABASE_URL };
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
    await command(context, args);
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
