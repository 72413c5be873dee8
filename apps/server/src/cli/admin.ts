import { findConsoleAddress } from '../tenancy/console-address.ts';
import { openDatabase } from '../database/database.ts';
import { createSecrets } from '../keys/secrets.ts';
import { findSetupLink } from '../sign-in/administrators/first-administrator.ts';
import { addAdministrator, listAdministrators, readRole } from './administrators.ts';
import { type CommandContext, UsageError } from './command.ts';
import { printInbox } from './inbox.ts';
import { resetAdministrator } from './reset-administrator.ts';
import { listTenants, restoreTenant } from './tenants.ts';

export const adminUsage = `Usage:
  npm run admin -- setup-link    prints the link that creates the first administrator
  npm run admin -- add NAME      makes NAME, a username or an email address, an administrator, and prints a link that sets the password of a new account
                                 roles: --admin (default), --collaborator (no members and settings), --viewer (only reads)
  npm run admin -- list          prints the administrators
  npm run admin -- reset NAME    prints a link that sets an administrator's password, and removes their second factors
  npm run admin -- inbox         prints the messages to administrators that were kept instead of sent

In the cloud edition, people register at the console, and setup-link, add and list do not apply:
  npm run admin -- tenant list           prints the tenants
  npm run admin -- tenant restore ID     restores a tenant that was deleted in the last 7 days`;

const verbs = ['setup-link', 'add', 'list', 'reset', 'inbox', 'tenant'];
const ofOpenSource = ['setup-link', 'add', 'list'];

/** Commands for administrators' accounts. Links lead to the server that was started last, even if this command has other settings. */
export async function admin(context: CommandContext, given: string[]): Promise<void> {
  const [verb = '', name = '', id = ''] = given.filter((word) => !word.startsWith('--'));
  const flags = given.filter((word) => word.startsWith('--'));
  if (verb === 'tenant') return manageTenants(context, name, id);
  const needsName = verb === 'add' || verb === 'reset';
  if (
    !verbs.includes(verb) ||
    id !== '' ||
    needsName !== (name !== '') ||
    (verb !== 'add' && flags.length > 0)
  )
    throw new UsageError(adminUsage);
  const { client, settings, say } = context;
  if (settings.EDITION === 'cloud' && ofOpenSource.includes(verb))
    throw new UsageError(`In the cloud edition, people register at ${settings.ADMIN_ENDPOINT}/console.`);
  const kept = await findConsoleAddress(client).catch((error: { code?: string }) => {
    if (error.code !== '42P01') throw error;
    throw new UsageError('The database isn’t set up yet. Start Gatehouse once: npm start');
  });
  const address = kept ?? settings.ADMIN_ENDPOINT;
  if (verb === 'list') return listAdministrators(context);
  if (verb === 'inbox') return printInbox(context);
  if (verb === 'setup-link') await printSetupLink(context, address);
  else if (verb === 'add') await addAdministrator(context, name, readRole(flags), address);
  else await resetAdministrator(context, name, address);
  if (address !== settings.ADMIN_ENDPOINT)
    say(
      `The link leads to ${address}, where the server that was started last has its console. The settings of this command name ${settings.ADMIN_ENDPOINT}.`,
    );
}

async function manageTenants(context: CommandContext, verb: string, id: string): Promise<void> {
  if (verb === 'list' && id === '') return listTenants(context);
  if (verb === 'restore' && id !== '') return restoreTenant(context, id);
  throw new UsageError(adminUsage);
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
        'An administrator exists already. To reset a password: npm run admin -- reset NAME',
      );
    say(`Open this link to create the first administrator. It works once.\n\n  ${link}\n`);
  } finally {
    await database.close();
  }
}
