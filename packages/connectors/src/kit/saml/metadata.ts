import { ConnectorError } from '../error.ts';
import { requireSuccess } from '../answers.ts';
import type { Tools } from '../connector.ts';
import { readCertificates } from './certificates.ts';
import { type IdpMetadata, readIdpMetadata } from './read-metadata.ts';
import { bounded } from '@gatehouse/contract/validation/bounded';

async function fetchIdpMetadata({ readDocument, saml }: Tools, url: string): Promise<IdpMetadata> {
  const answer = await readDocument(url, {
    accept: 'application/samlmetadata+xml, application/xml, text/xml',
  });
  return saml.readMetadata(requireSuccess(answer).text);
}

/** Caches the results of the most recent texts, because unchanged settings are validated at each sign-in. */
function rememberLast<T>(most: number, read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const value = known.get(text) ?? read(text);
    known.delete(text);
    known.set(text, value);
    if (known.size > most) known.delete(known.keys().next().value ?? text);
    return value;
  };
}
const readKnownMetadata = rememberLast(50, readIdpMetadata);

/** The reason why reading a text fails, if it does. */
const problemOf = (read: (text: string) => unknown, text: string): string | undefined => {
  try {
    read(text);
    return undefined;
  } catch (error) {
    return error instanceof ConnectorError ? error.reason : 'cannot be read';
  }
};
const readable = (read: (text: string) => unknown, length: number) =>
  bounded(length)
    .superRefine((text, context) => {
      const problem = text === '' ? undefined : problemOf(read, text);
      if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
    })
    .optional();

/** Settings that are validated when they are saved, not only at sign-in. Reading them in this thread is fast thanks to the limits of `shape.ts`. */
export const metadataXml = readable(readKnownMetadata, 131_072);
export const certificatesPem = readable(readCertificates, 65_536);

/** The settings that define an identity provider: its metadata, or entity ID, sign-in URL and certificates. */
export interface DescribedIdp {
  metadataUrl?: string;
  metadata?: string;
  entityId?: string;
  signInEndpoint?: string;
  /** One or several. */
  x509Certificate?: string;
}

/** The identity provider of these settings; entered values override the metadata. Throws `ConnectorError`. */
export async function findIdp(
  tools: Tools,
  described: DescribedIdp,
): Promise<Pick<IdpMetadata, 'entityId' | 'signInEndpoint' | 'certificates'>> {
  const { metadataUrl, metadata: xml, x509Certificate } = described;
  const metadata = metadataUrl
    ? await fetchIdpMetadata(tools, metadataUrl)
    : xml
      ? readKnownMetadata(xml)
      : undefined;
  const entityId = described.entityId || metadata?.entityId;
  const signInEndpoint = described.signInEndpoint || metadata?.signInEndpoint;
  const certificates = x509Certificate ? readCertificates(x509Certificate) : metadata?.certificates;
  if (entityId && signInEndpoint && certificates) return { entityId, signInEndpoint, certificates };
  throw new ConnectorError(
    'invalid_config',
    'There is neither metadata nor entity ID, sign-in URL and certificate',
  );
}
