import { createSecrets } from '../secrets.ts';
import type { CommandContext } from './command.ts';

/** Every place a sealed value is kept. */
const places = [
  { table: 'signing_keys', key: ['tenant_id', 'id'], column: 'sealed' },
  { table: 'application_secrets', key: ['tenant_id', 'application_id', 'name'], column: 'sealed' },
];
const batch = 500;

/** Seals again, with the first key, whatever another key sealed. Can be interrupted and repeated, beside a running server. */
export async function rotateSecretsKey({ client, secretsKeys, say }: CommandContext): Promise<void> {
  const secrets = createSecrets(secretsKeys);
  let count = 0;
  for (const { table, key, column } of places) {
    const keys = key.join(', ');
    let after: string[] = key.map(() => '');
    for (;;) {
      const { rows } = await client.query<Record<string, string>>(
        `select ${keys}, ${column} as sealed from ${table} where (${keys}) > (${key.map((_name, index) => `$${index + 1}`).join(', ')})
         order by ${keys} limit ${batch}`,
        after,
      );
      for (const row of rows) {
        const { sealed = '' } = row;
        const values = key.map((name) => row[name] ?? '');
        after = values;
        if (secrets.isCurrent(sealed)) continue;
        // Only if nobody changed it meanwhile.
        const where = key.map((name, index) => `${name} = $${index + 3}`).join(' and ');
        await client.query(`update ${table} set ${column} = $1 where ${column} = $2 and ${where}`, [
          secrets.seal(secrets.open(sealed)),
          sealed,
          ...values,
        ]);
        count += 1;
      }
      if (rows.length < batch) break;
    }
  }
  await client.query(`update systems set value = $1 where key = 'secrets_check'`, [
    JSON.stringify(secrets.seal('gatehouse')),
  ]);
  say(
    `${count.toLocaleString('en')} values sealed again with the first key. The other keys can be removed from SECRETS_KEY.`,
  );
}
