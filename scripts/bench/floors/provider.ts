import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { type Configuration, Provider } from 'oidc-provider';

/**
 * The unmodified protocol engine: in memory, without database, audit log and our rules; the same grants, algorithm, resource and lifetimes.
 * Arguments: port, resource, number of refresh tokens.
 */
const [port = '0', resource = '', chains = '0'] = process.argv.slice(2);
const issuer = `http://localhost:${port}/oidc`;
const redirectUri = 'https://app.example/callback';
const { privateKey } = await generateKeyPair('ES256', { extractable: true });

const configuration: Configuration = {
  jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig', kid: 'bench' }] },
  cookies: { keys: ['bench'] },
  clients: [
    {
      client_id: 'machine',
      client_secret: 'secret',
      grant_types: ['client_credentials'],
      response_types: [],
      redirect_uris: [],
    },
    {
      client_id: 'app',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      redirect_uris: [redirectUri],
    },
  ],
  clientDefaults: { id_token_signed_response_alg: 'ES256' },
  routes: { token: '/oidc/token' },
  responseTypes: ['code'],
  findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
  rotateRefreshToken: true,
  ttl: {
    AccessToken: 3600,
    ClientCredentials: 3600,
    Grant: 86_400,
    IdToken: 3600,
    RefreshToken: 86_400,
    Session: 86_400,
    Interaction: 3600,
  },
  features: {
    devInteractions: { enabled: false },
    clientCredentials: { enabled: true },
    resourceIndicators: {
      enabled: true,
      useGrantedResource: () => false,
      getResourceServerInfo: () => ({
        scope: 'read:orders write:orders',
        audience: resource,
        accessTokenTTL: 3600,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'ES256' } },
      }),
    },
  },
};
const provider = new Provider(issuer, configuration);

/** A refresh token as after a sign-in. */
async function createRefreshToken(accountId: string): Promise<string> {
  const client = await provider.Client.find('app');
  if (!client) throw new Error('no client');
  const grant = new provider.Grant({ accountId, clientId: 'app' });
  grant.addOIDCScope('openid profile offline_access');
  grant.addResourceScope(resource, 'read:orders write:orders');
  const grantId = await grant.save();
  const token = new provider.RefreshToken({
    accountId,
    client,
    grantId,
    gty: 'authorization_code',
    scope: 'openid profile offline_access read:orders write:orders',
    resource,
    authTime: Math.floor(Date.now() / 1000),
  });
  return token.save();
}

const refreshTokens: string[] = [];
for (let chain = 0; chain < Number(chains); chain += 1)
  refreshTokens.push(await createRefreshToken(`person${chain}`));
createServer(provider.callback()).listen(Number(port), '127.0.0.1', () => process.send?.({ refreshTokens }));
process.on('disconnect', () => process.exit());
