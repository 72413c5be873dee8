import { toConnectorError } from '../src/kit/answers.ts';
import type { ConnectorError } from '../src/kit/error.ts';
import type { Outbound } from '../src/kit/outbound.ts';
import { type AnswerOptions, createFakeIdp, createRsaKey, toPem } from '../src/saml/saml.fake.ts';
import { readHere } from '../src/kit/saml/read-here.ts';
import { createTools } from '../src/kit/tools.ts';
import { saml } from '../src/saml/saml.ts';

export const postUri = 'https://auth.example.com/api/authn/saml/c1';
const redirectUri = 'https://auth.example.com/callback/c1';

const noNetwork: Outbound = {
  request: () => Promise.reject(new Error('no calls expected')),
  connect: () => Promise.reject(new Error('no calls expected')),
};

const [signingKey, decryptionKey] = [toPem(createRsaKey()), toPem(createRsaKey())];
/** A key that isn't trusted. */
export const strangerKey = createRsaKey();

/** Sign-ins with an identity provider that has our metadata, with signed requests and encrypted assertions. */
export function startSamlVisits({ outbound = noNetwork }: { outbound?: Outbound } = {}) {
  const given: Record<string, unknown> = {
    entityID: 'https://auth.example.com',
    signAuthnRequest: true,
    privateKey: signingKey,
    encryptAssertion: true,
    encPrivateKey: decryptionKey,
    trustUnverifiedEmail: true,
  };
  const settings = (more: object = {}) => saml.settings.parse({ ...given, ...more });
  const idp = createFakeIdp({
    wantsSignedRequests: true,
    serviceMetadata: () => saml.serviceMetadata?.(settings(), postUri) ?? '',
  });
  given.idpMetadataXml = idp.metadata;
  const tools = createTools({ outbound, saml: readHere });

  /** Starts a sign-in. */
  async function leave(more: object = {}) {
    const kept: Record<string, string> = {};
    const address = await saml.authorizationUri?.(tools, settings(more), {
      state: 'the-state',
      redirectUri,
      postUri,
      keep: (values) => void Object.assign(kept, values),
    });
    return { address: address ?? '', kept };
  }

  const userInfo = async (data: Record<string, unknown>, kept: Record<string, string>, more: object = {}) =>
    saml.userInfo?.(tools, settings(more), { data, kept, postUri, redirectUri });

  const receive = async (data: Record<string, unknown>) =>
    saml.receive?.(tools, settings(), { data, postUri });

  /** Signs in with this response, changed by an attacker. */
  async function come(
    options: AnswerOptions = {},
    { change = (xml: string) => xml, more = {} }: { change?: (xml: string) => string; more?: object } = {},
  ) {
    const { address, kept } = await leave(more);
    const { SAMLResponse } = await idp.answer(address, options);
    const xml = change(Buffer.from(SAMLResponse, 'base64').toString());
    return userInfo({ SAMLResponse: Buffer.from(xml).toString('base64') }, kept, more);
  }

  return { idp, settings, leave, userInfo, receive, come, given };
}

/** The code and reason of the rejection. */
export async function refusalOf(coming: Promise<unknown>): Promise<Pick<ConnectorError, 'code' | 'reason'>> {
  const accepted = await coming.then(
    (value) => ({ value }),
    (error: unknown) => toConnectorError(error),
  );
  if ('value' in accepted) return { code: 'general', reason: `ACCEPTED ${JSON.stringify(accepted.value)}` };
  return { code: accepted.code, reason: accepted.reason };
}
