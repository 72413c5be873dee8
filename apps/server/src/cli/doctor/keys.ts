import { opensDatabase } from '../../keys/secrets-check.ts';
import type { Secrets } from '../../keys/secrets.ts';
import { type Check, counted, listed, ok, problem, type ReadDatabase, skipped } from './check.ts';

/** Of each purpose. A key of the same secrets key opens as the others do. */
const mostKeys = 500;

/** Whether the secrets key opens the database, and each tenant has keys to sign with. */
export const keys: Check = {
  name: 'keys',
  needs: 'database',
  async run({ database, secrets }) {
    if (!database) return [];
    if (!secrets) return [skipped('Not checked, because there is no secrets key.')];
    if (!(await hasKeys(database))) return [skipped('Not checked, because the database isn’t set up yet.')];
    const opens = await database.withClient((client) => opensDatabase(client, secrets));
    const results = [
      ...(opens
        ? []
        : [
            problem(
              'SECRETS_KEY doesn’t open this database, which was set up with another key.',
              'Restore that key, alone or after the new one.',
            ),
          ]),
      ...(await findForeign(database, secrets)),
      ...(await findUnopened(database, secrets)),
      ...(await findMissing(database)),
      ...(await findOverdue(database)),
    ];
    return results.length > 0
      ? results
      : [ok('The secrets key opens the database, and all tenants have signing keys.')];
  },
};

const hasKeys = async ({ rows }: ReadDatabase): Promise<boolean> =>
  (await rows(`select where to_regclass('signing_keys') is not null and to_regclass('systems') is not null`))
    .length > 0;

/** Values that another secrets key has encrypted. */
async function findForeign({ rows }: ReadDatabase, secrets: Secrets) {
  const used = await rows<{ id: string }>(
    `select distinct split_part(sealed, '.', 1) as id from signing_keys`,
  );
  const foreign = used.filter(({ id }) => !secrets.keyIds.includes(id)).map(({ id }) => id);
  if (foreign.length === 0) return [];
  return [
    problem(
      `Signing keys are encrypted with a secrets key that isn’t in SECRETS_KEY (${listed(foreign)}).`,
      'Add the former key to SECRETS_KEY after the current one. To replace it, follow npm run rotate-secrets-key -- --help.',
    ),
  ];
}

async function findUnopened({ rows }: ReadDatabase, secrets: Secrets) {
  const found = await rows<{ tenant: string; sealed: string }>(
    `select tenant_id as tenant, sealed from signing_keys where split_part(sealed, '.', 1) = any ($1)
     order by state = 'previous', tenant_id limit ${mostKeys}`,
    [secrets.keyIds],
  );
  const broken = found.filter(({ sealed }) => {
    try {
      secrets.open(sealed);
      return false;
    } catch {
      return true;
    }
  });
  if (broken.length === 0) return [];
  const tenants = [...new Set(broken.map(({ tenant }) => tenant))];
  return [
    problem(
      `${counted(broken.length, 'signing key')} of ${listed(tenants)} can’t be decrypted: the stored values were changed.`,
      'Rotate the signing keys of these tenants (docs/guides/operation.md), or restore a backup.',
    ),
  ];
}

async function findMissing({ rows }: ReadDatabase) {
  const missing = await rows<{ tenant: string; kind: string }>(
    `select t.id as tenant, kind from tenants t cross join unnest(array['token', 'cookie']) as kind
     where not exists (select from signing_keys k where k.tenant_id = t.id and k.purpose = kind and k.state = 'current')
     order by t.id, kind limit 20`,
  );
  if (missing.length === 0) return [];
  return [
    problem(
      `There is no current signing key: ${listed(missing.map(({ tenant, kind }) => `${tenant} (${kind})`))}. No user can sign in there.`,
      'Rotate the signing keys of these tenants (docs/guides/operation.md), or restore a backup.',
    ),
  ];
}

/** The first request after its time makes it the current one. */
const overdueHours = 24;

async function findOverdue({ rows }: ReadDatabase) {
  const overdue = await rows<{ tenant: string }>(
    `select distinct tenant_id as tenant from signing_keys where state = 'next' and effective_at < now() - interval '${overdueHours} hours'
     order by tenant_id limit 20`,
  );
  if (overdue.length === 0) return [];
  return [
    problem(
      `A signing key should have become the current one more than ${overdueHours} hours ago: ${listed(overdue.map(({ tenant }) => tenant))}.`,
      'If no server runs, start one. Otherwise look in its log for “a signing key that is due could not be promoted”.',
    ),
  ];
}
