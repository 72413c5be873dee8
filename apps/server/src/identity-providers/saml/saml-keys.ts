import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { connectorErrors } from '@gatehouse/contract/connectors/errors';
import { withConstraints } from '../../lib/fail.ts';
import type { Runtime } from '../../runtime/runtime.ts';

const generate = promisify(generateKeyPair);

/** The key of ours with which a connector signs its requests, or for which its assertions are encrypted; made when it is first asked for. */
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
      // Of two requests at once, the second gets the key of the first.
      .onConflict((conflict) =>
        conflict.columns(['tenantId', 'ssoConnectorId', 'purpose']).doUpdateSet({ purpose }),
      )
      .returning('sealed')
      .executeTakeFirstOrThrow(),
  );
  return createPrivateKey(secrets.open(kept.sealed));
}
