import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import { ConnectorError } from '../kit/error.ts';
import { field } from '../kit/fields.ts';
import { verifyIdToken } from '../kit/id-token.ts';
import { markOf } from '../kit/marks.ts';
import { defineSocialConnector, claimsToUserInfo, standardClaims } from '../kit/social.ts';
import { bounded } from '@gatehouse/contract/validation/bounded';

const issuer = 'https://appleid.apple.com';

const key = bounded(4096).regex(
  /^\s*-----BEGIN PRIVATE KEY-----[\sA-Za-z\d+/=]+-----END PRIVATE KEY-----\s*$/,
  'must be the whole .p8 file',
);
const tenLetters = bounded(10).regex(/^[A-Z\d]{10}$/, 'must be 10 letters and digits');

/** Sent only at a user's first sign-in, and not signed, so only the name is read. */
const firstTime = z.object({
  name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }),
});

/** https://developer.apple.com/documentation/signinwithapplerestapi/generate-and-validate-tokens */
export const apple = defineSocialConnector({
  about: {
    id: 'apple-universal',
    target: 'apple',
    name: 'Apple',
    description: 'Accounts of iPhone, iPad and Mac users, with private email relay.',
    ...markOf('apple'),
    readme: `## Connect Apple

1. In your Apple developer account, under [**Certificates, Identifiers & Profiles**](https://developer.apple.com/account/resources/identifiers/list), register an **App ID** with **Sign in with Apple**, and a **Services ID** for your website; its identifier is the client ID here.
2. Under [**Keys**](https://developer.apple.com/account/resources/authkeys/list), create a key for **Sign in with Apple** and download it. Its text is the private key, its ID the key ID.
3. Your team ID is at the top right of the account’s pages.`,
  },
  settings: z.object({
    clientId: field(z.string().min(1).max(512), { label: 'Services ID' }),
    teamId: field(tenLetters, { label: 'Team ID' }),
    keyId: field(tenLetters, { label: 'Key ID' }),
    privateKey: field(key, { label: 'Private key', isSecret: true, isMultiline: true }),
    scope: field(z.string().max(256).default('name email'), { label: 'Scope' }),
  }),
  client: async ({ clientId, scope, ...secret }) => ({
    authorizationEndpoint: `${issuer}/auth/authorize`,
    tokenEndpoint: `${issuer}/auth/token`,
    clientId,
    clientSecret: await signSecret({ clientId, ...secret }),
    scope,
    usesNonce: true,
    // Apple requires `form_post` if a name or email address is requested; the callback turns it into a GET.
    parameters: { response_mode: scope ? 'form_post' : 'query' },
  }),
  async readUser({ tools, settings: { clientId }, tokens, callback: { kept, data } }) {
    const claims = await verifyIdToken(
      tools,
      tokens.id_token,
      {
        jwksUri: `${issuer}/auth/keys`,
        issuer,
        clientId,
        nonce: kept.nonce ?? '',
      },
      standardClaims,
    );
    return { ...claimsToUserInfo(claims), ...readName(data.user) };
  },
});

/** The client secret is a JWT that we sign (…/signinwithapplerestapi/creating-a-client-secret). */
async function signSecret({
  clientId,
  teamId,
  keyId,
  privateKey,
}: Record<'clientId' | 'teamId' | 'keyId' | 'privateKey', string>): Promise<string> {
  const signingKey = await importPKCS8(privateKey.trim(), 'ES256').catch((cause: unknown) => {
    throw new ConnectorError('invalid_config', 'The private key cannot be read', { cause });
  });
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(signingKey);
}

function readName(user: unknown): { name?: string } {
  try {
    const { name } = firstTime.parse(typeof user === 'string' ? JSON.parse(user) : user);
    const whole = [name.firstName, name.lastName].filter(Boolean).join(' ').slice(0, 128);
    return whole ? { name: whole } : {};
  } catch {
    return {};
  }
}
