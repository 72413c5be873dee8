import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFakeIdp } from '../../packages/connectors/src/saml/saml.fake.ts';

/** A local SAML 2.0 identity provider, on another site than the sign-in pages. Servers need `OUTBOUND_ALLOW` for 127.0.0.1. */
export interface SamlIdp {
  origin: string;
  /** The URL of its metadata. */
  metadataUrl: string;
  /** Registers a service provider by the URL of its metadata. */
  know(serviceMetadataUrl: string): Promise<void>;
  /** The next user who signs in there. */
  person: { nameId: string; attributes: Record<string, string> };
  stop(): Promise<void>;
}

/** Starts it. Its page has one button, which posts the response to the service provider (SAML Bindings 3.5). */
export async function startSamlIdp(): Promise<SamlIdp> {
  let serviceMetadata = '';
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/metadata')
      return outgoing.writeHead(200, { 'content-type': 'application/samlmetadata+xml' }).end(fake.metadata);
    fake.answer(`${origin}${incoming.url ?? ''}`, idp.person).then(
      (fields) => {
        const [, consumer = ''] =
          /AssertionConsumerService[^>]*Location="([^"]+)"/.exec(serviceMetadata) ?? [];
        const inputs = Object.entries(fields).map(
          ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
        );
        outgoing
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          .end(`<form method="post" action="${consumer}">${inputs.join('')}<button>Come in</button></form>`);
      },
      (error: Error) => outgoing.writeHead(400, { 'content-type': 'text/plain' }).end(error.message),
    );
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const idp: SamlIdp = {
    origin,
    metadataUrl: `${origin}/metadata`,
    async know(url) {
      serviceMetadata = await (await fetch(url)).text();
    },
    person: { nameId: 'nobody', attributes: {} },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const fake = createFakeIdp({
    entityId: `${origin}/metadata`,
    signInEndpoint: `${origin}/sso`,
    wantsSignedRequests: true,
    serviceMetadata: () => serviceMetadata,
  });
  return idp;
}
