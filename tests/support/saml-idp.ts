import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFakeIdp } from '../../packages/connectors/src/saml/saml.fake.ts';

/** An identity provider of SAML 2.0 on this machine, at another site than our pages; for servers that may call 127.0.0.1 (`OUTBOUND_ALLOW`). */
export interface SamlIdp {
  origin: string;
  /** What it says about itself. */
  metadataUrl: string;
  /** Tells it of a service, by the address of that one's metadata. */
  know(serviceMetadataUrl: string): Promise<void>;
  /** Who signs in there next. */
  person: { nameId: string; attributes: Record<string, string> };
  stop(): Promise<void>;
}

/** Starts it. Its page has one button, which posts the answer to the service, as those of real ones do (SAML Bindings 3.5). */
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
