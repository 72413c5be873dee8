import { generateKeyPairSync } from 'node:crypto';
import { certify } from '@gatehouse/connectors/kit/saml/certify';
import * as api from '@gatehouse/contract/applications/saml-application-endpoints';
import { samlAddresses } from '@gatehouse/contract/applications/saml-addresses';
import type { ClientInput } from '@gatehouse/contract/endpoint';
import { listSamlCertificates } from '@gatehouse/contract/applications/saml-certificate-endpoints';
import { SAML, type SamlConfig, ValidateInResponseTo } from '@node-saml/node-saml';
import { createBrowser, finishFlow, type OidcBrowser } from '../../../../tests/support/oidc-browser.ts';
import type { Caller, TestTenant } from '../../../../tests/support/tenant.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** A key of a service provider, with its certificate. */
export function createPair() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    key: privateKey,
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: certify(privateKey, 'Service provider'),
  };
}

export const acs = 'https://sp.example.com/saml/acs';
export const entityId = 'https://sp.example.com/metadata';

/** Creates a SAML application, and changes it as given. */
export async function createSaml(
  call: Caller,
  change: ClientInput<typeof api.updateSamlApplication>['body'] = {},
  about: { acs?: string; entityId?: string } = {},
) {
  const made = await call(api.createSamlApplication, {
    body: {
      name: 'Payroll',
      entityId: about.entityId ?? entityId,
      acsUrl: { binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST', url: about.acs ?? acs },
    },
  });
  if (made.status !== 201) throw new Error(`No application: ${JSON.stringify(made.body)}`);
  const { id } = made.body;
  if (Object.keys(change).length > 0) {
    const changed = await call(api.updateSamlApplication, { params: { id }, body: change });
    if (changed.status !== 200) throw new Error(`Not changed: ${JSON.stringify(changed.refusal)}`);
  }
  return id;
}

/** A service provider with the library node-saml, which checks everything that it can. */
export async function createNodeSaml(
  call: Caller,
  tenant: TestTenant,
  id: string,
  more: Partial<SamlConfig> = {},
): Promise<SAML> {
  const { body } = await call(listSamlCertificates, { params: { id } });
  const addresses = samlAddresses(tenant.origin, id);
  return new SAML({
    idpCert: body.filter(({ active }) => active).map(({ certificate }) => certificate),
    issuer: entityId,
    callbackUrl: acs,
    entryPoint: addresses.signIn,
    logoutUrl: addresses.singleLogout,
    idpIssuer: addresses.entityId,
    audience: entityId,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: true,
    validateInResponseTo: ValidateInResponseTo.always,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    acceptedClockSkewMs: 1000,
    ...more,
  });
}

/** A page that posts itself: its target and fields. */
export interface PostPage {
  to: string;
  fields: Record<string, string>;
  response: Response;
  html: string;
}

const unescape = (text: string): string =>
  text.replaceAll(/&#(\d+);/g, (_whole, code: string) => String.fromCodePoint(Number(code)));

export async function readPostPage(response: Response): Promise<PostPage> {
  const html = await response.text();
  const to = /<form method="post" action="([^"]*)"/.exec(html)?.[1];
  if (response.status !== 200 || to === undefined) throw new Error(`No form: ${response.status} ${html}`);
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  const fields = inputs.map(([, name = '', value = '']) => [name, unescape(value)]);
  return { to: unescape(to), fields: Object.fromEntries(fields), response, html };
}

export const decode = ({ fields }: PostPage): string =>
  Buffer.from(fields.SAMLResponse ?? '', 'base64').toString();

/** A browser that signs in to SAML applications, as its user. */
export interface SamlVisitor {
  browser: OidcBrowser;
  /** Opens a URL of ours, and signs in if a page asks for it. Returns the last response. */
  open(url: string | URL, init?: RequestInit): Promise<{ url: URL; response: Response; signedIn: boolean }>;
  /** The same up to the page that posts itself. */
  visit(url: string | URL, init?: RequestInit): Promise<PostPage>;
}

export function createVisitor(runtime: Runtime, tenant: TestTenant, userId: string): SamlVisitor {
  const browser = createBrowser(tenant.origin);
  const self: SamlVisitor = {
    browser,
    async open(url, init) {
      const first = await browser.fetch(url, { headers: { accept: 'text/html' }, ...init });
      const location = first.headers.get('location');
      if (!location) return { url: new URL(url, tenant.origin), response: first, signedIn: false };
      const start = await browser.follow(new URL(location, tenant.origin));
      const flow = start.url.searchParams.get('flow');
      if (start.url.pathname !== '/sign-in' || !flow) return { ...start, signedIn: false };
      return {
        ...(await browser.follow(await finishFlow(runtime, tenant, flow, userId))),
        signedIn: true,
      };
    },
    visit: async (url, init) => readPostPage((await self.open(url, init)).response),
  };
  return self;
}
