import { tenantRoleNames } from '@gatehouse/contract/tenant-members/tenant-roles';
import { findConsoleAddress } from '../tenancy/console-address.ts';
import { openDatabase } from '../database/database.ts';
import { createSecrets } from '../keys/secrets.ts';
import { findSetupLink } from '../sign-in/administrators/first-administrator.ts';
import { addAdministrator, listAdministrators, readRole } from './administrators.ts';
import { type CommandContext, UsageError } from './command.ts';
import { importUsers } from './import-users.ts';
import { printInbox } from './inbox.ts';
import { listOpenInvoices, settleInvoice } from './invoices.ts';
import { setOperator } from './operators.ts';
import { resetAdministrator } from './reset-administrator.ts';
import { exportToFile, importFromFile } from './tenant-data.ts';
import {
  deleteTenant,
  listTenants,
  restoreTenant,
  setPlan,
  setQuota,
  suspendTenant,
  unsuspendTenant,
} from './tenants.ts';
import type { Usage } from './usage.ts';

export const adminUsage = `Usage:
  npm run admin -- setup-link    prints the link that creates the first administrator
  npm run admin -- add NAME      makes NAME, a username or an email address, an administrator, and prints a link that sets the password of a new account
                                 roles: --admin (default), --collaborator (no members and settings), --viewer (only reads)
  npm run admin -- list          prints the administrators
  npm run admin -- reset NAME    prints a link that sets an administrator's password, and removes their second factors
  npm run admin -- users import FILE [SOURCE] [TENANT]    imports users; sources: generic (default), auth0, clerk, firebase, keycloak, logto, supabase
  npm run admin -- inbox         prints the messages to administrators that were kept instead of sent
  npm run admin -- tenant export ID FILE [PASSPHRASE_FILE]    writes a tenant (the open-source edition has one, default) to a file, sealed with a passphrase;
                                 --unsealed: JSON lines without secrets
  npm run admin -- tenant import ID FILE [PASSPHRASE_FILE]    writes a sealed file to an empty tenant

In the cloud edition, people register at the console, and setup-link, add and list do not apply:
  npm run admin -- operator add EMAIL    lets an account operate the platform in the console; remove EMAIL takes it back
  npm run admin -- tenant list           prints the tenants
  npm run admin -- tenant restore ID     restores a tenant that was deleted in the last 7 days
  npm run admin -- tenant delete ID      deletes a tenant, also one with a paid plan, whose subscription is canceled
  npm run admin -- tenant suspend ID [REASON]    no user signs in to the tenant and nothing is changed there, until
  npm run admin -- tenant unsuspend ID           lifts it
  npm run admin -- tenant plan ID PLAN           gives the tenant a plan, without payment
  npm run admin -- tenant quota ID KEY VALUE     grants an exception from the plan: a number, unlimited, on or off; default removes it
  npm run admin -- invoice list                  prints the open invoices that you collect (BILLING=manual)
  npm run admin -- invoice paid ID NUMBER        marks an invoice of the tenant as paid
  npm run admin -- invoice void ID NUMBER        marks it as not owed any more`;

const verbs = ['setup-link', 'add', 'list', 'reset', 'inbox'];
const ofOpenSource = ['setup-link', 'add', 'list'];

/** How the words of the command are read. Reasons for a suspension have many. */
export const adminArguments: Usage = {
  text: adminUsage,
  commands: [...verbs, 'tenant', 'operator', 'invoice', 'users'],
  words: Number.POSITIVE_INFINITY,
  options: [...tenantRoleNames, 'unsealed'],
};

/** Commands for administrators' accounts. Links lead to the server that was started last, even if this command has other settings. */
export async function admin(context: CommandContext, given: string[]): Promise<void> {
  const [verb = '', name = '', id = ''] = given.filter((word) => !word.startsWith('--'));
  const flags = given.filter((word) => word.startsWith('--'));
  if (verb === 'tenant') return manageTenants(context, given.slice(1));
  if (verb === 'operator') return manageOperators(context, given.slice(1));
  if (verb === 'invoice') return manageInvoices(context, given.slice(1));
  if (verb === 'users' && name === 'import' && id !== '') return importUsers(context, given.slice(2));
  const needsName = verb === 'add' || verb === 'reset';
  if (verb === '' || id !== '' || needsName !== (name !== '') || (verb !== 'add' && flags.length > 0))
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

async function manageTenants(context: CommandContext, words: readonly string[]): Promise<void> {
  const [verb = '', id, first, second] = words;
  if (verb === 'list' && words.length === 1) return listTenants(context);
  if (verb === 'export') return exportToFile(context, words.slice(1));
  if (verb === 'import') return importFromFile(context, words.slice(1));
  if (id !== undefined) {
    if (verb === 'restore' && words.length === 2) return restoreTenant(context, id);
    if (verb === 'delete' && words.length === 2) return deleteTenant(context, id);
    if (verb === 'suspend') return suspendTenant(context, id, words.slice(2).join(' '));
    if (verb === 'unsuspend' && words.length === 2) return unsuspendTenant(context, id);
    if (verb === 'plan' && first !== undefined && words.length === 3) return setPlan(context, id, first);
    if (verb === 'quota' && first !== undefined && second !== undefined && words.length === 4)
      return setQuota(context, id, first, second);
  }
  throw new UsageError(adminUsage);
}

async function manageInvoices(context: CommandContext, words: readonly string[]): Promise<void> {
  const [verb, id, number] = words;
  if (verb === 'list' && words.length === 1) return listOpenInvoices(context);
  const isOutcome = verb === 'paid' || verb === 'void';
  if (!isOutcome || id === undefined || number === undefined || words.length > 3)
    throw new UsageError(adminUsage);
  await settleInvoice(context, id, number, verb);
}

async function manageOperators(context: CommandContext, words: readonly string[]): Promise<void> {
  const [verb, email, ...rest] = words;
  if ((verb !== 'add' && verb !== 'remove') || email === undefined || rest.length > 0)
    throw new UsageError(adminUsage);
  await setOperator(context, email, verb === 'add');
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
