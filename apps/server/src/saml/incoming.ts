import { ConnectorError } from '@gatehouse/connectors/kit/error';
import {
  decodeRequest,
  inflateRequest,
  isQuerySigned,
  type ServiceRequest,
} from '@gatehouse/connectors/kit/saml/read-request';
import { relayState } from '@gatehouse/contract/applications/saml-applications';
import { samlProtocolErrors } from '@gatehouse/contract/applications/saml-errors';
import { ApiError, fail } from '../lib/fail.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { ServiceProvider } from './application.ts';

/** A message of a service provider as it arrived. */
export interface Incoming {
  binding: 'redirect' | 'post';
  /** The query as it was sent, whose bytes are signed. */
  query: string;
  fields: ReadonlyMap<string, string>;
}

/** The most that a message has, before it is decoded. */
const maxLength = 128 * 1024;

/** A request whose sender is known as far as the application can tell. */
export interface ReceivedRequest extends ServiceRequest {
  relayState: string | null;
}

const refuse = (internal: string, cause?: unknown): never =>
  fail(samlProtocolErrors.invalidRequest, { internal, cause });

/**
 * Reads a request of a service provider, which must come from the application's issuer and be meant for `address`. If the application has a
 * certificate, a signature must match it. Throws `invalidRequest` with the reason for the log only, or `issuerMismatch`.
 */
export async function readIncoming(
  runtime: Runtime,
  provider: ServiceProvider,
  incoming: Incoming,
  { address, mustBeSigned }: { address: string; mustBeSigned: boolean },
): Promise<ReceivedRequest> {
  const encoded = incoming.fields.get('SAMLRequest') ?? '';
  if (encoded === '' || encoded.length > maxLength) refuse('there is no SAMLRequest, or it is too large');
  const state = relayState.safeParse(incoming.fields.get('RelayState') ?? '');
  if (!state.success) refuse('RelayState is too long');
  // Checked first, because it is cheaper than reading XML.
  const isQueryVerified = incoming.binding === 'redirect' && verifyQuery(incoming, provider.spCertificate);
  if (incoming.binding === 'redirect' && mustBeSigned && !isQueryVerified) refuse('it must be signed');
  const request = await read(runtime, provider, incoming, encoded);
  const isSigned = incoming.binding === 'redirect' ? isQueryVerified : request.isSigned;
  if (mustBeSigned && !isSigned) refuse('it must be signed');
  if (request.issuer !== provider.entityId)
    fail(samlProtocolErrors.issuerMismatch, { internal: `it is from ${request.issuer.slice(0, 256)}` });
  // A signed message must say for whom it is (SAML Bindings 3.4.5.2, 3.5.5.2).
  if (request.destination === null ? isSigned : request.destination !== address)
    refuse('it was meant for another address (Destination)');
  return { ...request, isSigned, relayState: state.data || null };
}

/** Whether the query is signed. Throws if its signature doesn't match the certificate. */
function verifyQuery({ query, fields }: Incoming, certificate: string | null): boolean {
  const signature = fields.get('Signature');
  if (certificate === null || !signature) return false;
  const raw = new Map(query.split('&').map((part): [string, string] => [part.split('=', 1)[0] ?? '', part]));
  const parts = ['SAMLRequest', 'RelayState', 'SigAlg'].flatMap((name) => raw.get(name) ?? []);
  const algorithm = fields.get('SigAlg') ?? '';
  if (!isQuerySigned({ parts, algorithm, signature }, certificate)) refuse('its signature does not match');
  return true;
}

async function read(
  runtime: Runtime,
  { spCertificate }: ServiceProvider,
  { binding }: Incoming,
  encoded: string,
): Promise<ServiceRequest> {
  try {
    const xml = binding === 'redirect' ? inflateRequest(encoded) : decodeRequest(encoded);
    // Redirects are signed in the query, and not in the XML.
    return await runtime.saml.readServiceRequest(xml, binding === 'redirect' ? null : spCertificate);
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    throw new ApiError(samlProtocolErrors.invalidRequest, { internal: error.reason, cause: error });
  }
}
