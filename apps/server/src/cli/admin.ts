import { findConsoleAddress } from '../tenancy/console-address.ts';
import { openDatabase } from '../database/database.ts';
import { createSecrets } from '../keys/secrets.ts';
import { findSetupLink } from '../sign-in/administrators/first-administrator.ts';
import { type CommandContext, UsageError } from './command.ts';
import { resetAdministrator } from './reset-administrator.ts';

export const adminUsage = `Usage:
  npm run admin -- setup-link    prints the link with which the first administrator registers
  npm run admin -- reset NAME    prints a link with which an administrator sets a new password; NAME is a username or an e-mail address`;

/** What the operator does for administrators. The links lead to the server that was started last, whatever the settings here say. */
export async function admin(context: CommandContext, [verb, name]: string[]): Promise<void> {
  if (verb !== 'setup-link' && (verb !== 'reset' || !name)) throw new UsageError(adminUsage);
  const { client, settings, say } = context;
  const kept = await findConsoleAddress(client).catch((error: { code?: string }) => {
    if (error.code !== '42P01') throw error;
    throw new UsageError('There is nothing to administer yet. Start Gatehouse once: npm start');
  });
  const address = kept ?? settings.ADMIN_ENDPOINT;
  if (verb === 'setup-link') await printSetupLink(context, address);
  else await resetAdministrator(context, name ?? '', address);
  if (address !== settings.ADMIN_ENDPOINT)
    say(
      `The link leads to ${address}, where the server that was started last has its console. The settings of this command name ${settings.ADMIN_ENDPOINT}.`,
    );
}

async function printSetupLink(
  { connection, settings, secretsKeys, say }: CommandContext,
  address: string,
): Promise<void> {
  const database = openDatabase({
    connection,
    tenantRole: settings.DATABASE_TENANT_ROLE,
    poolSize: 1,
    onError: (error) => say(error.message),
  });
  try {
    const secrets = createSecrets(secretsKeys);
    const { EDITION } = settings;
    const link = await findSetupLink({ settings: { EDITION, ADMIN_ENDPOINT: address }, database, secrets });
    if (!link)
      throw new UsageError(
        'There is an administrator already. For one who is locked out: npm run admin -- reset NAME',
      );
    say(`Open this link to create the first administrator. It works once.\n\n  ${link}\n`);
  } finally {
    await database.close();
  }
}
