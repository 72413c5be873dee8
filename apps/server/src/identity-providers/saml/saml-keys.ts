import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { connectorErrors } from '@gatehouse/contract/connectors/errors';
import { withConstraints } from '../../lib/fail.ts';
import type { Runtime } from '../../runtime/runtime.ts';

const generate = promisify(generateKeyPair);

/** The connector's own key that signs its requests, or that its assertions are encrypted for; generated on first use. */
export async function getSamlKey(
  { database, secrets }: Runtime,
  tenantId: string,
  connectorId: string,
  purpose: 'signing' | 'encryption',
): Promise<KeyObject> {
  const db = database.for(tenantId);
  const known = await db
    .selectFrom('samlKeys')
    .select('sealed')
    .where('ssoConnectorId', '=', connectorId)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (known) return createPrivateKey(secrets.open(known.sealed));
  const { privateKey } = await generate('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const kept = await withConstraints({ saml_keys_connector: connectorErrors.notFound }, () =>
    db
      .insertInto('samlKeys')
      .values({ ssoConnectorId: connectorId, purpose, sealed: secrets.seal(pem) })
      // If two requests generate one at once, the second gets the key of the first.
      .onConflict((conflict) =>
        conflict.columns(['tenantId', 'ssoConnectorId', 'purpose']).doUpdateSet({ purpose }),
      )
      .returning('sealed')
      .executeTakeFirstOrThrow(),
  );
  return createPrivateKey(secrets.open(kept.sealed));
}
