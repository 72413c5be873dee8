import { encodeBase32 } from '../../mfa/base32.ts';
import { pbkdf2Hash } from '../../passwords/imported-formats.ts';
import type { Draft, Mapper } from '../draft.ts';
import { linkedAccounts, list, object, text, texts } from './read.ts';

/** The users of a realm export of Keycloak. Its service accounts aren't users here. */
export const mapKeycloak: Mapper = (row) => {
  if (text(row.serviceAccountClientId) !== undefined) return {};
  const names = [text(row.firstName), text(row.lastName)];
  const username = text(row.username);
  const credentials = list(row.credentials);
  const attributes = object(row.attributes);
  const secret = credentials.map(readTotp).find((one) => one !== undefined);
  const others =
    credentials.filter(({ type }) => type !== 'password').length - (secret === undefined ? 0 : 1);
  return {
    id: row.id,
    // Realms that use email addresses as usernames have them twice.
    username: username?.includes('@') ? undefined : username,
    primaryEmail: row.email,
    isEmailVerified: row.emailVerified,
    name: names.filter((name) => name !== undefined).join(' '),
    profile: { givenName: names[0], familyName: names[1], locale: texts(attributes.locale)[0] },
    customData: Object.fromEntries(
      Object.entries(attributes)
        .filter(([name]) => name !== 'locale')
        .map(([name, value]) => [name, Array.isArray(value) && value.length === 1 ? value[0] : value]),
    ),
    identities: linkedAccounts(
      list(row.federatedIdentities).map(({ identityProvider, userId }) => ({
        provider: identityProvider,
        userId,
      })),
    ),
    isSuspended: row.enabled === false,
    createdAt: row.createdTimestamp,
    ...readPassword(credentials.find(({ type }) => type === 'password')),
    totpSecret: secret,
    warnings: others > 0 ? ['factor_not_imported'] : [],
  };
};

const digests: Partial<Record<string, string>> = {
  pbkdf2: 'sha1',
  'pbkdf2-sha256': 'sha256',
  'pbkdf2-sha512': 'sha512',
};

function readPassword(
  credential: Record<string, unknown> | undefined,
): Pick<Draft, 'passwordDigest' | 'passwordAlgorithm'> {
  if (!credential) return {};
  const data = object(credential.credentialData);
  const secret = object(credential.secretData);
  const algorithm = text(data.algorithm) ?? '';
  const [value = '', salt = ''] = [text(secret.value), text(secret.salt)];
  const iterations = Number(data.hashIterations);
  const digest = digests[algorithm];
  if (digest !== undefined)
    return {
      passwordAlgorithm: 'PBKDF2',
      passwordDigest: pbkdf2Hash(
        digest,
        iterations,
        Buffer.from(salt, 'base64'),
        Buffer.from(value, 'base64'),
      ),
    };
  if (algorithm !== 'argon2')
    return { passwordAlgorithm: algorithm || 'unknown', passwordDigest: value || '-' };
  const more = object(data.additionalParameters);
  const parameter = (name: string, other: string): string => texts(more[name])[0] ?? other;
  const cost = `m=${parameter('memory', '7168')},t=${iterations},p=${parameter('parallelism', '1')}`;
  const version = parameter('version', '1.3') === '1.0' ? 16 : 19;
  const type = parameter('type', 'id');
  const plain = (base64: string): string => base64.replace(/={1,2}$/, '');
  return {
    passwordAlgorithm: `Argon2${type}`,
    passwordDigest: `$argon2${type}$v=${version}$${cost}$${plain(salt)}$${plain(value)}`,
  };
}

/** The secret of an authenticator app with the parameters that all apps support. It is a text there, whose bytes are the key. */
function readTotp({ type, secretData, credentialData }: Record<string, unknown>): string | undefined {
  const data = object(credentialData);
  const secret = text(object(secretData).value);
  const isUsual =
    data.subType === 'totp' && data.digits === 6 && data.period === 30 && data.algorithm === 'HmacSHA1';
  if (type !== 'otp' || !isUsual || secret === undefined) return undefined;
  const base32 = data.secretEncoding === 'BASE32' ? secret : encodeBase32(Buffer.from(secret, 'utf8'));
  return base32.length < 26 ? undefined : base32;
}
