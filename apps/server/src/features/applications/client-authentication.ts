import { createPublicKey } from 'node:crypto';
import {
  applicationErrors,
  type ApplicationType,
  confidentialTypes,
  type CustomClientMetadata,
} from '@gatehouse/contract/applications/applications';
import type { PublicKey } from '@gatehouse/contract/applications/public-keys';
import { edgeErrors } from '@gatehouse/contract/errors';
import { fail } from '../../lib/fail.ts';

const rsaBits = { least: 2048, most: 8192 };

/** Throws unless an application of this type can authenticate as its settings say, and its public keys can be used. */
export function requireAuthentication(
  type: ApplicationType,
  { clientAuthentication, signedRequests = 'off', jwks }: CustomClientMetadata,
): void {
  if (clientAuthentication && !confidentialTypes.includes(type)) fail(applicationErrors.invalidType);
  const signs = clientAuthentication === 'private_key_jwt' || signedRequests !== 'off';
  if (signs && !jwks) fail(applicationErrors.publicKeysRequired);
  const fields = (jwks?.keys ?? []).flatMap((key, position) => {
    const problem = findProblem(key) ?? findDouble(key, jwks?.keys.slice(0, position) ?? []);
    return problem === undefined
      ? []
      : [[`body.customClientMetadata.jwks.keys.${position}`, problem] as const];
  });
  if (fields.length > 0) fail(edgeErrors.invalidInput, { data: { fields: Object.fromEntries(fields) } });
}

/** What is as by default is left out, so that only answers about applications that use it have more than those of published clients. */
export function withoutDefaults({
  clientAuthentication,
  pushedRequests,
  signedRequests,
  boundTokens,
  ...custom
}: CustomClientMetadata): CustomClientMetadata {
  return {
    ...custom,
    ...(clientAuthentication !== 'client_secret' && { clientAuthentication }),
    ...(pushedRequests !== 'off' && { pushedRequests }),
    ...(signedRequests !== 'off' && { signedRequests }),
    ...(boundTokens !== 'off' && { boundTokens }),
  };
}

function findProblem({ kty, ...key }: PublicKey): string | undefined {
  try {
    const { asymmetricKeyDetails } = createPublicKey({ key: { kty, ...key }, format: 'jwk' });
    const bits = asymmetricKeyDetails?.modulusLength ?? rsaBits.least;
    if (bits < rsaBits.least || bits > rsaBits.most)
      return `must have ${rsaBits.least} to ${rsaBits.most} bits`;
  } catch {
    // A point that isn't on its curve, for example.
    return 'is not a valid public key';
  }
  return undefined;
}

const findDouble = ({ kid }: PublicKey, others: readonly PublicKey[]): string | undefined =>
  kid !== undefined && others.some((other) => other.kid === kid) ? 'has the ID of another key' : undefined;
