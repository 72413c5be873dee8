import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { connectorErrors } from '@gatehouse/contract/connectors/errors';
import { hotStatement } from '../database/hot/hot-statement.ts';
import { withConstraints } from '../fail.ts';
import type { Runtime } from '../runtime.ts';

const find = hotStatement(
  'find-saml-key',
  'select sealed from saml_keys where tenant_id = $1 and sso_connector_id = $2 and purpose = $3',
);

// Whoever comes second gets the key of the first.
const insert = hotStatement(
  'insert-saml-key',
  `insert into saml_keys (tenant_id, sso_connector_id, purpose, sealed) values ($1, $2, $3, $4)
   on conflict (tenant_id, sso_connector_id, purpose) do update set purpose = excluded.purpose returning sealed`,
);

const generate = promisify(generateKeyPair);

/** The key of ours with which a connector signs its requests, or for which its assertions are encrypted; made when it is first asked for. */
export async function getSamlKey(
  { database, secrets }: Runtime,
  tenantId: string,
  connectorId: string,
  purpose: 'signing' | 'encryption',
): Promise<KeyObject> {
  const place = [connectorId, purpose];
  const [known] = await database.hot<{ sealed: string }>(find, tenantId, place);
  if (known) return createPrivateKey(secrets.open(known.sealed));
  const { privateKey } = await generate('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const [kept] = await withConstraints({ saml_keys_connector: connectorErrors.notFound }, () =>
    database.hot<{ sealed: string }>(insert, tenantId, [...place, secrets.seal(pem)]),
  );
  return createPrivateKey(kept ? secrets.open(kept.sealed) : pem);
}
