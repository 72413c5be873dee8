const at = '2026-01-01T00:00:00Z';

/** Rows of enterprise SSO, as in `world.fixture.ts`. */
export const ssoWorld: Record<string, object[]> = {
  sso_connectors: ['acme', 'labs'].map((id) => ({
    id,
    provider_name: 'OIDC',
    connector_name: id,
    sealed: 'sealed',
    domains: ['example.com'],
    branding: {},
    sync_profile: false,
    enable_token_storage: false,
    created_at: at,
  })),
  user_sso_identities: [
    {
      id: 'identity',
      user_id: 'user',
      sso_connector_id: 'acme',
      issuer: 'https://acme.example.com',
      identity_id: 'ada',
      detail: {},
      created_at: at,
      updated_at: at,
    },
  ],
};

/** An identity that a flow has verified: the user's own, or a new one. */
const verifiedIdentity = (ssoConnectorId: string, identityId: string): object => ({
  ssoIdentity: {
    id: 'next',
    ssoConnectorId,
    issuer: 'https://acme.example.com',
    identityId,
    detail: { name: 'Ada' },
  },
});
export const knownIdentity = verifiedIdentity('acme', 'ada');
export const newIdentity = verifiedIdentity('labs', 'grace');
