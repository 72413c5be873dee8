import type pg from 'pg';
import { createSecrets, type Secrets } from '../secrets.ts';
import type { CommandContext } from './command.ts';

interface Place {
  table: string;
  key: string[];
  column: string;
  /** How the sealed text is read from the column, and written to it from `$1`. */
  read: string;
  write: string;
}

const text = (table: string, ...key: string[]): Place => ({
  table,
  key,
  column: 'sealed',
  read: 'sealed',
  write: '$1',
});

/** Every place a sealed value is kept. */
const places: Place[] = [
  text('signing_keys', 'tenant_id', 'id'),
  text('application_secrets', 'tenant_id', 'application_id', 'name'),
  text('captcha_providers', 'tenant_id'),
  text('connectors', 'tenant_id', 'id'),
  text('inbox_messages', 'tenant_id', 'id'),
  text('mfa_verifications', 'tenant_id', 'id'),
  text('outbox', 'tenant_id', 'id'),
  text('saml_keys', 'tenant_id', 'sso_connector_id', 'purpose'),
  text('sso_connectors', 'tenant_id', 'id'),
  { table: 'systems', key: ['key'], column: 'value', read: `value #>> '{}'`, write: 'to_jsonb($1::text)' },
];
const batch = 500;

/** Seals again, with the first key, whatever another key sealed. Can be interrupted and repeated, beside a running server. */
export async function rotateSecretsKey({ client, secretsKeys, say }: CommandContext): Promise<void> {
  const secrets = createSecrets(secretsKeys);
  let count = 0;
  for (const place of places) count += await rotatePlace(client, secrets, place);
  say(
    `${count.toLocaleString('en')} values sealed again with the first key. The other keys can be removed from SECRETS_KEY.`,
  );
}

async function rotatePlace(client: pg.Client, secrets: Secrets, place: Place): Promise<number> {
  const { table, key, column, read, write } = place;
  const keys = key.join(', ');
  const next = `select ${keys}, ${read} as sealed from ${table}
    where ${read} is not null and (${keys}) > (${key.map((_name, index) => `$${index + 1}`).join(', ')}) order by ${keys} limit ${batch}`;
  // Only if nobody changed it meanwhile.
  const replace = `update ${table} set ${column} = ${write}
    where ${read} = $2 and ${key.map((name, index) => `${name} = $${index + 3}`).join(' and ')}`;
  let count = 0;
  let after = key.map(() => '');
  for (;;) {
    const { rows } = await client.query<Record<string, string>>(next, after);
    for (const row of rows) {
      const { sealed = '' } = row;
      after = key.map((name) => row[name] ?? '');
      if (secrets.isCurrent(sealed)) continue;
      await client.query(replace, [secrets.seal(secrets.open(sealed)), sealed, ...after]);
      count += 1;
    }
    if (rows.length < batch) return count;
  }
}
