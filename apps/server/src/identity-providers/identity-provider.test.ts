import { toConnectorError } from '@gatehouse/connectors/kit/answers';
import type { Tools } from '@gatehouse/connectors/kit/connector';
import { readHere } from '@gatehouse/connectors/kit/saml/read-here';
import { createTools } from '@gatehouse/connectors/kit/tools';
import { github } from '@gatehouse/connectors/github/github';
import { oidc } from '@gatehouse/connectors/oidc/oidc';
import { saml } from '@gatehouse/connectors/saml/saml';
import type { SsoProviderName } from '@gatehouse/contract/sso-connectors/sso-connectors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeGithub } from '../../../../packages/connectors/src/github/github.fake.ts';
import { createFakeOidc, oidcIssuer } from '../../../../packages/connectors/src/oidc/oidc.fake.ts';
import { createFakeIdp, createRsaKey } from '../../../../packages/connectors/src/saml/saml.fake.ts';
import type { FakeSocial } from '../../../../packages/connectors/test/fake-oauth.ts';
import { type RunningProvider, startProvider } from '../../../../packages/connectors/test/fake-provider.ts';
import { callbackAddress, postAddress } from './addresses.ts';
import { ssoKinds } from './enterprise/kinds/sso-kinds.ts';
import type { SsoTools } from './enterprise/sso-kind.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { openConnector } from './open-connector.ts';

const service = { origin: 'https://auth.example.com', connectorId: 'c1' };
const redirectUri = callbackAddress(service);
/** The settings that the fake expects. */
const scope = 'openid profile email';
const credentials = { clientId: 'client', clientSecret: 'good' };
const metadataUrl = 'https://idp.example.com/metadata';
const directory = 'https://login.microsoftonline.com/72f988bf-86f1-41af-91ab-2d7cd011db47/v2.0';

const keys = { signing: createRsaKey(), encryption: createRsaKey() };
const idp = createFakeIdp({ serviceMetadata: () => serviceMetadata });
let serviceMetadata = '';

/** A provider as a tenant configures it, and what a browser brings back from the provider's page. */
interface Way {
  open(tools: SsoTools): IdentityProvider;
  fake?: FakeSocial;
  /** Whether the provider's metadata is fetched. */
  publishes: boolean;
}

const byOidc = (name: SsoProviderName, issuer: string, config: object, claims: object = {}): Way => ({
  open: (tools) => kindOf(name).open(tools, { ...credentials, ...config }),
  fake: createFakeOidc({ issuer, claims }),
  publishes: true,
});
const bySaml = (name: SsoProviderName): Way => ({
  open: (tools) => kindOf(name).open(tools, { metadataUrl }),
  publishes: true,
});
function kindOf(name: SsoProviderName) {
  const kind = ssoKinds.get(name);
  if (!kind) throw new Error(`There is no kind ${name}`);
  return kind;
}

const social: Record<string, Way> = {
  'a social connector by OAuth 2.0': {
    open: (tools) => openConnector(github, tools, credentials, postAddress(service)),
    fake: createFakeGithub(),
    publishes: false,
  },
  'a social connector by OpenID Connect': {
    open: (tools) => openConnector(oidc, tools, { ...credentials, issuer: oidcIssuer }, postAddress(service)),
    fake: createFakeOidc(),
    publishes: true,
  },
  'a social connector by SAML': {
    open: (tools) =>
      openConnector(
        saml,
        tools,
        { entityID: service.origin, idpMetadataUrl: metadataUrl },
        postAddress(service),
      ),
    publishes: true,
  },
};
const enterprise: Record<SsoProviderName, Way> = {
  OIDC: byOidc('OIDC', oidcIssuer, { issuer: oidcIssuer }),
  Okta: byOidc('Okta', 'https://acme.okta.com', { issuer: 'https://acme.okta.com/' }),
  AzureAdOidc: byOidc('AzureAdOidc', directory, { issuer: directory }),
  GoogleWorkspace: byOidc('GoogleWorkspace', 'https://accounts.google.com', { scope }, { hd: 'acme.com' }),
  SAML: bySaml('SAML'),
  AzureAD: bySaml('AzureAD'),
};

let running: RunningProvider;
afterEach(() => running.stop());

describe.each([...Object.entries(social), ...Object.entries(enterprise)])('%s', (name, way) => {
  const { fake, publishes } = way;
  let provider: IdentityProvider;
  /** The tools that fetched documents since the last call. */
  let read: string[];
  const look = (): string[] => read.splice(0);

  beforeEach(async () => {
    running = await startProvider((request) =>
      fake && request.url.href !== metadataUrl ? fake.handle(request) : { status: 200, body: idp.metadata },
    );
    read = [];
    const watch = (which: string, tools: Tools): Tools => ({
      ...tools,
      readDocument(url, headers) {
        read.push(which);
        return tools.readDocument(url, headers);
      },
    });
    const tools = createTools({ outbound: running.outbound, saml: readHere });
    provider = way.open({
      fresh: watch('fresh', tools),
      recent: watch('recent', tools),
      service,
      keyOf: async (purpose) => keys[purpose],
    });
    serviceMetadata = (await provider.metadata?.()) ?? '';
  });

  /** Goes to the provider and signs in there. */
  async function visit() {
    const { authorizationUri, kept } = await provider.start({ state: 'the-state', redirectUri });
    const data: Record<string, unknown> = fake
      ? fake.authorize(authorizationUri)
      : await idp.answer(authorizationUri, { attributes: { name: 'Ada' } });
    return { data, kept, redirectUri };
  }
  const codeOf = (coming: Promise<unknown>): Promise<string> =>
    coming.then(
      () => 'signed in',
      (error: unknown) => toConnectorError(error).code,
    );

  it('returns the verified account and the state', async () => {
    const back = await visit();
    expect(Object.keys(back.kept)).not.toEqual([]);
    expect(back.data[fake ? 'state' : 'RelayState']).toBe('the-state');
    const person = await provider.finish(back);
    expect(person.userInfo.id).toMatch(/./);
    expect(person).toEqual({
      userInfo: person.userInfo,
      ...(name in enterprise ? { issuer: expect.stringMatching(/^https:/) } : {}),
      // SAML has none.
      ...(fake ? { tokens: expect.objectContaining({ accessToken: expect.stringMatching(/./) }) } : {}),
    });
    expect(provider.refresh !== undefined).toBe(fake !== undefined);
  });

  it('accepts a callback only for the sign-in that it belongs to', async () => {
    const [one, other] = [await visit(), await visit()];
    expect(await codeOf(provider.finish({ ...one, kept: other.kept }))).not.toBe('signed in');
    expect(await codeOf(provider.finish({ ...other, kept: {} }))).toBe('insufficient_request_parameters');
  });

  it('fetches the provider’s documents for a decision about who signs in, and may use cached ones before', async () => {
    const back = await visit();
    expect(new Set(look())).toEqual(new Set(publishes ? ['recent'] : []));
    await provider.receive?.(back.data);
    expect(new Set(look())).toEqual(new Set(provider.receive ? ['recent'] : []));
    await provider.finish(back);
    expect(look()).toEqual(publishes ? ['fresh'] : []);
  });

  it('accepts posted responses and publishes our metadata only for SAML', async () => {
    expect([provider.receive, provider.metadata].map(Boolean)).toEqual([!fake, !fake]);
    if (fake) return;
    expect(serviceMetadata).toContain('AssertionConsumerService');
    const { data, kept } = await visit();
    const received = await provider.receive?.(data);
    expect(received).toEqual({
      id: expect.stringMatching(/./),
      expiresAt: expect.any(Number),
      requestId: kept.requestId,
    });
    expect(await provider.receive?.(await idp.answerUnsolicited())).toMatchObject({ requestId: null });
  });
});
